// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProviderCommands

/// Every first launch there is with one provider: rule sets of iOS × usage texts × permission, all prompts granted.
struct FirstLaunches {
    /// What came of one way of asking.
    struct Figures {
        var launches = 0
        var prompts = 0
        var vendorAuthCallbacks = 0
        var early = 0
        var lost = 0
    }

    let displayName: String
    let nativeFirst: Figures
    let sdkDriven: Figures

    init(of provider: ProviderRegistration) throws {
        displayName = provider.displayName
        nativeFirst = try Self.figures(of: provider, flow: "native-first")
        sdkDriven = try Self.figures(of: provider, flow: "sdk-driven")
    }

    private static let versions = ["10.3", "12.4", "13.1", "13.4", "14.0", "17.4", "18.0"]
    private static let keys = [
        "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
        "NSLocationAlwaysAndWhenInUseUsageDescription",
    ]
    private static let answers = [
        "wiu8": "allow", "always8": "allow", "always11": "alwaysAllow", "upgrade11": "alwaysAllow",
        "first13": "allowWhileUsing", "upgrade13": "changeToAlwaysAllow",
    ]

    private struct Run: Decodable { let summary: Summary }

    private static func figures(of provider: ProviderRegistration, flow: String) throws -> Figures {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        var figures = Figures()
        for version in versions {
            for subset in 0..<8 {
                for permission in ["whenInUse", "always"] {
                    try scenario(version, subset, permission).write(to: file)
                    let words = ["run", file.path, "--provider", provider.id, "--flow", flow]
                    let run = try CommandOutput.read(Run.self, of: words, providers: [provider])
                    figures.add(run.summary, isAskedFirst: flow == "native-first")
                }
            }
        }
        return figures
    }

    private static func scenario(_ version: String, _ subset: Int, _ permission: String) throws -> Data {
        let texts = keys.enumerated().filter { subset >> $0.offset & 1 == 1 }.map {
            ($0.element, "Finds shops near you.")
        }
        let answers = answers.sorted { $0.key < $1.key }.map {
            ["prompt": $0.key, "choose": $0.value, "after": 1] as [String: Any]
        }
        return try JSONSerialization.data(withJSONObject: [
            "name": "First launch",
            "device": ["os": version, "infoPlist": Dictionary(uniqueKeysWithValues: texts)],
            "user": ["answers": answers],
            "app": ["permission": permission, "want": "oneShot", "desiredAccuracy": "hundredMeters"],
            "until": 60,
        ])
    }
}

extension FirstLaunches.Figures {
    fileprivate mutating func add(_ summary: Summary, isAskedFirst: Bool) {
        launches += 1
        prompts += summary.prompts.count
        vendorAuthCallbacks += summary.vendorAuthCallbacks
        early += isAskedFirst ? 0 : 1
        lost += summary.completions.contains { $0.code == "notAsked" } ? 1 : 0
    }
}
