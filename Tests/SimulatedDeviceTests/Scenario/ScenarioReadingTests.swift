// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice
import Testing

@Suite("Reading a scenario")
struct ScenarioReadingTests {
    @Test("The documented example reads as documented")
    func readsTheExample() throws {
        let scenario = try DeviceScenario(json: Array(ScenarioSamples.documented.utf8), file: "Scenarios/a.json")
        #expect(scenario.name == "First launch, approximate location only")
        #expect(scenario.device.os.description == "17.4")
        #expect(scenario.device.infoPlist == .file("Scenarios/Info.plist"))
        #expect(scenario.device.precise == true)
        #expect(scenario.device.seed == 7)
        #expect(scenario.user.answers.map(\.prompt) == [.first13, .tempFull14])
        #expect(scenario.user.answers.map(\.choice) == [.allowWhileUsing, .dontAllow])
        #expect(scenario.user.answers.map(\.precise) == [false, nil])
        #expect(scenario.user.answers.map(\.after) == [.seconds(2), .seconds(1)])
        #expect(scenario.app.provider == "amap")
        #expect(scenario.app.sdkVersions == ["amap": "2.10.0"])
        #expect(scenario.app.purposeKey == "navigation")
        #expect(scenario.app.desiredAccuracy == .hundredMeters)
        #expect(scenario.steps.map(\.action) == [.launch, .settings(.precise(true))])
        #expect(scenario.until == .seconds(60))
        #expect(scenario.expectations.map(\.path) == ["authorization", "accuracy", "prompts", "locations"])
    }

