// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS
import Testing

@Suite("Tencent's fences")
struct GeofenceTests {
    private static let circle = CLLocationCoordinate2D.at(.tokyo)

    /// A phone with fences, abroad, where no datum shifts them.
    private func fences(
        _ grant: AccessGrant = .whenInUse,
        sdk version: String? = nil,
        agreed: Bool = true
    ) throws -> (SimulatedDevice, TencentLBSGeofenceManager, FenceRecorder) {
        let device = try phone("17.4", grant, sdk: version, agreed: agreed)
        device.sensing.move(to: .tokyo)
        let manager = device.asCurrent { TencentLBSGeofenceManager() }
        let recorder = FenceRecorder(device)
        manager.delegate = recorder
        return (device, manager, recorder)
    }

    @Test("Adding is told on a later turn, with CoreLocation's region for a circle only.")
    func adds() throws {
        let (device, manager, recorder) = try fences()
        manager.addCircleGeofence(withCenter: Self.circle, radius: 100, identifier: "c")
        manager.addPolygonGeofence(withCoordinates: square(around: .tokyo, 0.01), identifier: "p")
        #expect(recorder.events.isEmpty)
        device.settle()
        #expect(recorder.events == ["0 added c", "0 c is pending", "0 added p", "0 p is pending"])
        #expect(recorder.circles.map { $0 is CLCircularRegion } == [true, false])
        #expect(manager.geofenceRegions.map(\.identifier) == ["c", "p"])
        #expect(manager.geofenceRegionsContainingCoordinate(Self.circle).count == 2)
        #expect(manager.isCoordinate(Self.circle, insideGeofenceWithIdentifier: "p"))
    }

