// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("AMap's continuous updates")
struct UpdatesTests {
    @Test("The method with the address is preferred, and the plain one never called")
    func prefersAddressMethod() throws {
        let phone = try AMapPhone(grant: .whenInUse, delegate: FullDelegate())
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(5))
        #expect(phone.delegate.record.updates.count == 5)
        #expect(!phone.delegate.record.calls.contains("didUpdate"))
        #expect(phone.delegate.record.updates.allSatisfy { $0.address == nil })
    }

    @Test("A delegate with the plain method alone gets that")
    func legacyMethod() throws {
        let phone = try AMapPhone(grant: .whenInUse, delegate: LegacyDelegate())
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(5))
        #expect(phone.delegate.record.updates.count == 5)
    }

    @Test("The address comes with later locations, and not again for the same place")
    func addressComesLater() throws {
        let phone = try AMapPhone(grant: .whenInUse, delegate: FullDelegate())
        phone.manager.locatingWithReGeocode = true
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(4))
        let addresses = phone.delegate.record.updates.map { $0.address?.city }
        #expect(addresses == [nil, "杭州市", "杭州市", "杭州市"])
        #expect(phone.entries(.address).count == 1)
    }

    @Test("Without network there is no address, and it is tried again after a while")
    func addressFails() throws {
        let phone = try AMapPhone(grant: .whenInUse, delegate: FullDelegate())
        phone.device.network.isOnline = false
        phone.manager.locatingWithReGeocode = true
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(8))
        phone.device.network.isOnline = true
        #expect(phone.delegate.record.updates.allSatisfy { $0.address == nil })
        phone.device.advance(by: .seconds(8))
        #expect(phone.delegate.record.updates.last?.address != nil)
        #expect(phone.delegate.record.failures.isEmpty)
    }

    @Test("Errors are CoreLocation's own", arguments: [AccessGrant.denied, .whenInUse])
    func errors(_ grant: AccessGrant) throws {
        let phone = try AMapPhone(grant: grant, delegate: FullDelegate()) { $0.hasSignal = false }
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(30))
        #expect(phone.delegate.record.failures.map { $0?.domain } == ["kCLErrorDomain"])
        #expect(phone.delegate.record.failures.map { $0?.code } == [grant == .denied ? 1 : 0])
    }

    @Test("With the switch an error arrives as nil")
    func nilError() throws {
        let phone = try AMapPhone(
            grant: .denied,
            delegate: FullDelegate(),
            switches: ["amapNilStreamError": "true"]
        )
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(30))
        #expect(phone.delegate.record.failures == [nil])
        #expect(phone.entries(.updatesNilError).count == 1)
    }

    @Test("Started while undetermined they flow with the grant")
    func armed() throws {
        let phone = try AMapPhone(delegate: FullDelegate())
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(60))
        #expect(phone.delegate.record.updates.isEmpty)
        try phone.answer(.allowWhileUsing)
        phone.device.advance(by: .seconds(3))
        #expect(phone.delegate.record.updates.count == 3)
    }

    @Test("Nothing comes after the stop, unless the switch says so", arguments: [("false", 3), ("true", 4)])
    func stops(_ value: String, _ count: Int) throws {
        let phone = try AMapPhone(
            grant: .whenInUse,
            delegate: FullDelegate(),
            switches: ["amapFixAfterStop": value]
        )
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(3))
        phone.manager.stopUpdatingLocation()
        phone.device.advance(by: .seconds(30))
        #expect(phone.delegate.record.updates.count == count)
    }

    @Test("A second start changes nothing")
    func secondStart() throws {
        let phone = try AMapPhone(grant: .whenInUse, delegate: FullDelegate())
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(2))
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(2))
        #expect(phone.delegate.record.updates.count == 4)
    }

    @Test("Updates do not pause by themselves unless told to")
    func defaults() throws {
        let manager = try #require(try AMapPhone().manager)
        #expect(!manager.pausesLocationUpdatesAutomatically && !manager.allowsBackgroundLocationUpdates)
        #expect(!manager.locatingWithReGeocode && manager.reGeocodeLanguage == .default)
        #expect(manager.locationTimeout == 10 && manager.reGeocodeTimeout == 5)
        #expect(manager.distanceFilter == kCLDistanceFilterNone && manager.desiredAccuracy == kCLLocationAccuracyBest)
        #expect(manager.locationAccuracyMode == .fullAndReduceAccuracy)
    }

    @Test("The background flag without the background mode logs a line and ends the app")
    func backgroundMode() throws {
        let phone = try AMapPhone(grant: .whenInUse)
        phone.manager.allowsBackgroundLocationUpdates = false
        #expect(phone.device.app.state == .active)
        phone.manager.allowsBackgroundLocationUpdates = true
        #expect(phone.device.app.state == .terminated)
        #expect(phone.entries(.backgroundMode).first?.detail.contains("Background Modes") == true)
    }

    @Test("With the background mode updates go on off screen")
    func background() throws {
        let phone = try AMapPhone(grant: .whenInUse, delegate: FullDelegate()) {
            $0.declaration.backgroundModes = ["location"]
        }
        phone.manager.allowsBackgroundLocationUpdates = true
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(2))
        phone.device.app.enterBackground()
        phone.device.advance(by: .seconds(60))
        #expect(phone.delegate.record.updates.count == 62)
    }

    @Test("The distance filter is CoreLocation's, and one-shots ignore it")
    func distanceFilter() throws {
        let phone = try AMapPhone(grant: .whenInUse, delegate: FullDelegate())
        phone.manager.distanceFilter = 500
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(30))
        let count = phone.delegate.record.updates.count
        #expect(count >= 1 && count <= 3)
        phone.manager.stopUpdatingLocation()
        phone.device.advance(by: .milliseconds(500))
        phone.manager.desiredAccuracy = kCLLocationAccuracyNearestTenMeters
        phone.request()
        phone.device.advance(by: .seconds(30))
        #expect(phone.outcomes == ["33.5 a: fix"])
    }

    @Test("A manager released inside its callback goes quietly")
    func releasedInCallback() throws {
        final class Dropper: NSObject, AMapLocationManagerDelegate {
            var drop: () -> Void = {}
            var count = 0
            func amapLocationManager(_ manager: AMapLocationManager!, didUpdate location: CLLocation!) {
                count += 1
                drop()
            }
        }
        let phone = try AMapPhone(grant: .whenInUse)
        let dropper = Dropper()
        dropper.drop = { phone.release() }
        phone.manager.delegate = dropper
        phone.manager.startUpdatingLocation()
        phone.device.advance(by: .seconds(10))
        #expect(dropper.count == 1)
    }
}
