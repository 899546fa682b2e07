// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import Testing

@Suite("Regions and beacons")
struct RegionTests {
    private static let tower = UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0")!

    @Test("A region hears of entry and exit unless told otherwise.")
    func defaults() {
        let region = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 100, identifier: "park")
        #expect(region.notifyOnEntry)
        #expect(region.notifyOnExit)
        #expect(!CLBeaconRegion(uuid: Self.tower, identifier: "tower").notifyEntryStateOnDisplay)
    }

    @Test("Regions of one class are equal if their identifiers are.")
    func equality() {
        let park = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 100, identifier: "park")
        let larger = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 200, identifier: "park")
        #expect(park == larger)
        #expect(Set([park, larger]).count == 1)
        #expect(park != CLBeaconRegion(uuid: Self.tower, identifier: "park"))
    }

    @Test("A circle survives a secure archive and a copy.")
    func circleArchive() throws {
        let center = CLLocationCoordinate2D(latitude: 30.246, longitude: 120.1551)
        let region = CLCircularRegion(center: center, radius: 100, identifier: "park")
        region.notifyOnExit = false
        let data = try NSKeyedArchiver.archivedData(withRootObject: region, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLCircularRegion.self, from: data))
        let copy = try #require(read.copy() as? CLCircularRegion)
        #expect(copy.description == region.description)
        #expect(copy.notifyOnEntry)
        #expect(!copy.notifyOnExit)
    }

    @Test("A beacon region survives a secure archive and a copy.")
    func beaconArchive() throws {
        let region = CLBeaconRegion(uuid: Self.tower, major: 7, minor: 9, identifier: "tower")
        region.notifyEntryStateOnDisplay = true
        let data = try NSKeyedArchiver.archivedData(withRootObject: region, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLBeaconRegion.self, from: data))
        let copy = try #require(read.copy() as? CLBeaconRegion)
        #expect(copy.beaconIdentityConstraint == region.beaconIdentityConstraint)
        #expect(copy.uuid == Self.tower)
        #expect([copy.major, copy.minor] == [7, 9])
        #expect(copy.notifyEntryStateOnDisplay)
    }

    @Test("A constraint tells one beacon, a group and all beacons apart.")
    func constraints() {
        let all = CLBeaconIdentityConstraint(uuid: Self.tower)
        let group = CLBeaconIdentityConstraint(uuid: Self.tower, major: 7)
        #expect(all.major == nil)
        #expect(group.major == 7)
        #expect(group.minor == nil)
        #expect(all != group)
        #expect(group == CLBeaconIdentityConstraint(uuid: Self.tower, major: 7))
    }
}
