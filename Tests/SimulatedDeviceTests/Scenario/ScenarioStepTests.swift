// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import SimulatedDevice
import Testing

@Suite("Steps of a scenario")
struct ScenarioStepTests {
    typealias Action = DeviceScenario.Action

    @Test(
        "Verbs without arguments",
        arguments: [
            ("launch", Action.launch), ("active", .active), ("inactive", .inactive), ("background", .background),
            ("foreground", .foreground), ("terminate", .terminate), ("requestWhenInUse", .requestWhenInUse),
            ("forceQuit", .forceQuit), ("restart", .restart), ("unlock", .unlock), ("compass", .compass(.init())),
            ("requestAlways", .requestAlways), ("startUpdating", .startUpdating), ("stopUpdating", .stopUpdating),
            ("openSettings", .openSettings), ("resetLocationAndPrivacy", .settings(.resetLocationAndPrivacy)),
            ("hijackDelegate", .hijackDelegate), ("startHeading", .startHeading), ("stopHeading", .stopHeading),
            ("deliverAlwaysEvent", .deliverAlwaysEvent), ("reinstall", .reinstall), ("cancel", .cancel(of: nil)),
            ("requestLocation", .requestLocation(.init())), ("agreePrivacy", .agreePrivacy(.init())),
            ("monitorRegion", .monitorRegion(.init())),
            ("stopMonitoringRegion", .stopMonitoringRegion(identifier: "region")),
        ]
    )
    func readsPlainVerbs(_ verb: String, _ action: Action) throws {
        #expect(try ScenarioSamples.steps([#""do": "\#(verb)""#]).last?.action == action)
    }

