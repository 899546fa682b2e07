// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Delegates that implement nothing")
struct SilentDelegateTests {
    private final class Silent: NSObject, AMapLocationManagerDelegate, AMapGeoFenceManagerDelegate {}

    private func words(_ device: SimulatedDevice) -> [String] {
        device.pendingEvents.map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    @Test("Fences, regions, headings and updates go on without anybody to tell; each pending event has a word.")
    func isHarmless() throws {
        let phone = try FencePhone(.always, keys: Set(UsageKey.allCases))
        let device = phone.device
        let silent = Silent()
        phone.manager.delegate = silent
        #expect(phone.manager.delegate === silent)
        let manager = device.asCurrent { AMapLocationManager() }
        manager.delegate = silent
        let region: AMapLocationCircleRegion = AMapLocationCircleRegion(
            center: phone.here,
            radius: 300,
            identifier: "home"
        )
        device.asCurrent {
            phone.addCircle()
            phone.manager.addDistrictRegionForMonitoring(withDistrictName: "杭州", customID: "city")
            manager.startUpdatingLocation()
            manager.startUpdatingHeading()
            manager.startMonitoring(for: region)
            manager.requestState(for: region)
        }
        var seen = Set(words(device))
        var digests: Set<UInt64> = []
        for step in 0..<40 {
            phone.moveNorth(step % 6 < 3 ? 400 : -400)
            seen.formUnion(words(device))
            var digest = StateDigest()
            device.digest(into: &digest)
            digests.insert(digest.value)
        }
        try device.permission.change(.access(.never))
        device.advance(by: .seconds(60))
        #expect(digests.count > 1)
        #expect(seen.contains { $0.contains("AMap") }, "\(seen.sorted())")
        #expect(!seen.contains { $0.hasPrefix("event ") }, "\(seen.sorted())")
        withExtendedLifetime(silent) {}
    }

    @Test("Regions are copied with their settings.")
    func copies() throws {
        let bare: AMapLocationRegion = AMapLocationRegion(identifier: "a")
        bare.notifyOnEntry = false
        let bareCopy = try #require(bare.copy() as? AMapLocationRegion)
        #expect(bareCopy !== bare)
        #expect([bareCopy.notifyOnEntry, bareCopy.notifyOnExit] == [false, true])
        let place = CLLocationCoordinate2D(latitude: 30, longitude: 120)
        #expect(!bareCopy.contains(place))
        let circle: AMapLocationCircleRegion = AMapLocationCircleRegion(center: place, radius: 50, identifier: "c")
        circle.notifyOnExit = false
        let copy = try #require(circle.copy() as? AMapLocationCircleRegion)
        #expect(copy !== circle)
        #expect(copy.radius == 50)
        #expect([copy.notifyOnEntry, copy.notifyOnExit] == [true, false])
        #expect(copy.contains(place))
    }
}
