// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("run, with what cannot be run")
struct BadScenarioTests {
    /// A scenario that is wrong, and words its message must have.
    struct Fault: CustomStringConvertible, Sendable {
        var description: String
        var text: String
        var words: [String]
    }

    static let faults: [Fault] = [
        Fault(description: "no JSON", text: "{", words: ["scenario.json:1:2"]),
        Fault(description: "unknown key", text: #"{"name": "n", "devise": {}}"#, words: ["devise", "device"]),
        Fault(
            description: "an iOS that never was",
            text: #"{"name": "n", "device": {"os": "19"}}"#,
            words: [":1:32", "device.os", "26"]
        ),
        Fault(
            description: "a missing Info.plist",
            text: #"{"name": "n", "device": {"os": "17", "infoPlist": "nowhere.plist"}}"#,
            words: ["device.infoPlist", "nowhere.plist"]
        ),
        Fault(
            description: "a missing track",
            text: #"{"name": "n", "device": {"os": "17", "track": "nowhere.gpx"}}"#,
            words: ["device.track", "nowhere.gpx"]
        ),
        Fault(
            description: "an answer without a prompt",
            text: #"""
                {"name": "n", "device": {"os": "17", "grant": "denied"},
                 "steps": [{"at": 1, "do": "answer", "choose": "allowOnce"}]}
                """#,
            words: ["2:", "steps[0]", "no prompt is on screen"]
        ),
        Fault(
            description: "a button the prompt lacks",
            text: #"""
                {"name": "n", "device": {"os": "17"},
                 "steps": [{"at": 1, "do": "answer", "choose": "alwaysAllow"}]}
                """#,
            words: ["steps[0]", "allowWhileUsing, dontAllow"]
        ),
        Fault(
            description: "a choice Settings lacks",
            text: #"""
                {"name": "n", "device": {"os": "12"},
                 "steps": [{"at": 1, "do": "settings", "access": "askNextTime"}]}
                """#,
            words: ["steps[0]", "never, whileUsing"]
        ),
        Fault(
            description: "temporary accuracy before iOS 14",
            text: #"""
                {"name": "n", "device": {"os": "13"},
                 "steps": [{"at": 1, "do": "requestTemporaryFullAccuracy", "purposeKey": "k"}]}
                """#,
            words: ["steps[0]", "iOS 14"]
        ),
        Fault(
            description: "an unknown provider",
            text: #"{"name": "n", "device": {"os": "17"}, "app": {"provider": "nativ"}}"#,
            words: ["app.provider", "native"]
        ),
    ]

    @Test("Names the file, the place and the remedy, prints nothing else, and ends with 2.", arguments: faults)
    func refused(fault: Fault) throws {
        let scratch = try Scratch()

        let run = CommandRun(["run", try scratch.file("scenario.json", fault.text)])
        #expect(run.code == 2)
        #expect(run.output.isEmpty)
        for word in ["scenario.json"] + fault.words { #expect(run.errors.contains(word), "\(run.errors)") }
    }

    @Test(
        "Flags that cannot be are refused with what is possible.",
        arguments: [
            (["--os", "19"], "26"), (["--os", "7"], "iOS 8"), (["--switch", "nope=1"], "switch"),
            (["--switch", "graceSeconds=many"], "0 to 86400"), (["--flow", "nativ-first"], "native-first"),
            (["--provider", "nativ"], "native"), (["--sdk-version", "amap"], "ID=VERSION"),
            (["--language", "zh"], "zh-Hans"), (["--formt", "json"], "--format"),
        ]
    )
    func flags(words: [String], remedy: String) {
        let run = CommandRun(["run", ScenarioFiles.example("first-launch")] + words)
        #expect(run.code == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(remedy), "\(run.errors)")
    }

    @Test("A file that is not there is named.")
    func missingFile() {
        let run = CommandRun(["run", "nowhere.json"])
        #expect(run.code == 2)
        #expect(run.errors.contains("nowhere.json"))
    }

    @Test("A misspelt file is answered with the nearest in its folder.", arguments: ["run", "compare"])
    func misspelt(_ command: String) {
        let path = ScenarioFiles.example("frist-launch")
        let run = CommandRun([command, path])
        #expect(run.code == 2)
        #expect(run.errors.contains("there is no such file. Did you mean “\(ScenarioFiles.example("first-launch"))”?"))
    }
}
