// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import Testing

@Suite("CLLocation")
struct CLLocationTests {
    private static let lake = CLLocationCoordinate2D(latitude: 30.246, longitude: 120.1551)
    private static let noon = Date(timeIntervalSinceReferenceDate: 43_200)

    @Test("The initialiser with a place alone leaves altitude, course and speed invalid.")
    func placeOnly() {
        let location = CLLocation(latitude: 30.246, longitude: 120.1551)
        #expect(location.coordinate.latitude == 30.246)
        #expect(location.coordinate.longitude == 120.1551)
        #expect([location.altitude, location.horizontalAccuracy] == [0, 0])
        #expect([location.verticalAccuracy, location.course, location.courseAccuracy] == [-1, -1, -1])
        #expect([location.speed, location.speedAccuracy] == [-1, -1])
        #expect(location.floor == nil)
        #expect(location.sourceInformation == nil)
    }

    @Test("The initialiser with accuracies leaves course and speed invalid.")
    func accuracies() {
        let location = CLLocation(
            coordinate: Self.lake,
            altitude: 8,
            horizontalAccuracy: 5,
            verticalAccuracy: 3,
            timestamp: Self.noon
        )
        #expect([location.altitude, location.horizontalAccuracy, location.verticalAccuracy] == [8, 5, 3])
        #expect([location.course, location.speed] == [-1, -1])
        #expect(location.timestamp == Self.noon)
    }

    @Test("The initialiser with course and speed leaves their exactness invalid.")
    func motion() {
        let location = CLLocation(
            coordinate: Self.lake,
            altitude: 8,
            horizontalAccuracy: 5,
            verticalAccuracy: 3,
            course: 90,
            speed: 1.4,
            timestamp: Self.noon
        )
        #expect([location.course, location.speed] == [90, 1.4])
        #expect([location.courseAccuracy, location.speedAccuracy] == [-1, -1])
    }

    @Test("The initialiser of iOS 15 keeps every value.")
    func everything() {
        let location = Self.complete
        #expect(
            [location.course, location.courseAccuracy, location.speed, location.speedAccuracy] == [90, 4, 1.4, 0.3]
        )
        #expect(location.sourceInformation?.isSimulatedBySoftware == true)
        #expect(location.sourceInformation?.isProducedByAccessory == false)
        #expect(location.ellipsoidalAltitude == location.altitude)
    }

    @Test("A copy is the location itself.")
    func copying() {
        let location = CLLocation(latitude: 1, longitude: 2)
        #expect(location.copy() as? CLLocation === location)
    }

    @Test("Two locations of equal values are not equal, as with Apple's.")
    func identity() {
        #expect(CLLocation(latitude: 1, longitude: 2) != CLLocation(latitude: 1, longitude: 2))
    }

    @Test("A secure archive gives every value back.")
    func archive() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: Self.complete, requiringSecureCoding: true)
        let location = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(location.description == Self.complete.description)
        #expect([location.altitude, location.verticalAccuracy] == [8, 3])
        #expect([location.courseAccuracy, location.speedAccuracy] == [4, 0.3])
        #expect(location.timestamp == Self.noon)
        #expect(location.sourceInformation?.isSimulatedBySoftware == true)
        #expect(location.floor == nil)
    }

    @Test("The description names place, exactness, motion and the time in UTC.")
    func text() {
        let text = "<+30.24600000,+120.15510000> +/- 5.00m (speed 1.40 mps / course 90.00) @ 2001-01-01 12:00:00 +0000"
        #expect(Self.complete.description == text)
    }

    @Test("A subclass may answer with values of its own.")
    func subclass() {
        final class North: CLLocation, @unchecked Sendable {
            override var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 89, longitude: 0) }
        }
        #expect(North(latitude: 0, longitude: 0).coordinate.latitude == 89)
    }

    private static var complete: CLLocation {
        CLLocation(
            coordinate: lake,
            altitude: 8,
            horizontalAccuracy: 5,
            verticalAccuracy: 3,
            course: 90,
            courseAccuracy: 4,
            speed: 1.4,
            speedAccuracy: 0.3,
            timestamp: noon,
            sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)
        )
    }
}
