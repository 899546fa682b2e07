// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("AMap's one-shots")
struct OneShotTests {
    @Test(
        "With Best it always lasts the whole time-out",
        arguments: [kCLLocationAccuracyBest, kCLLocationAccuracyBestForNavigation]
    )
    func bestLasts(_ accuracy: Double) throws {
        let phone = try AMapPhone(grant: .whenInUse)
        phone.manager.desiredAccuracy = accuracy
        phone.request()
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes == ["10 a: fix"])
        #expect(phone.locations.first?.horizontalAccuracy == 5)
    }

    @Test(
        "A coarser accuracy ends it with the first location that is exact enough",
        arguments: [(kCLLocationAccuracyHundredMeters, "1 a: fix"), (kCLLocationAccuracyNearestTenMeters, "3 a: fix")]
    )
    func enoughEnds(_ accuracy: Double, _ outcome: String) throws {
        let phone = try AMapPhone(grant: .whenInUse)
        phone.manager.desiredAccuracy = accuracy
        phone.request()
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes == [outcome])
    }

    @Test("The clock starts when the user has decided, however long that takes", arguments: [0, 3, 300])
    func clockWaits(_ seconds: Int) throws {
        let phone = try AMapPhone()
        phone.request()
        phone.device.advance(by: .seconds(seconds))
        #expect(phone.outcomes.isEmpty)
        try phone.answer(.allowWhileUsing)
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes == ["\(seconds + 10) a: fix"])
    }

    @Test("Time-outs are at least two seconds")
    func timeoutsHaveMinimum() throws {
        let phone = try AMapPhone(grant: .whenInUse)
        phone.manager.locationTimeout = 0
        phone.manager.reGeocodeTimeout = -5
        #expect(phone.manager.locationTimeout == 2 && phone.manager.reGeocodeTimeout == 2)
        phone.request()
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes == ["2 a: fix"])
    }

    @Test(
        "Without any signal the time-out has the code of the switch",
        arguments: [(nil, "4"), ("2", "2")] as [(String?, String)]
    )
    func emptyTimeout(_ value: String?, _ code: String) throws {
        let switches = value.map { ["amapTimeoutCode": $0] } ?? [:]
        let phone = try AMapPhone(grant: .whenInUse, switches: switches) { $0.hasSignal = false }
        phone.request()
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes == ["10 a: none \(code)"])
    }

    @Test(
        "A location from before the request does not answer it, unless the switch says so",
        arguments: [("false", "1"), ("true", "0")]
    )
    func oldFix(_ value: String, _ time: String) throws {
        let phone = try AMapPhone(grant: .whenInUse, switches: ["amapAcceptsOldFix": value]) {
            $0.lastKnown = DeviceFix(
                coordinate: DeviceConfiguration.hangzhou,
                horizontalAccuracy: 5,
                time: .seconds(-60)
            )
        }
        phone.manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        phone.request()
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes == ["\(time) a: fix"])
    }

    @Test("Several are answered, each by its own clock")
    func severalAreAnswered() throws {
        let phone = try AMapPhone(grant: .whenInUse)
        phone.request(as: "a")
        phone.device.advance(by: .seconds(4))
        phone.request(as: "b")
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes == ["10 a: fix", "14 b: fix"])
    }

    @Test("While updates are on it is refused, and its block is never called")
    func refusedWhileUpdating() throws {
        let phone = try AMapPhone(grant: .whenInUse)
        phone.manager.startUpdatingLocation()
        #expect(!phone.request())
        phone.device.advance(by: .seconds(60))
        phone.manager.stopUpdatingLocation()
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes.isEmpty)
        #expect(phone.entries(.oneShotRefused).count == 1)
        #expect(phone.request())
    }

    @Test(
        "Denied, restricted or with services off it fails with code 2 on the next turn",
        arguments: ["denied", "restricted", "off"]
    )
    func refusedStatus(_ kind: String) throws {
        let phone = try AMapPhone(grant: kind == "denied" ? .denied : .whenInUse)
        if kind == "restricted" { try phone.device.permission.change(.restricted(true)) }
        if kind == "off" { try phone.device.permission.change(.locationServices(false)) }
        phone.device.settle()
        phone.request(address: true)
        #expect(phone.outcomes.isEmpty)
        phone.device.settle()
        #expect(phone.outcomes == ["0 a: none 2"])
        #expect(phone.errors.first?.domain == AMapLocationErrorDomain)
        #expect(phone.errors.first?.localizedDescription == "定位错误")
    }

    @Test(
        "Refused at the prompt it fails as the switches say",
        arguments: [("2", "0", "0 a: none 2"), ("5", "3", "3 a: none 5")]
    )
    func refusedAtPrompt(_ code: String, _ delay: String, _ outcome: String) throws {
        let phone = try AMapPhone(switches: ["amapRefusalCode": code, "amapRefusalDelay": delay])
        phone.request()
        phone.device.settle()
        try phone.answer(.dontAllow)
        phone.device.advance(by: .seconds(30))
        #expect(phone.outcomes == [outcome])
    }

    @Test("Permission taken away while it locates ends it with code 2")
    func revoked() throws {
        let phone = try AMapPhone(grant: .whenInUse)
        phone.request()
        phone.device.advance(by: .seconds(3))
        try phone.device.permission.change(.access(.never))
        phone.device.advance(by: .seconds(30))
        #expect(phone.outcomes == ["3 a: none 2"])
    }

    enum Ending: String, CaseIterable, Sendable { case stop, start, release }

    @Test("Stop, start and release end every one-shot with code 5, in every phase", arguments: Ending.allCases)
    func cancels(_ ending: Ending) throws {
        for wait in [Duration.zero, .milliseconds(500), .seconds(10) + .milliseconds(50)] {
            let phone = try AMapPhone(grant: .whenInUse)
            phone.request(address: true, as: "a")
            phone.request(address: true, as: "b")
            phone.device.advance(by: wait)
            switch ending {
            case .stop: phone.manager.stopUpdatingLocation()
            case .start: phone.manager.startUpdatingLocation()
            case .release: phone.release()
            }
            #expect(phone.outcomes.isEmpty)
            phone.device.advance(by: .seconds(60))
            let time = DeviceTimeText.seconds(wait)
            #expect(phone.outcomes == ["\(time) a: none 5", "\(time) b: none 5"])
            #expect(phone.errors.first?.localizedDescription == "取消")
        }
    }

    @Test("Cancelled while undetermined it ends with code 5 and the prompt stays")
    func cancelsWhileUndetermined() throws {
        let phone = try AMapPhone()
        phone.request()
        phone.device.advance(by: .seconds(2))
        phone.manager.stopUpdatingLocation()
        phone.device.settle()
        #expect(phone.outcomes == ["2 a: none 5"])
        #expect(phone.device.permission.promptOnScreen != nil)
    }

    @Test("A block that asks again is answered again")
    func asksAgainFromBlock() throws {
        let phone = try AMapPhone(grant: .whenInUse)
        phone.manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        var answers = 0
        _ = phone.manager.requestLocation(withReGeocode: false) { _, _, _ in
            answers += 1
            _ = phone.manager.requestLocation(withReGeocode: false) { _, _, _ in answers += 1 }
        }
        phone.device.advance(by: .seconds(5))
        #expect(answers == 2)
    }

    @Test("When the app dies, nothing is called any more")
    func diesWithProcess() throws {
        let phone = try AMapPhone(grant: .whenInUse)
        phone.request()
        phone.device.advance(by: .seconds(2))
        phone.device.app.terminate()
        phone.device.app.launch()
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes.isEmpty)
        #expect(!phone.request())
        phone.manager.startUpdatingLocation()
        phone.release()
        phone.device.advance(by: .seconds(60))
        #expect(phone.outcomes.isEmpty)
    }
}
