// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("AMap's fences")
struct FenceTests {
    @Test("Coming in, leaving and staying for ten minutes are told, each if its bit is set")
    func changes() throws {
        let phone = try FencePhone()
        phone.manager.activeAction = [.inside, .outside, .stayed]
        phone.addCircle()
        phone.device.advance(by: .seconds(599))
        #expect(phone.delegate.lines == ["added 1 home", "home inside"])
        phone.device.advance(by: .seconds(10))
        #expect(phone.delegate.lines.last == "home stayed")
        phone.moveNorth(1_000)
        #expect(phone.delegate.lines.last == "home outside")
        let region = try #require(phone.delegate.regions.first)
        #expect(region.fenceStatus == .outside && region.currentLocation != nil && region.customID == "home")
        #expect(phone.delegate.errors.isEmpty)
    }

    @Test(
        "The default is coming in alone; no bit tells nothing",
        arguments: [(nil, ["added 1 home", "home inside", "home inside"]), (0, ["added 1 home"])]
            as [(UInt?, [String])]
    )
    func defaultAction(_ bits: UInt?, _ expected: [String]) throws {
        let phone = try FencePhone()
        if let bits { phone.manager.activeAction = AMapGeoFenceActiveAction(rawValue: bits) }
        phone.addCircle()
        phone.device.advance(by: .seconds(700))
        phone.moveNorth(1_000)
        phone.moveNorth(-1_000)
        #expect(phone.delegate.lines == expected)
    }

    @Test(
        "The first state is told, unless the switch says no",
        arguments: [("true", ["added 1 home", "home inside"]), ("false", ["added 1 home"])]
    )
    func firstState(_ value: String, _ expected: [String]) throws {
        let phone = try FencePhone(switches: ["amapFenceTellsFirstState": value])
        phone.addCircle()
        phone.device.advance(by: .seconds(20))
        #expect(phone.delegate.lines == expected)
    }

    @Test("A fence left before ten minutes are over is not stayed in")
    func leavesEarly() throws {
        let phone = try FencePhone()
        phone.manager.activeAction = .stayed
        phone.addCircle()
        phone.device.advance(by: .seconds(500))
        phone.moveNorth(1_000)
        phone.device.advance(by: .seconds(1_000))
        #expect(phone.delegate.lines == ["added 1 home"])
    }

    @Test("A polygon takes its corners from a C array, and needs three")
    func polygons() throws {
        let phone = try FencePhone()
        let here = phone.here
        var corners = [(-0.01, -0.01), (0.01, 0.0), (-0.01, 0.01)].map {
            CLLocationCoordinate2D(latitude: here.latitude + $0.0, longitude: here.longitude + $0.1)
        }
        phone.manager.addPolygonRegionForMonitoring(withCoordinates: &corners, count: 2, customID: "line")
        phone.manager.addPolygonRegionForMonitoring(withCoordinates: &corners, count: 3, customID: "triangle")
        phone.device.advance(by: .seconds(20))
        #expect(phone.delegate.lines == ["added 0 line 2", "added 1 triangle", "triangle inside"])
        let region = try #require(phone.delegate.regions.first as? AMapGeoFencePolygonRegion)
        #expect(region.count == 3 && region.coordinates[1].latitude == corners[1].latitude)
        #expect(region.regionType == .polygon)
    }

    @Test("What cannot be a fence is refused with 2", arguments: [0.0, -1])
    func invalid(_ radius: Double) throws {
        let phone = try FencePhone()
        phone.addCircle(radius)
        phone.manager.addDistrictRegionForMonitoring(withDistrictName: "", customID: "d")
        phone.manager.addKeywordPOIRegionForMonitoring(
            withKeyword: nil,
            poiType: nil,
            city: "杭州",
            size: 5,
            customID: "k"
        )
        phone.manager.addAroundPOIRegionForMonitoring(
            withLocationPoint: nil,
            aroundRadius: 1,
            keyword: "a",
            poiType: nil,
            size: 5,
            customID: "p"
        )
        phone.device.advance(by: .seconds(20))
        #expect(phone.delegate.lines == ["added 0 home 2", "added 0 d 2", "added 0 k 2", "added 0 p 2"])
        #expect(phone.delegate.errors.first?.domain == AMapGeoFenceErrorDomain)
    }

