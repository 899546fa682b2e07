// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice
import Testing

@Suite("Faults in a scenario")
struct ScenarioFaultTests {
    @Test(
        "Names the place, the way to the value, and the remedy",
        arguments: [
            ("{}", #"folder/a.json:1:1: the key “name” is missing. Add it."#),
            (#"{"name": "x"}"#, #"folder/a.json:1:1: the key “device” is missing. Add it."#),
            (#"{"name": "x", "device": {}}"#, #"folder/a.json:1:25: device: the key “os” is missing. Add it."#),
            (
                #"{"name": "x", "devise": {}}"#,
                #"folder/a.json:1:15: devise: the key is not known here. Did you mean “device”?"#
            ),
            (#"{"name": "", "device": {"os": "13"}}"#, #"folder/a.json:1:10: name: the string is empty."#),
            ("[]", #"folder/a.json:1:1: an object belongs here, not a list."#),
            (
                #"{"name": "x", "device": {"os": "13"}, "switches": {"fixAfterStops": true}}"#,
                #"folder/a.json:1:52: switches.fixAfterStops: the key is not known here. Did you mean “fixAfterStop”?"#
            ),
            (
                #"{"name": "x", "device": {"os": "13"}, "switches": {"graceSeconds": "many"}}"#,
                "folder/a.json:1:68: switches.graceSeconds: "
                    + "graceSeconds cannot be “many”: possible is a number from 0 to 86400."
            ),
        ]
    )
    func namesThePlace(_ text: String, _ message: String) {
        #expect(ScenarioSamples.fault(text) == message)
    }

    @Test(
        "Refuses what the phone cannot be",
        arguments: [
            (#""os": 17.4"#, "device.os: a string belongs here, not the number 17.4. Write the iOS version in quotes"),
            (#""os": "7""#, "device.os: iOS 7 is too old: iOS 8 is the first version that asks."),
            (#""os": "20""#, "device.os: iOS 20 never existed: did you mean 26?"),
            (#""os": "x""#, "device.os: “x” is not an iOS version"),
            (#""os": "14", "grant": "wheninuse""#, "did you mean “whenInUse”? possible: unasked, denied"),
            (#""os": "14", "grnt": "once""#, "Did you mean “grant”?"),
            (#""os": "14", "place": {"latitude": 91, "longitude": 0}"#, "device.place.latitude: 91 is out of range"),
            (#""os": "14", "place": {"latitude": 1}"#, "device.place: the key “longitude” is missing"),
            (#""os": "14", "place": {"latitude": 1, "longitude": 2}, "track": "a.gpx""#, "Remove “place” or “track”"),
            (#""os": "14", "speed": 0"#, "device.speed: 0 is out of range. It must be larger than 0."),
            (#""os": "14", "seed": -1"#, "device.seed: -1 is out of range"),
            (#""os": "14", "seed": 1.5"#, "device.seed: a whole number belongs here, not the number 1.5."),
            (#""os": "14", "infoPlist": 3"#, "device.infoPlist: the path of an Info.plist"),
            (#""os": "14", "infoPlist": {"a": [null]}"#, "device.infoPlist.a[0]: an Info.plist has no null."),
            (#""os": "14", "locationServices": "yes""#, "true or false belongs here, not the string \"yes\"."),
            (#""os": "14", "lastKnown": {"latitude": 1, "longitude": 2, "age": -1}"#, "device.lastKnown.age: -1"),
        ]
    )
    func refusesDevices(_ keys: String, _ message: String) {
        let fault = ScenarioSamples.fault(#"{"name": "x", "device": {\#(keys)}}"#)
        #expect(fault.contains(message), "\(fault)")
    }

    @Test(
        "Refuses what a step cannot do",
        arguments: [
            (#"{"at": 0}"#, "steps[0]: the key “do” is missing"),
            (#"{"do": "launch"}"#, "steps[0]: the key “at” is missing"),
            (#"{"at": -1, "do": "launch"}"#, "steps[0].at: -1 is out of range"),
            (#"{"at": 0, "do": "lanch"}"#, "steps[0].do: \"lanch\" is not possible here: did you mean “launch”?"),
            (
                #"{"at": 0, "do": "launch", "precise": true}"#,
                "steps[0].precise: a step that does “launch” has no such key"
            ),
            (
                #"{"at": 0, "do": "answer", "chose": "allow"}"#,
                "steps[0].chose: the key is not known here. Did you mean “choose”?"
            ),
            (#"{"at": 0, "do": "answer"}"#, "steps[0]: the key “choose” is missing"),
            (#"{"at": 0, "do": "answer", "choose": "yes"}"#, "steps[0].choose: \"yes\" is not possible here"),
            (
                #"{"at": 0, "do": "settings"}"#,
                "steps[0]: a step changes one setting, and this one names 0. Add one of: access"
            ),
            (#"{"at": 0, "do": "settings", "precise": true, "access": "never"}"#, "Write a step for each of them."),
            (#"{"at": 0, "do": "requestTemporaryFullAccuracy"}"#, "steps[0]: the request has no purpose key."),
            (#"{"at": 0, "do": "network"}"#, "steps[0]: the key “online” is missing"),
            (#"{"at": 0, "do": "place", "latitude": 1}"#, "steps[0]: the key “longitude” is missing"),
            (#"{"at": 0, "do": "monitorRegion", "latitude": 1}"#, "steps[0]: the key “longitude” is missing"),
            (#"{"at": 0, "do": "advanceDays", "days": 0}"#, "steps[0].days: 0 is out of range"),
        ]
    )
    func refusesSteps(_ step: String, _ message: String) {
        let fault = ScenarioSamples.fault(#"{"name": "x", "device": {"os": "14"}, "steps": [\#(step)]}"#)
        #expect(fault.contains(message), "\(fault)")
    }

    @Test(
        "Refuses what a user or an app cannot be",
        arguments: [
            (#""user": {"answers": [{"prompt": "first14", "choose": "allow"}]}"#, "did you mean “first13”?"),
            (
                #""user": {"answers": [{"prompt": "first13", "choose": "alwaysAllow"}]}"#,
                "“first13” has no button “alwaysAllow”. It has: dontAllow, allowWhileUsing, allowOnce."
            ),
            (#""user": {"answers": [{"prompt": "first13"}]}"#, "user.answers[0]: the key “choose” is missing"),
            (
                #""user": {"otherwise": "waits"}"#,
                "user.otherwise: \"waits\" is not possible here: did you mean “wait”?"
            ),
            (
                #""app": {"flow": "nativefirst"}"#,
                "app.flow: \"nativefirst\" is not possible here: did you mean “native-first”?"
            ),
            (#""app": {"timeout": 0}"#, "app.timeout: 0 is out of range"),
            (#""app": {"distanceFilter": -5}"#, "app.distanceFilter: -5 is out of range"),
            (
                #""app": {"sdkVersions": {"amap": 2.1}}"#,
                "app.sdkVersions.amap: a string belongs here, not the number 2.1."
            ),
            (#""app": {"sdk": {"amap": "k"}}"#, "app.sdk.amap: an object belongs here"),
            (#""app": {"regeocode": true}"#, "app.regeocode: the key is not known here. Did you mean “reGeocode”?"),
            (#""until": -1"#, "until: -1 is out of range"),
        ]
    )
    func refusesUsersAndApps(_ member: String, _ message: String) {
        let fault = ScenarioSamples.fault(#"{"name": "x", "device": {"os": "14"}, \#(member)}"#)
        #expect(fault.contains(message), "\(fault)")
    }

    @Test("What is found while running can be pointed at in the file")
    func pointsIntoTheFile() throws {
        let text = """
            {"name": "x", "device": {"os": "13"},
             "steps": [
              {"at": 4, "do": "answer", "choose": "cancel"}]}
            """
        let scenario = try ScenarioSamples.read(text)
        let step = try #require(scenario.steps.last)
        let error = scenario.error(.impossible, at: step.keyPath, "no prompt is on screen", remedy: "Remove the step")
        #expect(error.description == "folder/a.json:3:3: steps[0]: no prompt is on screen. Remove the step.")
        #expect(scenario.source.position(of: "steps[0].choose")?.description == "3:39")
        #expect(scenario.source.position(of: "device.precise")?.description == "1:25")
        #expect(scenario.source.position(of: "app.flow")?.description == "1:1")
        let built = DeviceScenario(name: "x", os: try IOSVersion(major: 13))
        #expect(built.error(.impossible, at: "device.os", "no").position == nil)
    }

    @Test("A damaged scenario gives a value or an error, never a trap", arguments: Array("9\"}[e-".utf8))
    func survivesDamage(_ byte: UInt8) {
        let text = Array(ScenarioSamples.documented.utf8)
        for index in stride(from: 0, to: text.count, by: 17) {
            var changed = text
            changed[index] = byte
            _ = try? DeviceScenario(json: changed)
        }
    }

    @Test("A file that is not there is an error with its name")
    func namesAbsentFiles() {
        #expect(throws: DeviceInputError.self) { try DeviceScenario(contentsOf: "nowhere.json") }
    }
}
