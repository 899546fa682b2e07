// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@testable import SimulatedTencentLBS

@Suite("Archives and copies of Tencent's values")
struct CodingTests {
    private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
    }

    private let place = CLLocationCoordinate2D(latitude: 30.25, longitude: 120.125)

    @Test("A place of interest survives an archive, and its copy is itself.")
    func poi() throws {
        let poi = TencentLBSPoi(uid: "1", name: "店", address: "路 5", catalog: "shop", at: place)
        let read = try archived(poi)
        #expect([read.uid, read.name, read.address, read.catalog] == ["1", "店", "路 5", "shop"])
        #expect([read.latitude, read.longitude, read.distance] == [30.25, 120.125, 0])
        #expect(poi.copy() as? TencentLBSPoi === poi)
    }

    @Test("A circle survives an archive and a copy.")
    func circle() throws {
        let circle = try #require(TencentLBSGeofenceCircleRegion(center: place, radius: 250, identifier: "c"))
        circle.activeAction = [.enter]
        for other in [try archived(circle), try #require(circle.copy() as? TencentLBSGeofenceCircleRegion)] {
            #expect(other !== circle)
            #expect(other.identifier == "c")
            #expect(other.radius == 250)
            #expect(other.activeAction == [.enter])
            #expect(other.containsCoordinate(place))
        }
    }

    @Test("So does a district.", arguments: ["市", nil])
    func district(level: String?) throws {
        let corners = [(0.0, 0.0), (0, 1), (1, 1), (1, 0)].map {
            CLLocationCoordinate2D(latitude: 30 + $0.0, longitude: 120 + $0.1)
        }
        let district = try #require(
            TencentLBSGeofenceDistrictRegion(
                polygons: [corners],
                identifier: "d",
                keyword: "杭州",
                adcode: "330100",
                districtName: "杭州市",
                districtLevel: level
            )
        )
        for other in [try archived(district), try #require(district.copy() as? TencentLBSGeofenceDistrictRegion)] {
            #expect(other !== district)
            #expect([other.keyword, other.adcode, other.districtName] == ["杭州", "330100", "杭州市"])
            #expect(other.districtLevel == level)
            #expect(other.containsCoordinate(place))
        }
    }

    @Test("A polygon is made from a C array, too, and added from one.")
    func cArray() throws {
        let corners = [(0.0, 0.0), (0, 1), (1, 1), (1, 0)].map {
            CLLocationCoordinate2D(latitude: 30 + $0.0, longitude: 120 + $0.1)
        }
        let polygon = corners.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.flatMap {
                TencentLBSGeofencePolygonRegion(cCoordinates: $0, count: UInt(buffer.count), identifier: "p")
            }
        }
        #expect(polygon?.regionType == .polygon)
        #expect(polygon?.containsCoordinate(place) == true)
    }
}