    @Test(
        "Verbs with arguments",
        arguments: [
            (
                #""do": "requestTemporaryFullAccuracy", "purposeKey": "a""#,
                .requestTemporaryFullAccuracy(purposeKey: "a")
            ),
            (#""do": "requestTemporaryFullAccuracy""#, .requestTemporaryFullAccuracy(purposeKey: "map")),
            (#""do": "cancel", "of": "first""#, .cancel(of: "first")),
            (#""do": "answer", "choose": "allowOnce", "precise": false"#, .answer(.allowOnce, precise: false)),
            (#""do": "answer", "choose": "cancel""#, .answer(.cancel, precise: nil)),
            (#""do": "settings", "access": "askNextTime""#, .settings(.access(.askNextTime))),
            (#""do": "settings", "precise": false"#, .settings(.precise(false))),
            (#""do": "settings", "locationServices": false"#, .settings(.locationServices(false))),
            (#""do": "settings", "restricted": true"#, .settings(.restricted(true))),
            (#""do": "settings", "widgets": true"#, .settings(.widgets(true))),
            (#""do": "updateApp", "infoPlist": {"a": "b"}"#, .updateApp(.inline(["a": "b"]))),
            (#""do": "upgradeOS", "os": "26""#, .upgradeOS(.newest)),
            (#""do": "network", "online": false"#, .network(online: false, failure: nil)),
            (#""do": "network", "online": true, "failure": "badURL""#, .network(online: true, failure: .badURL)),
            (#""do": "signal", "available": false"#, .signal(available: false)),
            (#""do": "swap", "to": "tencent""#, .swap(to: "tencent")),
            (
                #""do": "place", "latitude": 1, "longitude": 2.5"#,
                .place(.init(latitude: 1, longitude: 2.5), bySoftware: false)
            ),
            (#""do": "stopMonitoringRegion", "identifier": "home""#, .stopMonitoringRegion(identifier: "home")),
            (#""do": "advanceDays", "days": 3"#, .advanceDays(3)),
        ] as [(String, Action)]
    )
    func readsArguments(_ step: String, _ action: Action) throws {
        let steps = try ScenarioSamples.steps([step], app: #"{"purposeKey": "map"}"#)
        #expect(steps.last?.action == action)
    }

    @Test("The compass turns, a beacon comes and goes")
    func readsSurroundings() throws {
        let uuid = "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"
        var compass = DeviceScenario.Compass()
        compass.heading = 90
        compass.accuracy = -1
        let turn = try ScenarioSamples.steps([#""do": "compass", "heading": 90, "accuracy": -1"#])
        #expect(turn.last?.action == .compass(compass))
        let words = [
            (#", "major": 1, "minor": 2, "proximity": "far""#, DeviceBeacon.Proximity?.some(.far)),
            (#", "proximity": "gone""#, nil), ("", .near),
        ]
        for (text, proximity) in words {
            let steps = try ScenarioSamples.steps([#""do": "beacon", "uuid": "\#(uuid)""# + text])
            guard case .beacon(let beacon)? = steps.last?.action else { return #expect(Bool(false)) }
            #expect(beacon.uuid.uuidString == uuid)
            #expect(beacon.proximity == proximity)
            #expect(beacon.major == (proximity == .far ? 1 : 0))
        }
        #expect(throws: DeviceInputError.self) { try ScenarioSamples.steps([#""do": "beacon", "uuid": "tower""#]) }
    }

    @Test("A one-shot may carry a name, a manager, an age and an accuracy")
    func readsLocationCalls() throws {
        var call = DeviceScenario.LocationCall()
        call.name = "first"
        call.manager = "second"
        call.maximumAge = .milliseconds(1500)
        call.desiredAccuracy = .kilometer
        let step =
            #""do": "requestLocation", "as": "first", "manager": "second", "maxAge": 1.5, "desiredAccuracy": "kilometer""#
        #expect(try ScenarioSamples.steps([step]).last?.action == .requestLocation(call))
    }

    @Test("Flags of the privacy terms that are left out are true")
    func readsPrivacy() throws {
        var agreement = DeviceScenario.PrivacyAgreement()
        agreement.agreed = false
        #expect(agreement.shown && agreement.contains)
        let steps = try ScenarioSamples.steps([#""do": "agreePrivacy", "agreed": false"#])
        #expect(steps.last?.action == .agreePrivacy(agreement))
    }

    @Test("A raw fix and a region take CoreLocation's names")
    func readsFixesAndRegions() throws {
        var fix = DeviceScenario.RawFix(latitude: 0, longitude: 200)
        fix.horizontalAccuracy = -1
        fix.speed = 2
        fix.age = .seconds(30)
        var region = DeviceScenario.Region()
        region.identifier = "home"
        region.center = DeviceScenario.Place(latitude: 1, longitude: 2)
        region.radius = 50
        region.notifyOnExit = false
        let steps = try ScenarioSamples.steps([
            #""do": "inject", "latitude": 0, "longitude": 200, "horizontalAccuracy": -1, "speed": 2, "age": 30"#,
            #""do": "monitorRegion", "identifier": "home", "latitude": 1, "longitude": 2, "radius": 50, "notifyOnExit": false"#,
        ])
        #expect(steps.map(\.action) == [.launch, .inject(fix), .monitorRegion(region)])
    }

    @Test("Steps are sorted by time and keep the file's order at one time")
    func sortsStably() throws {
        let scenario = try ScenarioSamples.read(
            #"""
            {"name": "x", "device": {"os": "14"}, "steps": [
              {"at": 5, "do": "background"}, {"at": 1, "do": "startUpdating"}, {"at": 5, "do": "stopUpdating"},
              {"at": 0, "do": "launch"}, {"at": 1.5, "do": "inactive"}, {"at": 5, "do": "terminate"}]}
            """#
        )
        #expect(scenario.steps.map(\.number) == [3, 1, 4, 0, 2, 5])
        #expect(scenario.steps[1].keyPath == "steps[1]")
        #expect(scenario.until == .seconds(65))
    }

    @Test(
        "The app is launched at 0 if no step says otherwise",
        arguments: [
            ([], true), ([(0, "launch")], false), ([(3, "launch")], false),
            ([(2, "startUpdating"), (3, "launch")], false),
            ([(2, "terminate"), (3, "launch")], true), ([(2, "background")], true), ([(0, "startUpdating")], true),
        ] as [([(Int, String)], Bool)]
    )
    func addsTheLaunch(_ steps: [(Int, String)], _ added: Bool) throws {
        let list = steps.map { #"{"at": \#($0.0), "do": "\#($0.1)"}"# }.joined(separator: ", ")
        let scenario = try ScenarioSamples.read(#"{"name": "x", "device": {"os": "14"}, "steps": [\#(list)]}"#)
        #expect(scenario.steps.count == steps.count + (added ? 1 : 0))
        #expect((scenario.steps.first?.number == nil) == added)
        #expect(!added || scenario.steps.first?.action == .launch)
    }

    @Test("The end is never earlier than the last step", arguments: [("30", 30.0), ("5", 20.0), ("null", 80.0)])
    func boundsTheEnd(_ until: String, _ end: Double) throws {
        let scenario = try ScenarioSamples.read(
            #"{"name": "x", "device": {"os": "14"}, "steps": [{"at": 20, "do": "active"}], "until": \#(until)}"#
        )
        #expect(scenario.until == .seconds(end))
    }
}
