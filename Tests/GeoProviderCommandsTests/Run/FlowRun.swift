// SPDX-License-Identifier: Apache-2.0

import Foundation
import SimulatedDevice
import Testing

@testable import GeoProviderCommands

/// One first launch of an app: which phone, which usage texts, which way of asking, and what its user chooses.
struct FlowRun {
    /// How a user answers every prompt.
    enum Path: String, CaseIterable {
        case grants, keepsWhileUsing, allowsOnce, denies

        /// The answers, by prompt.
        var choices: [(prompt: String, choose: String)] {
            let first =
                self == .denies ? "dontAllow" : self == .allowsOnce ? "allowOnce" : "allowWhileUsing"
            let old = self == .denies ? "dontAllow" : "allow"
            let keeps = self == .keepsWhileUsing
            return [
                ("wiu8", old), ("always8", old), ("first13", first),
                ("always11", self == .denies ? "dontAllow" : keeps ? "onlyWhileUsing" : "alwaysAllow"),
                ("upgrade11", keeps ? "keepOnlyWhileUsing" : "alwaysAllow"),
                ("upgrade13", keeps ? "keepOnlyWhileUsing" : "changeToAlwaysAllow"),
            ]
        }
    }

    /// Which usage texts an Info.plist has.
    struct Texts: OptionSet, CaseIterable {
        let rawValue: Int
        static let whenInUse = Texts(rawValue: 1)
        static let always = Texts(rawValue: 2)
        static let alwaysAndWhenInUse = Texts(rawValue: 4)
        static let allCases = (0..<8).map(Texts.init)

        var infoPlist: [String: String] {
            var keys: [String: String] = [:]
            if contains(.whenInUse) { keys["NSLocationWhenInUseUsageDescription"] = "Finds shops near you." }
            if contains(.always) { keys["NSLocationAlwaysUsageDescription"] = "Records your walk." }
            if contains(.alwaysAndWhenInUse) { keys["NSLocationAlwaysAndWhenInUseUsageDescription"] = "Always." }
            return keys
        }
    }

    let os: String
    let texts: Texts
    let permission: String
    let path: Path

    /// Every first launch on one iOS version.
    static func all(on os: String) -> [FlowRun] {
        Texts.allCases.flatMap { texts in
            ["whenInUse", "always"].flatMap { permission in
                Path.allCases.map { FlowRun(os: os, texts: texts, permission: permission, path: $0) }
            }
        }
    }

    /// The scenario of each first launch but for the phone, read once.
    private static let scenarios: [String: ScenarioRun] = {
        let runs = all(on: "17.4").map { ($0.key, try? ScenarioRun(object: $0.scenario)) }
        return Dictionary(uniqueKeysWithValues: runs).compactMapValues(\.self)
    }()

    private var key: String { "\(texts.rawValue) \(permission) \(path)" }

    private var scenario: [String: Any] {
        [
            "name": "First launch",
            "device": ["os": os, "infoPlist": texts.infoPlist],
            "user": ["answers": path.choices.map { ["prompt": $0.prompt, "choose": $0.choose, "after": 1] }],
            "app": ["permission": permission, "want": "oneShot", "desiredAccuracy": "hundredMeters"],
            "until": 60,
        ]
    }

    /// What came of it with one provider and one way of asking.
    func summary(provider: String, flow: DeviceScenario.Flow) throws -> Summary {
        let run = try #require(Self.scenarios[key])
        let summary = try run.record(provider: provider, os: os, flow: flow).summary
        return Summary(
            prompts: try #require(summary["prompts"]?.elements).compactMap { $0["id"]?.plain },
            vendorAuthCallbacks: try #require(summary["vendorAuthCallbacks"].flatMap { Int($0.plain) }),
            codes: try #require(summary["completions"]?.elements).map { $0["code"] == .null ? nil : $0["code"]?.plain }
        )
    }

    /// The part of a run's summary that tells who asked.
    struct Summary {
        let prompts: [String]
        let vendorAuthCallbacks: Int
        let codes: [String?]
    }
}
