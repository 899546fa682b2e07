// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SimulatedCoreLocation

@Suite("Archives and copies of values")
struct CodingTests {
    private static let time = Date(timeIntervalSinceReferenceDate: 5_000.5)

    private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
    }

    @Test("A beacon survives an archive, and its copy is itself.")
    func beacon() throws {
        let id = try #require(UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
        let beacon = CLBeacon(
            id,
            major: 7,
            minor: 65_535,
            proximity: .near,
            accuracy: 1.5,
            rssi: -60,
            timestamp: Self.time
        )
        let read = try archived(beacon)
        #expect(read.uuid == id)
        #expect([read.major, read.minor] == [7, 65_535])
        #expect(read.proximity == .near)
        #expect(read.accuracy == 1.5)
        #expect(read.rssi == -60)
        #expect(read.timestamp == Self.time)
        #expect(beacon.copy() as? CLBeacon === beacon)
    }

    @Test("A visit survives an archive, and its copy is itself.")
    func visit() throws {
        let place = CLLocationCoordinate2D(latitude: 30.5, longitude: 120.25)
        let visit = CLVisit(from: Self.time, to: .distantFuture, at: place, within: 35)
        let read = try archived(visit)
        #expect(read.arrivalDate == Self.time)
        #expect(read.departureDate == .distantFuture)
        #expect([read.coordinate.latitude, read.coordinate.longitude] == [30.5, 120.25])
        #expect(read.horizontalAccuracy == 35)
        #expect(visit.copy() as? CLVisit === visit)
    }

    @Test("So does a floor.")
    func floor() throws {
        let floor = CLFloor(level: -2)
        #expect(try archived(floor).level == -2)
        #expect(floor.copy() as? CLFloor === floor)
    }

    @Test("A region without a shape is copied with its settings.")
    func region() throws {
        let region = CLRegion(identifier: "a")
        region.notifyOnExit = false
        let copy = try #require(region.copy() as? CLRegion)
        #expect(copy !== region)
        #expect([copy.notifyOnEntry, copy.notifyOnExit] == [true, false])
        #expect(region.description == "CLRegion (identifier: \"a\")")
    }

    @Test("A region of beacons says which.")
    func beaconRegion() throws {
        let id = try #require(UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
        let region = CLBeaconRegion(uuid: id, identifier: "b")
        #expect(region.description == "CLBeaconRegion (identifier: \"b\", uuid: \(id.uuidString))")
        #expect(region.proximityUUID == id)
    }
}
