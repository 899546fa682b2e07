// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import SimulatedDevice
import Testing

@testable import GeoProviderCommands

@Suite("The permission page")
struct PermissionPageTests {
    private static let english = CommandRun("permissions --format html").output
    private static let atlas = PermissionAtlasWalk(page: english)

    @Test(
        "Documentation/permissions.html and its Chinese twin are what the command prints",
        arguments: ["en", "zh-Hans"]
    )
    func documents(_ language: String) throws {
        let name = language == "en" ? "permissions.html" : "permissions.zh-CN.html"
        let page = language == "en" ? Self.english : CommandRun("permissions --format html --language zh-Hans").output
        let file = ScenarioFiles.folder.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Documentation/\(name)")
        if ProcessInfo.processInfo.environment["GEOPROVIDER_WRITE_DOCUMENTS"] != nil {
            try Data(page.utf8).write(to: file)
        }
        let found = try? String(contentsOf: file, encoding: .utf8)
        #expect(found == page, "Run: GEOPROVIDER_WRITE_DOCUMENTS=1 swift test --filter PermissionPageTests")
        #expect(page.utf8.count < 400_000)
        #expect(page.contains("<html lang=\"\(language)\">"))
    }

    @Test("The page loads nothing, and follows light, dark, paper and narrow screens")
    func selfContained() {
        for part in ["src=", "url(", "@import", "<link", " onclick", "javascript:", "innerHTML", "fetch("] {
            #expect(!Self.english.contains(part), "\(part)")
        }
        for part in [
            "prefers-color-scheme: dark", "@media print", "max-width: 44rem", "default-src 'none'", "<noscript>",
        ] {
            #expect(Self.english.contains(part), "\(part)")
        }
        let markup = Self.english.replacing(#/<script[^>]*>[\s\S]*?<\/script>/#, with: "")
        #expect(HTMLTags.unbalanced(in: markup) == [])
    }

    @Test("Data cannot end the element that it stands in")
    func embedded() {
        let text = PermissionPage.embedded(["x": "</script><!--&\u{2028}"])
        #expect(text == #"{"x":"\u003c/script\u003e\u003c!--\u0026\u2028"}"#)
    }

    @Test(
        "A request prompts where the machine says so, and each answer gives what the machine gives",
        arguments: RuleSet.all
    )
    func machine(_ rules: RuleSet) throws {
        let atlas = try #require(Self.atlas)
        let machine = PermissionMachine(rules)
        let fresh = PermissionState()
        for request in AuthorizationRequest.allCases {
            for (bits, texts) in PermissionAtlas.textSets.enumerated() {
                let root = "\(rules.name) \(request == .always ? "always" : "whenInUse") \(bits)"
                let start = try #require(atlas.place(root), "\(root)")
                let decision = machine.decide(request, in: fresh, RequestContext(usageTexts: texts))
                guard case .prompt(let prompt, _) = decision.effect else {
                    #expect(start.prompt == nil && start.status == "notDetermined", "\(root)")
                    continue
                }
                let row = try #require(machine.prompt(prompt))
                #expect(start.prompt == prompt.rawValue && start.options == row.options.map(\.rawValue), "\(root)")
                for option in row.options {
                    for precise in row.hasPreciseSwitch && option != .dontAllow ? [true, false] : [true] {
                        let key = option.rawValue + (precise ? "" : "~")
                        let place = try #require(atlas.place(root, [key]), "\(root) \(key)")
                        let answer = try #require(
                            machine.answer(option, to: prompt, raisedBy: request, precise: precise, in: decision.state)
                        )
                        #expect(place.status == machine.status(in: answer.state).value.description, "\(root) \(key)")
                        let accuracy = machine.accuracy(in: answer.state).value.rawValue
                        let shown = machine.traits.hasAccuracyAuthorization ? accuracy : ""
                        #expect(place.accuracy == shown, "\(root) \(key)")
                        let changed = machine.status(in: answer.state).value.description != "notDetermined"
                        let heard = place.events.contains { $0.contains("didChangeAuthorization") }
                        #expect(heard == changed, "\(root) \(key)")
                    }
                }
            }
        }
    }

    @Test(
        "Where the app asks for nothing, AMap asks by the usage texts that let it, and Tencent asks nobody",
        arguments: RuleSet.all
    )
    func vendors(_ rules: RuleSet) throws {
        let atlas = try #require(Self.atlas)
        let asked = try (0..<8).map { bits -> String in
            let place = try #require(atlas.place("\(rules.name) none \(bits)", provider: 1))
            let tencent = try #require(atlas.place("\(rules.name) none \(bits)", provider: 2))
            #expect(tencent.prompt == nil)
            if place.events.contains(where: { $0.contains("doRequireLocationAuth") }) { return "app" }
            return place.events.contains { $0.contains("Authorization() by AMapLocationKit") } ? "sdk" : "nobody"
        }
        let expected = PermissionAtlas.textSets.enumerated().map { bits, texts in
            let canAsk = AuthorizationRequest.allCases.contains { request in
                let context = RequestContext(usageTexts: texts)
                if case .prompt = PermissionMachine(rules).decide(request, in: PermissionState(), context).effect {
                    return true
                }
                return false
            }
            return canAsk ? (bits == 1 ? "sdk" : "app") : "nobody"
        }
        #expect(asked == expected)
    }

    @Test("Every rule that the data cites has what it says and where it comes from")
    func rules() throws {
        let atlas = try #require(Self.atlas)
        let cited = Set(atlas.events.map { $0[4] }).subtracting([""])
        #expect(cited == Set(atlas.rules.keys))
        #expect(atlas.rules.values.allSatisfy { $0.allSatisfy { !$0.isEmpty } })
    }
}
