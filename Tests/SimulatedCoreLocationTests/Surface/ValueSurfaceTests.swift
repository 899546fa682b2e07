// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

/// §1.8 of the fact sheet: every value type, with its parts, initialisers, copies and archives.
@Suite("The surface: values")
struct ValueSurfaceTests {
    private let date = Date(timeIntervalSince1970: 1_000)

    @Test("A location has five initialisers, and parts of their types.")
    func location() {
        let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        let source = CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)
        let full = CLLocation(
            coordinate: place,
            altitude: 3,
            horizontalAccuracy: 4,
            verticalAccuracy: 5,
            course: 6,
            courseAccuracy: 7,
            speed: 8,
            speedAccuracy: 9,
            timestamp: date,
            sourceInfo: source
        )
        let numbers: [KeyPath<CLLocation, Double>] = [
            \.altitude, \.ellipsoidalAltitude, \.horizontalAccuracy, \.verticalAccuracy, \.course, \.courseAccuracy,
            \.speed, \.speedAccuracy, \.coordinate.latitude, \.coordinate.longitude,
        ]
        #expect(numbers.map { full[keyPath: $0] } == [3, 3, 4, 5, 6, 7, 8, 9, 1, 2])
        let (timestamp, floor): (Date, CLFloor?) = (full.timestamp, full.floor)
        #expect(timestamp == date && floor == nil)
        let information: CLLocationSourceInformation? = full.sourceInformation
        #expect(information?.isSimulatedBySoftware == true && information?.isProducedByAccessory == false)
        let bare = CLLocation(latitude: 1, longitude: 2)
        #expect(numbers.map { bare[keyPath: $0] } == [0, 0, 0, -1, -1, -1, -1, -1, 1, 2])
        let still = CLLocation(
            coordinate: place,
            altitude: 3,
            horizontalAccuracy: 4,
            verticalAccuracy: 5,
            timestamp: date
        )
        let moving = CLLocation(
            coordinate: place,
            altitude: 3,
            horizontalAccuracy: 4,
            verticalAccuracy: 5,
            course: 6,
            speed: 8,
            timestamp: date
        )
        let exact = CLLocation(
            coordinate: place,
            altitude: 3,
            horizontalAccuracy: 4,
            verticalAccuracy: 5,
            course: 6,
            courseAccuracy: 7,
            speed: 8,
            speedAccuracy: 9,
            timestamp: date
        )
        #expect([still.speed, moving.speed, exact.speedAccuracy] == [-1, 8, 9])
        let distance: CLLocationDistance = bare.distance(from: still)
        #expect(distance < 1e-6)
    }

    @Test("Headings and visits have parts of their types.")
    func headingAndVisit() {
        let (heading, visit) = (CLHeading(), CLVisit())
        let directions: [KeyPath<CLHeading, Double>] = [
            \.magneticHeading, \.trueHeading, \.headingAccuracy, \.x, \.y, \.z,
        ]
        #expect(directions.map { heading[keyPath: $0] } == [-1, -1, -1, 0, 0, 0])
        let time: Date = heading.timestamp
        #expect(time > .distantPast)
        let (arrival, departure): (Date, Date) = (visit.arrivalDate, visit.departureDate)
        #expect((arrival, departure) == (.distantPast, .distantFuture))
        let (place, radius): (CLLocationCoordinate2D, CLLocationAccuracy) = (visit.coordinate, visit.horizontalAccuracy)
        #expect(!CLLocationCoordinate2DIsValid(place) && radius < 0)
    }

    @Test("Regions are circles, or the surroundings of beacons, with their defaults.")
    func regions() {
        let circle = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 10, identifier: "circle")
        let (center, radius): (CLLocationCoordinate2D, CLLocationDistance) = (circle.center, circle.radius)
        #expect(circle.contains(center) && radius == 10)
        let region: CLRegion = circle
        #expect((region.identifier, region.notifyOnEntry, region.notifyOnExit) == ("circle", true, true))
        let uuid = UUID()
        let beacons = [
            CLBeaconRegion(uuid: uuid, identifier: "a"), CLBeaconRegion(uuid: uuid, major: 1, identifier: "b"),
            CLBeaconRegion(uuid: uuid, major: 1, minor: 2, identifier: "c"),
            CLBeaconRegion(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: "d"),
            CLBeaconRegion(proximityUUID: uuid, identifier: "e"),
            CLBeaconRegion(proximityUUID: uuid, major: 1, identifier: "f"),
            CLBeaconRegion(proximityUUID: uuid, major: 1, minor: 2, identifier: "g"),
        ]
        #expect(beacons.allSatisfy { $0.uuid == uuid && $0.proximityUUID == uuid && !$0.notifyEntryStateOnDisplay })
        let numbers: [NSNumber?] = beacons.map(\.minor)
        #expect(numbers.compactMap { $0?.intValue } == [2, 2])
        #expect(beacons.compactMap(\.major).count == 4)
        let constraints = [
            CLBeaconIdentityConstraint(uuid: uuid, major: 1),
            CLBeaconIdentityConstraint(uuid: uuid, major: 1, minor: 2),
        ]
        #expect(constraints.map(\.major) == [1, 1] && constraints.map(\.minor) == [nil, 2])
    }

    @Test("A beacon has parts of their types.")
    func beacon() {
        let parts: [AnyKeyPath] = [
            \CLBeacon.uuid as KeyPath<CLBeacon, UUID>, \CLBeacon.proximityUUID as KeyPath<CLBeacon, UUID>,
            \CLBeacon.major as KeyPath<CLBeacon, NSNumber>, \CLBeacon.minor as KeyPath<CLBeacon, NSNumber>,
            \CLBeacon.proximity as KeyPath<CLBeacon, CLProximity>,
            \CLBeacon.accuracy as KeyPath<CLBeacon, CLLocationAccuracy>, \CLBeacon.rssi as KeyPath<CLBeacon, Int>,
            \CLBeacon.timestamp as KeyPath<CLBeacon, Date>, \CLFloor.level as KeyPath<CLFloor, Int>,
        ]
        #expect(Set(parts).count == parts.count)
    }

    @Test("Values can be copied, and archived securely, by their classes.")
    func archives() throws {
        let classes: [any (NSObject & NSSecureCoding & NSCopying).Type] = [
            CLLocation.self, CLHeading.self, CLVisit.self, CLRegion.self, CLCircularRegion.self, CLBeaconRegion.self,
            CLBeacon.self, CLBeaconIdentityConstraint.self, CLFloor.self, CLLocationSourceInformation.self,
            CLPlacemark.self,
        ]
        #expect(classes.allSatisfy { $0.supportsSecureCoding })
        let source = CLLocationSourceInformation(softwareSimulationState: false, andExternalAccessoryState: true)
        let data = try NSKeyedArchiver.archivedData(withRootObject: source, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocationSourceInformation.self, from: data)
        #expect(read?.isProducedByAccessory == true)
        #expect((source.copy() as? CLLocationSourceInformation) === source)
    }

    @Test("A geocoder takes one request at a time, in every form.")
    func geocoder() throws {
        let device = try phone("26.0")
        let found = try device.run {
            let geocoder = CLGeocoder()
            let location = CLLocation(latitude: hangzhou.latitude, longitude: hangzhou.longitude)
            var found: [[CLPlacemark]] = []
            found.append(try await geocoder.reverseGeocodeLocation(location))
            found.append(try await geocoder.reverseGeocodeLocation(location, preferredLocale: nil))
            found.append(try await geocoder.geocodeAddressString("杭州"))
            found.append(try await geocoder.geocodeAddressString("杭州", in: nil))
            found.append(try await geocoder.geocodeAddressString("杭州", in: nil, preferredLocale: nil))
            #expect(!geocoder.isGeocoding)
            return found
        }
        #expect(found.allSatisfy { !$0.isEmpty })
        let geocoder = device.asCurrent { CLGeocoder() }
        var code: CLError.Code?
        let handler: CLGeocodeCompletionHandler = { code = ($1 as? CLError)?.code }
        device.asCurrent { geocoder.geocodeAddressString("杭州", in: nil, completionHandler: handler) }
        geocoder.cancelGeocode()
        device.advance(by: .seconds(1))
        #expect(code == .geocodeCanceled)
    }
}
