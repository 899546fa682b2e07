// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("AMap's accuracy modes and the question for full accuracy")
struct AccuracyModeTests {
    private let request: (CLLocationManager, @escaping ((any Error)?) -> Void) -> Void = { core, completion in
        core.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation", completion: completion)
    }

    private func phone(
        _ mode: AMapLocationAccuracyMode,
        os: String = "17.4",
        grant: AccessGrant = .whenInUse,
        sdk: String? = nil,
        hasDictionary: Bool = true,
        onTemporary: @escaping (CLLocationManager, @escaping ((any Error)?) -> Void) -> Void = { _, _ in }
    ) throws -> AMapPhone {
        let delegate = FullDelegate()
        delegate.onTemporary = onTemporary
        let phone = try AMapPhone(os, grant: grant, precise: false, delegate: delegate, sdk: sdk) {
            if !hasDictionary { $0.declaration.temporaryUsageTexts = [:] }
        }
        phone.manager.locationAccuracyMode = mode
        return phone
    }

    private func questions(_ phone: AMapPhone) -> Int { phone.callbacks("doRequireTemporaryFullAccuracyAuth").count }

    @Test("Reduce never asks, and gives what is granted")
    func reduceNeverAsks() throws {
        let phone = try phone(.reduceAccuracy)
        phone.request()
        phone.device.advance(by: .seconds(60))
        #expect(questions(phone) == 0)
        #expect(phone.outcomes == ["10 a: fix"])
        #expect(phone.locations.first?.horizontalAccuracy == 5_000)
    }

    @Test(
        "Granted for now, the location is exact",
        arguments: [AMapLocationAccuracyMode.fullAndReduceAccuracy, .fullAccuracy]
    )
    func grantedForNow(_ mode: AMapLocationAccuracyMode) throws {
        let phone = try phone(mode, onTemporary: request)
        phone.request()
        phone.device.advance(by: .seconds(7))
        try phone.answer(.allowOnce)
        phone.device.advance(by: .seconds(60))
        #expect(phone.prompts == [.tempFull14])
        #expect(phone.outcomes == ["17 a: fix"])
        #expect(phone.locations.first?.horizontalAccuracy == 5)
    }

    @Test(
        "Refused, FullAndReduce goes on with the approximate location and Full ends with code 12",
        arguments: [(AMapLocationAccuracyMode.fullAndReduceAccuracy, "17 a: fix"), (.fullAccuracy, "7 a: none 12")]
    )
    func refused(_ mode: AMapLocationAccuracyMode, _ outcome: String) throws {
        let phone = try phone(mode, onTemporary: request)
        phone.request()
        phone.device.advance(by: .seconds(7))
        try phone.answer(.dontAllow)
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes == [outcome])
    }

    @Test(
        "An error handed to the completion does not stop FullAndReduce and ends Full",
        arguments: [(AMapLocationAccuracyMode.fullAndReduceAccuracy, "10 a: fix"), (.fullAccuracy, "0 a: none 12")]
    )
    func errorHandedOn(_ mode: AMapLocationAccuracyMode, _ outcome: String) throws {
        let phone = try phone(mode) { core, completion in
            core.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "unknown", completion: completion)
        }
        phone.request()
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes == [outcome])
    }

    @Test(
        "Without the completion the request waits for ever",
        arguments: [AMapLocationAccuracyMode.fullAndReduceAccuracy, .fullAccuracy]
    )
    func hangs(_ mode: AMapLocationAccuracyMode) throws {
        let phone = try phone(mode)
        phone.request()
        phone.manager.startUpdatingLocation()
        phone.manager.stopUpdatingLocation()
        phone.request(as: "b")
        phone.device.advance(by: .seconds(600))
        #expect(phone.outcomes == ["0 a: none 5"])
    }

    @Test("A completion that is called twice counts once")
    func secondCompletionIsIgnored() throws {
        let phone = try phone(.fullAccuracy) { _, completion in
            completion(CLError(.promptDeclined))
            completion(nil)
        }
        phone.request()
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes == ["0 a: none 12"])
    }

    @Test(
        "The request that raised the first prompt asks no second question",
        arguments: [(AMapLocationAccuracyMode.fullAndReduceAccuracy, "10 a: fix"), (.fullAccuracy, "0 a: none 12")]
    )
    func firstRequestDoesNotAsk(_ mode: AMapLocationAccuracyMode, _ outcome: String) throws {
        let phone = try phone(mode, grant: .unasked, onTemporary: request)
        phone.request()
        phone.device.settle()
        try phone.answer(.allowWhileUsing, precise: false)
        phone.device.advance(by: .seconds(60))
        #expect(questions(phone) == 0)
        #expect(phone.outcomes == [outcome])
        phone.request(as: "b")
        phone.device.settle()
        #expect(questions(phone) == 1)
    }

    @Test("After a prompt that the app raised itself, the first request asks")
    func nativeFirstAsks() throws {
        let phone = try phone(.fullAndReduceAccuracy, grant: .unasked, onTemporary: request)
        let own = phone.device.asCurrent { CLLocationManager() }
        own.requestWhenInUseAuthorization()
        try phone.answer(.allowWhileUsing, precise: false)
        phone.request()
        phone.device.settle()
        #expect(questions(phone) == 1)
    }

    @Test("It is asked only from iOS 14, SDK 2.6.7, and with the dictionary in Info.plist")
    func conditions() throws {
        for phone in [
            try phone(.fullAccuracy, os: "13.4"), try phone(.fullAccuracy, sdk: "2.6.2"),
            try phone(.fullAndReduceAccuracy, hasDictionary: false),
        ] {
            phone.request()
            phone.device.advance(by: .seconds(60))
            #expect(questions(phone) == 0)
            #expect(phone.outcomes == ["10 a: fix"])
        }
    }

    @Test(
        "Without the delegate's method FullAndReduce goes on, Full ends with code 12",
        arguments: [(AMapLocationAccuracyMode.fullAndReduceAccuracy, "10 a: fix"), (.fullAccuracy, "0 a: none 12")]
    )
    func missingMethod(_ mode: AMapLocationAccuracyMode, _ outcome: String) throws {
        let phone = try AMapPhone(grant: .whenInUse, precise: false)
        phone.manager.locationAccuracyMode = mode
        phone.request()
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes == [outcome])
    }

    @Test("Updates ask too; in Full a refusal is code 12 and nothing starts")
    func updatesAsk() throws {
        let phone = try phone(.fullAccuracy, onTemporary: request)
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(3))
        try phone.answer(.dontAllow)
        phone.device.advance(by: .seconds(30))
        #expect(phone.delegate.record.failures.map { $0?.code } == [12])
        #expect(phone.delegate.record.updates.isEmpty)
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(3))
        try phone.answer(.allowOnce)
        phone.device.advance(by: .seconds(3))
        #expect(phone.delegate.record.updates.last?.location.horizontalAccuracy == 10)
    }

    @Test("currentAuthorization is the accuracy")
    func currentAuthorization() throws {
        #expect(try phone(.reduceAccuracy).manager.currentAuthorization == .reducedAccuracy)
    }
}