    @Test("A scenario of a name and an iOS version has every documented default")
    func hasDefaults() throws {
        let scenario = try ScenarioSamples.read(#"{"name": "x", "device": {"os": "13"}}"#)
        var built = DeviceScenario(name: "x", os: try IOSVersion(major: 13))
        #expect(scenario.device == built.device)
        #expect(scenario.user == built.user)
        #expect(scenario.app == built.app)
        #expect(scenario.steps == [DeviceScenario.Step(at: .zero, .launch)])
        #expect(scenario.steps.first?.number == nil)
        #expect(scenario.until == .seconds(60))
        #expect(scenario.expectations.isEmpty)
        built.device.grant = .denied
        #expect(scenario.device != built.device)
    }

    @Test("Null stands for the SDK's own value, or for a value left out")
    func acceptsNull() throws {
        let scenario = try ScenarioSamples.read(
            #"""
            {"name": "x", "device": {"os": "14", "precise": null, "lastKnown": null, "place": null, "track": null},
             "app": {"purposeKey": null, "desiredAccuracy": null, "distanceFilter": null,
                     "pausesLocationUpdatesAutomatically": null}, "until": null}
            """#
        )
        #expect(scenario.device == DeviceScenario.Device(os: try IOSVersion(major: 14)))
        #expect(scenario.app == DeviceScenario.App())
    }

    @Test("Keys that begin with // are comments in every object, whatever their values")
    func readsOverComments() throws {
        let commented = #"""
            {"//": ["a", "b"], "name": "x", "// device": "why", "device": {"// os": 1, "os": "13", "// place": null,
             "place": {"//": true, "latitude": 1, "longitude": 2}, "infoPlist": {"//": "c", "CFBundleName": "A"}},
             "user": {"//": "c", "answers": [{"//": "c", "prompt": "first13", "choose": "allowOnce"}]},
             "app": {"//": "c", "sdkVersions": {"//": 1, "amap": "2.10.0"}, "sdk": {"//": 1, "amap": {"// key": 2}}},
             "steps": [{"//": "c", "at": 1, "do": "terminate", "// nothing": {}}],
             "expect": {"//": {}, "lastLocation": {"// d": 1, "datum": "WGS84"}, "completions": [{"//": 1, "ok": true}]}}
            """#
        let plain = #"""
            {"name": "x", "device": {"os": "13", "place": {"latitude": 1, "longitude": 2},
             "infoPlist": {"CFBundleName": "A"}},
             "user": {"answers": [{"prompt": "first13", "choose": "allowOnce"}]},
             "app": {"sdkVersions": {"amap": "2.10.0"}, "sdk": {"amap": {}}}, "steps": [{"at": 1, "do": "terminate"}],
             "expect": {"lastLocation": {"datum": "WGS84"}, "completions": [{"ok": true}]}}
            """#
        let (with, without) = (try ScenarioSamples.read(commented), try ScenarioSamples.read(plain))
        #expect(with.device == without.device)
        #expect(with.user == without.user)
        #expect(with.app == without.app)
        #expect(with.steps == without.steps)
        #expect(with.expectations == without.expectations)
    }

    @Test("A schema reference for editors is read over")
    func toleratesSchemaReference() throws {
        let scenario = try ScenarioSamples.read(#"{"$schema": "../s.json", "name": "x", "device": {"os": "13"}}"#)
        #expect(scenario.name == "x")
    }

    @Test("The phone stands where it is placed, or follows a track beside the file")
    func readsPositions() throws {
        let placed = try ScenarioSamples.device(#""place": {"latitude": -1.5, "longitude": 180}"#)
        #expect(placed.position == .place(DeviceScenario.Place(latitude: -1.5, longitude: 180)))
        let tracked = try ScenarioSamples.device(#""track": "tracks/a.gpx", "speed": 1.5"#)
        #expect(tracked.position == .track("folder/tracks/a.gpx"))
        #expect(tracked.speed == 1.5)
    }

    @Test("A remembered location and an inline Info.plist are kept as written")
    func readsRememberedLocation() throws {
        let device = try ScenarioSamples.device(
            #""lastKnown": {"latitude": 1, "longitude": 2, "age": 90}, "infoPlist": {"b": "x", "a": [true]}"#
        )
        let place = DeviceScenario.Place(latitude: 1, longitude: 2)
        #expect(device.lastKnown == DeviceScenario.LastKnown(place: place, age: .seconds(90)))
        #expect(device.infoPlist == .inline(["b": "x", "a": [true]]))
    }

    @Test("Receivers, compass and Bluetooth are as the file has them")
    func readsReceivers() throws {
        let device = try ScenarioSamples.device(
            #"""
            "noise": 8, "bestAccuracy": 30, "timeToFirstFix": 25, "bluetooth": false, "repeatTrack": true,
            "compass": {"heading": 90, "declination": -5.5, "accuracy": -1, "available": true}
            """#
        )
        #expect(device.receivers.noise == 8)
        #expect(device.receivers.accuracy == 30)
        #expect(device.receivers.timeToFirstFix == .seconds(25))
        #expect(!device.bluetooth)
        #expect(device.repeatTrack)
        #expect(device.compass.heading == 90)
        #expect(device.compass.declination == -5.5)
        #expect(device.compass.isDisturbed)
    }

    @Test("Settings of SDKs are kept as written, by provider")
    func readsSDKSettings() throws {
        let scenario = try ScenarioSamples.read(
            #"""
            {"name": "x", "device": {"os": "13"},
             "app": {"sdk": {"amap": {"key": "k", "locationTimeout": 3}}, "repeatWhenFull": true}}
            """#
        )
        #expect(scenario.app.sdk == ["amap": ["key": "k", "locationTimeout": 3]])
        #expect(scenario.app.repeatWhenFull)
    }

    @Test("The user's other answer is one of the buttons", arguments: PromptOption.allCases)
    func readsOtherwise(_ option: PromptOption) throws {
        let text = #"{"name": "x", "device": {"os": "13"}, "user": {"otherwise": "\#(option.rawValue)"}}"#
        #expect(try ScenarioSamples.read(text).user.otherwise == .choose(option))
    }

    @Test("Contested points stand as the file has them, whichever way it writes the value")
    func readsSwitches() throws {
        let scenario = try ScenarioSamples.read(
            #"""
            {"name": "x", "device": {"os": "13"},
             "switches": {"fixAfterStop": true, "graceSeconds": 7, "duplicateKeyWins": "first", "regionsNeedAlways": "true"}}
            """#
        )
        #expect(scenario.switches.isOn(.fixAfterStop))
        #expect(scenario.switches.isOn(.regionsNeedAlways))
        #expect(scenario.switches.number(.graceSeconds) == 7)
        #expect(scenario.switches[.duplicateKeyWins] == "first")
        #expect(scenario.switches.isOn(.resumesAfterRegrant))
    }

    @Test("An app may leave a vendor's callbacks unanswered")
    func readsSilence() throws {
        let text = #"{"name": "x", "device": {"os": "13"}, "app": {"answersVendorCallbacks": false}}"#
        #expect(try !ScenarioSamples.read(text).app.answersVendorCallbacks)
    }

    @Test("What ran is echoed: the command line's settings, switches only where they differ")
    func echoesParameters() throws {
        var scenario = try DeviceScenario(json: Array(ScenarioSamples.documented.utf8))
        try scenario.switches.set(.fixAfterStop, to: "true")
        try scenario.switches.set(.graceSeconds, to: "7")
        try scenario.switches.set(.duplicateKeyWins, to: "first")
        try scenario.switches.set(.regionsNeedAlways, to: "false")
        let switches = #"{"duplicateKeyWins":"first","fixAfterStop":true,"graceSeconds":7}"#
        let echoed =
            #"{"os":"17.4","flow":"native-first","sdkVersions":{"amap":"2.10.0"},"switches":\#(switches),"language":"en"}"#
        #expect(scenario.parameters.serialized(.compact) == echoed)
    }
}