    @Test("The phone enters, leaves and enters again.")
    func transitions() throws {
        let (device, manager, recorder) = try fences()
        let region = try #require(
            TencentLBSGeofenceCircleRegion(center: Self.circle, radius: 500, identifier: "c")
        )
        region.activeAction = [.enter, .exit]
        manager.addGeofenceRegion(region)
        manager.startMonitoring()
        device.seconds(5)
        #expect(manager.isMonitoring)
        #expect(region.status == .active)
        device.sensing.move(to: .beijing)
        device.seconds(5)
        device.sensing.move(to: .tokyo)
        device.seconds(5)
        let told = recorder.events.filter { $0.contains("enter") || $0.contains("exit") }
        #expect(told.map { $0.split(separator: " ")[1] } == ["enter", "exit", "enter"])
        #expect(region.currentActiveAction == .enter)
    }

    @Test("Unless told otherwise only entering counts.")
    func defaultAction() throws {
        let (device, manager, recorder) = try fences()
        manager.addCircleGeofence(withCenter: Self.circle, radius: 500, identifier: "c")
        manager.startMonitoring()
        device.seconds(5)
        device.sensing.move(to: .beijing)
        device.seconds(5)
        #expect(recorder.events.contains { $0.contains("enter c") })
        #expect(!recorder.events.contains { $0.contains("exit") })
    }

    @Test("A stay is told once, after the duration, of which 60 s is the least.")
    func stays() throws {
        let (device, manager, recorder) = try fences()
        let region = try #require(
            TencentLBSGeofenceCircleRegion(center: Self.circle, radius: 500, identifier: "c")
        )
        #expect(region.stayedDuration == 600)
        region.stayedDuration = 10
        #expect(region.stayedDuration == 60)
        region.activeAction = .stayed
        manager.addGeofenceRegion(region)
        manager.startMonitoring()
        device.seconds(300)
        #expect(recorder.events.filter { $0.contains("stay") }.map { $0.hasSuffix("stay c 60.0") } == [true])
    }

    @Test("A pause keeps where the phone was, a stop forgets it.", arguments: [(true, 1), (false, 2)])
    func pauses(isPause: Bool, entered: Int) throws {
        let (device, manager, recorder) = try fences()
        manager.addCircleGeofence(withCenter: Self.circle, radius: 500, identifier: "c")
        manager.startMonitoring()
        device.seconds(5)
        if isPause { manager.pauseMonitoring() } else { manager.stopMonitoring() }
        device.seconds(5)
        #expect(!manager.isMonitoring)
        #expect(manager.geofenceRegions.map(\.status) == [isPause ? .paused : .pending])
        if isPause { manager.resumeMonitoring() } else { manager.startMonitoring() }
        device.seconds(5)
        #expect(recorder.events.filter { $0.contains("enter") }.count == entered)
    }

    @Test("A removed fence is invalid and tells nothing.")
    func removes() throws {
        let (device, manager, recorder) = try fences()
        for name in ["a", "b", "c"] {
            manager.addCircleGeofence(withCenter: Self.circle, radius: 500, identifier: name)
        }
        let second = try #require(manager.geofenceRegion(withIdentifier: "b"))
        manager.removeGeofence(withIdentifier: "a")
        manager.removeGeofenceRegion(second)
        manager.startMonitoring()
        device.seconds(5)
        #expect(second.status == .invalid)
        #expect(recorder.events.filter { $0.contains("enter") }.map { $0.hasSuffix("enter c") } == [true])
        manager.removeAllGeofences()
        #expect(manager.geofenceRegions.isEmpty)
    }

    @Test("Fences and locations are in the manager's datum.", arguments: [true, false])
    func datum(isShifted: Bool) throws {
        let (device, manager, recorder) = try fences()
        device.sensing.move(to: .beijing)
        manager.coordinateType = isShifted ? .GCJ02 : .WGS84
        let shifted: Coordinate<GCJ02> = Coordinate<WGS84>.beijing.converted()
        let place = CLLocationCoordinate2D(latitude: shifted.latitude, longitude: shifted.longitude)
        manager.addCircleGeofence(withCenter: place, radius: 50, identifier: "shifted")
        manager.addCircleGeofence(withCenter: .at(.beijing), radius: 50, identifier: "true")
        manager.startMonitoring()
        device.seconds(5)
        let entered = recorder.events.filter { $0.contains("enter") }
        #expect(entered.map { $0.hasSuffix(isShifted ? "shifted" : "true") } == [true])
        #expect(recorder.locations.last?.datum == (isShifted ? .gcj02 : .wgs84))
    }

    @Test("The filter follows the way to the nearest boundary, unless it is fixed.")
    func filter() throws {
        let (device, manager, _) = try fences()
        manager.addCircleGeofence(withCenter: .at(.beijing), radius: 500, identifier: "far")
        manager.startMonitoring()
        device.seconds(5)
        #expect(manager.currentDistanceFilter == 500)
        manager.addCircleGeofence(withCenter: Self.circle, radius: 50, identifier: "near")
        manager.stopMonitoring()
        manager.startMonitoring()
        device.seconds(5)
        #expect(manager.currentDistanceFilter == kCLDistanceFilterNone)
        manager.distanceFilter = 30
        #expect(manager.currentDistanceFilter == kCLDistanceFilterNone)
        manager.isAdaptiveDistanceFilterEnabled = false
        #expect(manager.currentDistanceFilter == 30)
    }

    @Test("Fences are looked at once per interval.")
    func interval() throws {
        let (device, manager, recorder) = try fences()
        manager.detectionInterval = 60
        manager.addCircleGeofence(withCenter: Self.circle, radius: 500, identifier: "c")
        device.sensing.move(to: .beijing)
        manager.isAdaptiveDistanceFilterEnabled = false
        manager.startMonitoring()
        device.seconds(10)
        device.sensing.move(to: .tokyo)
        device.seconds(40)
        #expect(!recorder.events.contains { $0.contains("enter") })
        device.seconds(20)
        #expect(recorder.events.contains { $0.contains("enter c") })
    }

    @Test("A district comes from the network; several of a name are numbered.")
    func districts() throws {
        let (device, manager, recorder) = try fences()
        manager.addDistrictGeofence(withKeyword: "330100", identifier: "d")
        manager.addDistrictGeofence(withKeyword: "黔", identifier: "q")
        #expect(manager.geofenceRegions.isEmpty)
        device.seconds(2)
        #expect(manager.geofenceRegions.map(\.identifier) == ["d", "q_0", "q_1", "q_2"])
        let district = try #require(manager.geofenceRegions.first as? TencentLBSGeofenceDistrictRegion)
        #expect(district.districtName == "杭州市")
        #expect(district.districtLevel == "市")
        #expect(district.adcode == "330100")
        #expect(district.regionType == .district)
        #expect(district.containsCoordinate(.init(latitude: 30.2741, longitude: 120.1551)))
        #expect(recorder.events.contains { $0.hasSuffix("district 黔: q_2 -1") })
    }

    @Test("Without consent, and in versions without fences, nothing happens.", arguments: ["4.2", "4.3"])
    func dead(version: String) throws {
        let (device, manager, recorder) = try fences(sdk: version, agreed: version == "4.2")
        manager.addCircleGeofence(withCenter: Self.circle, radius: 500, identifier: "c")
        manager.startMonitoring()
        device.seconds(5)
        #expect(manager.geofenceRegions.isEmpty)
        #expect(recorder.events.isEmpty)
    }

    @Test("A fence survives an archive and a copy, without its manager.")
    func archive() throws {
        let region = try #require(
            TencentLBSGeofencePolygonRegion(coordinates: square(around: .tokyo, 0.01), identifier: "p")
        )
        region.activeAction = [.exit, .stayed]
        let data = try NSKeyedArchiver.archivedData(withRootObject: region, requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: TencentLBSGeofencePolygonRegion.self, from: data)
        )
        let copy = try #require(region.copy() as? TencentLBSGeofencePolygonRegion)
        for other in [read, copy] {
            #expect(other.identifier == "p")
            #expect(other.activeAction == [.exit, .stayed])
            #expect(other.containsCoordinate(Self.circle))
            #expect(other.status == .unknown)
        }
        let inner = region.distanceToBoundary(from: Self.circle)
        #expect(inner > 800 && inner < 1000)
    }

    private func square(around place: Coordinate<WGS84>, _ size: Double) -> [CLLocationCoordinate2D] {
        [(-1.0, -1.0), (-1, 1), (1, 1), (1, -1)].map {
            CLLocationCoordinate2D(latitude: place.latitude + $0.0 * size, longitude: place.longitude + $0.1 * size)
        }
    }
}
