// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("AMap's authorization flow")
struct AuthorizationTests {
    @Test("Making a manager asks nothing")
    func initAsksNothing() throws {
        let phone = try AMapPhone()
        phone.device.advance(by: .seconds(60))
        #expect(phone.prompts.isEmpty)
        #expect(phone.entries(.asksItself).isEmpty)
    }

    @Test(
        "A request while undetermined does what the texts, the version and the delegate say",
        arguments: PermissionChoiceTests.cases,
        Shape.allCases
    )
    func asks(_ keys: PermissionChoiceTests.Case, _ shape: Shape) throws {
        for version in SimulatedAMap.Version.all.map(\.name) {
            let phone = try AMapPhone(keys: keys.keys, delegate: shape.delegate, sdk: version)
            phone.request()
            phone.device.advance(by: .seconds(600))
            let choice = version == "2.6.0" ? keys.old : keys.new
            let isCallback = choice == .callback
            #expect(phone.callbacks("doRequireLocationAuth").count == (isCallback && shape != .missing ? 1 : 0))
            #expect(phone.entries(.missingDelegate).count == (isCallback && shape == .missing ? 1 : 0))
            #expect(phone.entries(.asksItself).count == (choice == .whenInUse || choice == .always ? 1 : 0))
            let asks = isCallback ? shape == .implemented : choice != .nothing
            let canPrompt =
                keys.keys.contains(.whenInUse) && (choice != .always || keys.keys.contains(.alwaysAndWhenInUse))
            #expect(phone.prompts.count == (asks && canPrompt ? 1 : 0), "\(version) \(shape)")
            #expect(phone.outcomes.isEmpty)
        }
    }

    @Test("On iOS 10 version 2.6.0 raises the Always prompt by itself")
    func asksAlwaysOnOldSystems() throws {
        let phone = try AMapPhone("10.3", keys: [.always], sdk: "2.6.0")
        phone.request()
        phone.device.settle()
        #expect(phone.prompts == [.always8])
    }

    @Test("The log line of a missing delegate method carries the SDK's tag")
    func logsWithTag() throws {
        let phone = try AMapPhone(keys: [.whenInUse, .alwaysAndWhenInUse])
        phone.request()
        phone.device.settle()
        let line = try #require(phone.entries(.missingDelegate).first)
        #expect(line.event == .log && line.detail.hasPrefix("[AMapLocationKit] "))
        #expect(line.detail.contains("doRequireLocationAuth"))
    }

    @Test("A decided status calls nobody", arguments: [AccessGrant.denied, .whenInUse, .always])
    func decidedAsksNobody(_ grant: AccessGrant) throws {
        let phone = try AMapPhone(
            keys: [.whenInUse, .alwaysAndWhenInUse],
            grant: grant,
            delegate: AskingDelegate()
        )
        phone.request()
        phone.device.advance(by: .seconds(20))
        #expect(phone.delegate.record.calls.isEmpty)
        #expect(phone.outcomes.count == 1)
    }

    @Test(
        "A missing delegate ends a one-shot as the switch says",
        arguments: [("cancel", ["0 a: none 5"]), ("timeout", ["10 a: none 4"])]
    )
    func missingDelegate(_ value: String, _ outcomes: [String]) throws {
        let phone = try AMapPhone(keys: [.whenInUse, .alwaysAndWhenInUse], switches: ["amapMissingDelegate": value])
        phone.request()
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes == outcomes)
    }

    @Test("Permission requested on any other manager lets the request go on")
    func foreignRequestUnblocks() throws {
        let phone = try AMapPhone(keys: [.whenInUse, .alwaysAndWhenInUse], delegate: EmptyDelegate())
        phone.request()
        phone.device.advance(by: .seconds(5))
        let other = phone.device.asCurrent { CLLocationManager() }
        other.requestWhenInUseAuthorization()
        try phone.answer(.allowWhileUsing)
        phone.device.advance(by: .seconds(20))
        #expect(phone.outcomes == ["15 a: fix"])
    }

    @Test("Authorization callbacks are passed on in the form of the iOS version, the first one included")
    func forwards() throws {
        for (os, calls) in [
            ("17.4", ["didChangeAuthorization 0", "didChangeAuthorization 4"]),
            ("13.4", ["didChange 0", "didChange 4"]),
        ] {
            let phone = try AMapPhone(os, delegate: FullDelegate())
            phone.request()
            phone.device.settle()
            try phone.answer(.allowWhileUsing)
            #expect(phone.delegate.record.calls == calls)
        }
    }

    @Test("The first authorization callback can be kept back")
    func keepsInitialBack() throws {
        let phone = try AMapPhone(
            delegate: FullDelegate(),
            switches: ["amapForwardsInitialAuthorization": "false"]
        )
        #expect(phone.delegate.record.calls.isEmpty)
    }

    @Test("An app that takes the handed manager's delegate silences the SDK for good")
    func hijackSilences() throws {
        let asking = AskingDelegate()
        let hijacker = Hijacker()
        asking.hijacks = hijacker
        let phone = try AMapPhone(keys: [.whenInUse, .alwaysAndWhenInUse], delegate: asking)
        phone.request()
        phone.device.settle()
        try phone.answer(.allowWhileUsing)
        phone.device.advance(by: .seconds(600))
        #expect(phone.outcomes.isEmpty)
        let entry = phone.device.journal.entries.first { $0.lane == .coreLocation && $0.detail.contains("replaced") }
        #expect(entry?.detail.contains("AMapLocationKit's") == true && entry?.detail.contains("by app") == true)
    }

    @Test("With a manager of its own to hand out, a hijacked delegate harms nobody")
    func hijackOfStrangerIsHarmless() throws {
        let asking = AskingDelegate()
        asking.hijacks = Hijacker()
        let phone = try AMapPhone(
            keys: [.whenInUse, .alwaysAndWhenInUse],
            delegate: asking,
            switches: ["amapHandsOwnManager": "false"]
        )
        phone.request()
        phone.device.settle()
        try phone.answer(.allowWhileUsing)
        phone.device.advance(by: .seconds(20))
        #expect(phone.outcomes == ["10 a: fix"])
    }

    @Test("Every CoreLocation call of the SDK is journalled in its name")
    func callsAreNamed() throws {
        let phone = try AMapPhone()
        phone.request()
        phone.device.settle()
        let calls = phone.device.journal.entries.filter { $0.lane == .coreLocation && $0.event == .call }.map(\.detail)
        #expect(calls.contains { $0.hasPrefix("requestWhenInUseAuthorization() by AMapLocationKit") })
        #expect(calls.allSatisfy { $0.contains("by AMapLocationKit") })
    }
}