    @Test("Searches put fences around points of interest and districts")
    func searches() throws {
        let phone = try FencePhone()
        phone.device.sensing.move(to: try #require(DeviceGazetteer.places(named: "杭州").first).coordinate)
        phone.manager.addKeywordPOIRegionForMonitoring(
            withKeyword: "医院",
            poiType: "",
            city: "杭州",
            size: 99,
            customID: "k"
        )
        phone.manager.addAroundPOIRegionForMonitoring(
            withLocationPoint: .location(withLatitude: phone.here.latitude, longitude: phone.here.longitude),
            aroundRadius: 0,
            keyword: "",
            poiType: "医院",
            size: 1,
            customID: "p"
        )
        phone.manager.addDistrictRegionForMonitoring(withDistrictName: "杭州市", customID: "d")
        phone.device.advance(by: .seconds(20))
        #expect(
            phone.delegate.lines == ["added 1 k", "added 1 p", "added 1 d", "k inside", "p inside", "d inside"]
        )
        let regions = phone.delegate.regions
        let point = try #require(regions.first as? AMapGeoFencePOIRegion)
        #expect(point.poiItem.name == "医院" && point.radius == 1_000 && point.regionType == .POI)
        let district = try #require(regions.last as? AMapGeoFenceDistrictRegion)
        #expect(district.districtItem.districtCode == "330100" && district.regionType == .district)
        #expect(regions.map(\.identifier).count == 3)
    }

    @Test("Denied, each fence tells code 6 once; granted later, it works")
    func denied() throws {
        let phone = try FencePhone(.denied)
        phone.addCircle()
        phone.device.advance(by: .seconds(60))
        #expect(phone.delegate.lines == ["added 1 home", "home unknown 6"])
        try phone.device.permission.change(.access(.whileUsing))
        phone.device.advance(by: .seconds(60))
        #expect(phone.delegate.lines.last == "home inside")
    }

    @Test("Without a signal each fence tells code 6 once")
    func noSignal() throws {
        let phone = try FencePhone()
        phone.addCircle()
        phone.device.advance(by: .seconds(20))
        phone.device.sensing.setSignal(false)
        phone.device.advance(by: .seconds(200))
        #expect(phone.delegate.lines == ["added 1 home", "home inside", "home inside 6"])
    }

    @Test("Reduced accuracy is code 7 from 2.6.7 on", arguments: [("2.12.0", true), ("2.6.7", true), ("2.6.2", false)])
    func reduced(_ version: String, _ fails: Bool) throws {
        let phone = try FencePhone(precise: false, sdk: version)
        phone.addCircle()
        phone.device.advance(by: .seconds(60))
        #expect(phone.delegate.lines.contains("home unknown 7") == fails)
    }

    @Test("The SDK asks by itself, or has the delegate ask where an Always text exists")
    func asks() throws {
        let plain = try FencePhone(.unasked)
        plain.addCircle()
        plain.device.advance(by: .seconds(1))
        #expect(plain.device.permission.promptOnScreen != nil && plain.delegate.requests == 0)
        let handed = try FencePhone(.unasked, keys: [.whenInUse, .alwaysAndWhenInUse])
        handed.addCircle()
        handed.device.advance(by: .seconds(1))
        #expect(handed.device.permission.promptOnScreen != nil && handed.delegate.requests == 1)
    }

