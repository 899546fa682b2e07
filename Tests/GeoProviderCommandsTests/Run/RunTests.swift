// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("run")
struct RunTests {
    @Test("Every scenario of the repository meets what it expects.", arguments: ScenarioFiles.everything)
    func examples(path: String) {
        let run = CommandRun(["run", path])
        #expect(run.code == 0, "\(run.output)\(run.errors)")
    }

    @Test("The same scenario gives the same bytes.", arguments: ScenarioFiles.examples)
    func deterministic(path: String) {
        let documents = (0..<2).map { _ in CommandRun(["run", path, "--format", "json"]).output }
        #expect(documents[0] == documents[1])
    }

    @Test("The document has the keys of the formats, in their order, and leaves none out.")
    func document() throws {
        let run = CommandRun(["run", ScenarioFiles.example("first-launch"), "--format", "json"])
        _ = try run.document()
        let keys = [
            "formatVersion", "scenario", "provider", "parameters", "timeline", "summary", "prompts", "authorization",
            "accuracy", "authorizationCallbacks", "vendorAuthCallbacks", "vendorTemporaryAuthCallbacks", "locations",
            "lastLocation", "completions", "errors", "gate", "statusBar", "applicationState", "expectations",
        ]
        var rest = run.output[...]
        for key in keys {
            let range = try #require(rest.range(of: "\"\(key)\":"), "\(key) is missing or out of place")
            rest = rest[range.upperBound...]
        }
    }

    @Test(
        "Every entry has its five keys; every prompt, change and refusal names its rule.",
        arguments: ScenarioFiles.examples
    )
    func entries(path: String) throws {
        let document = try CommandRun(["run", path, "--format", "json"]).document()
        for entry in try #require(document["timeline"] as? [[String: Any]]) {
            #expect(Set(entry.keys) == ["t", "lane", "event", "detail", "rule"])
            let event = try #require(entry["event"] as? String)
            let needsRule =
                ["prompt", "accuracy", "refused"].contains(event)
                || event == "authorization" && entry["lane"] as? String == "system"
            #expect(!needsRule || entry["rule"] is String, "\(entry)")
        }
    }

    @Test(
        "Only the old Always text: iOS 10 prompts, later versions name the missing key.",
        arguments: ["10", "11", "12.4", "13", "14", "17.4", "18", "26"]
    )
    func alwaysKeyOnly(os: String) throws {
        let words = ["run", ScenarioFiles.example("always-key-only"), "--os", os]
        let document = try CommandRun(words + ["--format", "json"]).document()
        let summary = try #require(document["summary"] as? [String: Any])
        let prompts = try #require(summary["prompts"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        let codes = try #require(summary["completions"] as? [[String: Any]]).compactMap { $0["code"] as? String }
        if os == "10" {
            #expect(prompts == ["always8"])
            #expect(summary["gate"] as? String == "granted")
        } else {
            #expect(prompts.isEmpty)
            #expect(summary["gate"] as? String == "cannotAsk")
            #expect(codes == ["missingUsageDescription"])
            #expect(CommandRun(words).output.contains("Info.plist lacks NSLocationWhenInUseUsageDescription"))
        }
    }

    @Test("An expectation that is not met is shown, and the exit code is 1.")
    func fellShort() throws {
        let scratch = try Scratch()
        let text = #"{"name": "n", "device": {"os": "17"}, "until": 5, "expect": {"locations": 3}}"#
        let run = CommandRun(["run", try scratch.file("scenario.json", text)])
        #expect(run.code == 1)
        #expect(run.output.contains("NOT MET"))
        #expect(run.output.contains("locations: expected 3, found 0"))
    }

    @Test("Setting the background flag without the mode ends the app, as on a phone, and the run is good.")
    func missingBackgroundMode() throws {
        let scratch = try Scratch()
        let text = #"""
            {"name": "n", "device": {"os": "17", "grant": "always"},
             "app": {"allowsBackgroundLocationUpdates": true}, "until": 5}
            """#
        let run = CommandRun(["run", try scratch.file("scenario.json", text), "--format", "json"])
        #expect(run.code == 0, "\(run.errors)")
        let summary = try #require(try run.document()["summary"] as? [String: Any])
        #expect(summary["applicationState"] as? String == "terminated")
    }

    @Test("A step the app cannot run leaves an entry that says so.")
    func deadApp() throws {
        let scratch = try Scratch()
        let text = #"""
            {"name": "n", "device": {"os": "17", "grant": "whenInUse"},
             "steps": [{"at": 0, "do": "launch"}, {"at": 1, "do": "terminate"}, {"at": 2, "do": "startUpdating"}],
             "until": 5}
            """#
        let run = CommandRun(["run", try scratch.file("scenario.json", text)])
        #expect(run.output.contains("startUpdating: nothing, the app is terminated"))
    }

    @Test("Unused answers and settings for other providers are named on standard error.")
    func notices() throws {
        let scratch = try Scratch()
        let text = #"""
            {"name": "n", "device": {"os": "17", "grant": "whenInUse"}, "until": 5,
             "user": {"answers": [{"prompt": "first13", "choose": "allowOnce"}]},
             "app": {"sdk": {"amap": {"key": "k"}}}}
            """#
        let run = CommandRun(["run", try scratch.file("scenario.json", text)])
        #expect(run.code == 0)
        #expect(run.errors.contains("first13 was not used"))
        #expect(run.errors.contains("settings for amap are ignored by native"))
    }
}
