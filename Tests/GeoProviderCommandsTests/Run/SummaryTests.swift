// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("What the summary of a run tells")
struct SummaryTests {
    /// The summary of a scenario written for a test; the run must meet what it expects.
    private func summary(_ text: String, _ words: [String] = []) throws -> [String: Any] {
        let scratch = try Scratch()
        let run = CommandRun(["run", try scratch.file("scenario.json", text), "--format", "json"] + words)
        #expect(run.code == 0, "\(run.errors)")
        return try #require(try run.document()["summary"] as? [String: Any])
    }

    @Test("A request for temporary full accuracy has its end: when, for what, what is read then, and the error.")
    func temporaryFullAccuracy() throws {
        _ = try summary(
            #"""
            {"name": "n", "device": {"os": "17", "grant": "whenInUse", "infoPlist": {
               "NSLocationWhenInUseUsageDescription": "w", "NSLocationTemporaryUsageDescriptionDictionary": {"k": "t"}}},
             "user": {"answers": [{"prompt": "tempFull14", "choose": "allowOnce", "after": 2}]},
             "app": {"flow": "manual"},
             "steps": [{"at": 1, "do": "requestTemporaryFullAccuracy", "purposeKey": "k"},
                       {"at": 2, "do": "settings", "precise": false},
                       {"at": 3, "do": "requestTemporaryFullAccuracy", "purposeKey": "k"}],
             "until": 9, "expect": {"temporaryFullAccuracy": [
               {"t": 1, "purposeKey": "k", "accuracy": "full", "vendorDomain": "kCLErrorDomain", "vendorCode": 18},
               {"t": 5, "purposeKey": "k", "accuracy": "full", "code": null, "vendorCode": null}]}}
            """#
        )
    }

    @Test("Borders that were crossed are listed with the region's name.")
    func regionEvents() throws {
        _ = try summary(
            #"""
            {"name": "n", "device": {"os": "17", "grant": "always"}, "app": {"flow": "manual"},
             "steps": [{"at": 1, "do": "monitorRegion", "identifier": "home"},
                       {"at": 60, "do": "place", "latitude": 30.3, "longitude": 120.2},
                       {"at": 600, "do": "place", "latitude": 30.2460, "longitude": 120.1551}],
             "until": 1200, "expect": {"regionEvents": [
               {"identifier": "home", "event": "exited"}, {"identifier": "home", "event": "entered"}]}}
            """#
        )
    }

    @Test("What the provider tells has no accuracy while undetermined, and Settings lists nobody who has never asked.")
    func undetermined() throws {
        _ = try summary(
            #"""
            {"name": "n", "device": {"os": "17", "precise": false}, "app": {"flow": "manual"}, "until": 1,
             "expect": {"accuracy": "full", "reported": {"authorization": "notDetermined", "accuracy": null},
                        "settings": {"access": null, "precise": false}}}
            """#
        )
    }

    @Test(
        "Settings marks what the user chose, not what the app sees.",
        arguments: [
            ("once", "askNextTime"), ("provisionalAlways", "whileUsing"), ("always", "always"), ("denied", "never"),
        ]
    )
    func settingsAccess(grant: String, access: String) throws {
        _ = try summary(
            #"""
            {"name": "n", "device": {"os": "17", "grant": "\#(grant)"}, "app": {"flow": "manual"}, "until": 1,
             "expect": {"settings": {"access": "\#(access)", "precise": true}}}
            """#
        )
    }

    @Test("The last location has its speed, course, age and accuracy, and null where it has none.")
    func lastLocation() throws {
        _ = try summary(
            #"""
            {"name": "n", "device": {"os": "17", "grant": "whenInUse", "signal": false},
             "app": {"flow": "manual"},
             "steps": [{"at": 1, "do": "startUpdating"},
                       {"at": 2, "do": "inject", "latitude": 30, "longitude": 120, "speed": 2, "age": 4}],
             "until": 3,
             "expect": {"lastLocation": {"speed": 2, "course": null, "age": {"atLeast": 4, "atMost": 5}, "accuracy": "full"}}}
            """#
        )
    }

    @Test("A switch of the file is echoed, and one of the command line wins, also with the default.")
    func switches() throws {
        let text = #"{"name": "n", "device": {"os": "17"}, "switches": {"graceSeconds": 9}, "until": 1}"#
        let scratch = try Scratch()
        let path = try scratch.file("scenario.json", text)
        func echoed(_ words: [String]) throws -> [String: Int] {
            let document = try CommandRun(["run", path, "--format", "json"] + words).document()
            let parameters = try #require(document["parameters"] as? [String: Any])
            return try #require(parameters["switches"] as? [String: Int])
        }
        #expect(try echoed([]) == ["graceSeconds": 9])
        #expect(try echoed(["--switch", "graceSeconds=8"]) == ["graceSeconds": 8])
        #expect(try echoed(["--switch", "graceSeconds=5"]) == [:])
    }

    @Test("A switch of an SDK may stand with its settings, and is echoed; an unknown one is refused.")
    func sdkSwitches() throws {
        func run(_ name: String) throws -> CommandRun {
            let text = #"""
                {"name": "n", "device": {"os": "17"}, "until": 1,
                 "app": {"provider": "amap", "sdk": {"amap": {"switches": {"\#(name)": "location"}}}}}
                """#
            let scratch = try Scratch()
            return CommandRun(["run", try scratch.file("scenario.json", text), "--format", "json"])
        }
        let parameters = try #require(try run("amapRefusedKeyFails").document()["parameters"] as? [String: Any])
        #expect(parameters["switches"] as? [String: String] == ["amapRefusedKeyFails": "location"])
        let refused = try run("amapRefusedKeyFail")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("amapRefusedKeyFail"))
    }

    @Test("Nobody answers the vendor's callback if the app does not.")
    func silence() throws {
        _ = try summary(
            #"""
            {"name": "n", "device": {"os": "17", "infoPlist": {"NSLocationWhenInUseUsageDescription": "w",
               "NSLocationAlwaysAndWhenInUseUsageDescription": "b", "NSLocationAlwaysUsageDescription": "a"}},
             "app": {"provider": "amap", "flow": "sdk-driven", "answersVendorCallbacks": false},
             "expect": {"vendorAuthCallbacks": 1, "prompts": [], "completions": [{"ok": false, "code": "notAsked"}]}}
            """#
        )
    }
}