    @Test("Fences are found, paused, started and removed by name or by themselves")
    func keepsFences() throws {
        let phone = try FencePhone()
        phone.addCircle(300, "a")
        phone.addCircle(300, "a")
        phone.addCircle(300, "b")
        phone.device.advance(by: .seconds(20))
        let manager = phone.manager!
        let fence = phone.delegate.regions[0]
        #expect(manager.geoFenceRegions(withCustomID: "a").count == 2)
        #expect(manager.geoFenceRegions(withCustomID: nil).count == 3)
        #expect(manager.status(with: fence) == .monitoring)
        #expect(manager.pauseTheGeoFenceRegion(fence) && !manager.pauseTheGeoFenceRegion(fence))
        #expect(manager.status(with: fence) == .paused && fence.fenceStatus == .unknown)
        #expect(manager.pausedGeoFenceRegions(withCustomID: nil).count == 1)
        #expect(manager.monitoringGeoFenceRegions(withCustomID: "a").count == 1)
        #expect(manager.pauseGeoFenceRegions(withCustomID: "a").count == 1)
        #expect(manager.startGeoFenceRegions(withCustomID: nil).count == 2)
        #expect(!manager.startTheGeoFenceRegion(fence))
        manager.removeTheGeoFenceRegion(fence)
        manager.removeGeoFenceRegions(withCustomID: "b")
        #expect(manager.geoFenceRegions(withCustomID: nil).count == 1)
        manager.removeAllGeoFenceRegions()
        #expect(manager.geoFenceRegions(withCustomID: nil).isEmpty)
        #expect(manager.status(with: fence) == [])
    }

    @Test("A paused fence tells nothing, and begins anew when it is started")
    func pauses() throws {
        let phone = try FencePhone()
        phone.manager.activeAction = [.inside, .outside]
        phone.addCircle()
        phone.device.advance(by: .seconds(20))
        phone.manager.pauseTheGeoFenceRegion(phone.delegate.regions[0])
        phone.moveNorth(1_000)
        #expect(phone.delegate.lines == ["added 1 home", "home inside"])
        phone.manager.startTheGeoFenceRegion(phone.delegate.regions[0])
        phone.device.advance(by: .seconds(20))
        #expect(phone.delegate.lines.last == "home outside")
    }

    @Test("An SDK that cannot pause does nothing")
    func olderPauses() throws {
        let phone = try FencePhone(sdk: "2.6.0")
        phone.addCircle()
        phone.device.advance(by: .seconds(20))
        let fence = phone.delegate.regions[0]
        #expect(!phone.manager.pauseTheGeoFenceRegion(fence) && phone.manager.status(with: fence) == [])
    }

    @Test("A location that software made up counts as none, where the app wants to know", arguments: [true, false])
    func risk(_ detects: Bool) throws {
        let phone = try FencePhone()
        phone.device.sensing.isSimulatedBySoftware = true
        phone.manager.detectRiskOfFakeLocation = detects
        phone.addCircle()
        phone.device.advance(by: .seconds(60))
        #expect(phone.delegate.lines.last == (detects ? "home unknown 6" : "home inside"))
    }

    @Test("Without consent the manager is dead")
    func privacy() throws {
        let phone = try FencePhone(consents: false)
        phone.addCircle()
        phone.manager.activeAction = .outside
        phone.device.advance(by: .seconds(60))
        #expect(phone.delegate.lines.isEmpty && phone.manager.activeAction == [])
        #expect(phone.manager.geoFenceRegions(withCustomID: nil) == nil)
        phone.device.asCurrent { #expect(AMapGeoFenceManager.objectiveCInit() == nil) }
    }

    @Test("A copy of a fence changes no more")
    func copies() throws {
        let phone = try FencePhone()
        phone.addCircle()
        phone.device.advance(by: .seconds(20))
        let copy = try #require(phone.delegate.regions[0].copy(with: nil) as? AMapGeoFenceCircleRegion)
        phone.moveNorth(1_000)
        #expect(copy.fenceStatus == .inside && phone.delegate.regions[0].fenceStatus == .outside)
        #expect(copy.radius == 300 && copy.identifier == phone.delegate.regions[0].identifier)
    }

    @Test("Watching ends with the process, and goes on in the background if it may")
    func background() throws {
        let phone = try FencePhone(.always)
        phone.manager.activeAction = .outside
        phone.manager.allowsBackgroundLocationUpdates = true
        phone.addCircle()
        phone.device.advance(by: .seconds(20))
        phone.device.app.enterBackground()
        phone.device.advance(by: .seconds(300))
        phone.moveNorth(1_000)
        #expect(phone.delegate.lines == ["added 1 home", "home outside"])
        phone.device.app.terminate()
        phone.moveNorth(-1_000)
        #expect(phone.delegate.lines.count == 2)
    }
}
