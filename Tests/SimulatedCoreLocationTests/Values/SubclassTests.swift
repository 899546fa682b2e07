// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Subclasses, as apps' own tests make them")
struct SubclassTests {
    private final class OwnManager: CLLocationManager {
        var requests = 0

        override class func authorizationStatus() -> CLAuthorizationStatus { .authorizedAlways }
        override class func locationServicesEnabled() -> Bool { false }
        override var authorizationStatus: CLAuthorizationStatus { .restricted }
        override var location: CLLocation? { CLLocation(latitude: 1, longitude: 2) }
        override func requestLocation() { requests += 1 }
    }

    private final class OwnVisit: CLVisit, @unchecked Sendable {
        override var horizontalAccuracy: CLLocationAccuracy { 12 }
    }

    private final class OwnHeading: CLHeading, @unchecked Sendable {
        override var trueHeading: CLLocationDirection { 42 }
    }

    @Test("A manager's methods and properties may be overridden.")
    func manager() throws {
        let device = try phone()
        let manager = device.asCurrent { OwnManager() }
        manager.requestLocation()
        #expect(manager.requests == 1)
        #expect(manager.authorizationStatus == .restricted)
        #expect(manager.location?.coordinate.longitude == 2)
        #expect(OwnManager.authorizationStatus() == .authorizedAlways)
        #expect(!OwnManager.locationServicesEnabled())
        #expect(device.lines(.call).count == 1)
    }

    @Test("Locations, visits and headings may be made without values, to be overridden.")
    func values() {
        #expect(OwnVisit().horizontalAccuracy == 12)
        #expect(!CLLocationCoordinate2DIsValid(CLVisit().coordinate))
        #expect(OwnHeading().trueHeading == 42)
        #expect(CLHeading().headingAccuracy < 0)
        #expect(CLLocation().coordinate.latitude == 0)
    }
}
