// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Regions of AMap's manager of locations")
struct RegionTests {
    private let delegate = RegionDelegate()

    private func phone(_ grant: AccessGrant = .whenInUse, keys: Set<UsageKey> = [.whenInUse]) throws -> AMapPhone {
        try AMapPhone(keys: keys, grant: grant, delegate: delegate)
    }

    private func here(_ phone: AMapPhone) -> CLLocationCoordinate2D {
        AMapLocationCoordinateConvert(
            CLLocationCoordinate2D(
                latitude: phone.device.sensing.truth.latitude,
                longitude: phone.device.sensing.truth.longitude
            ),
            .GPS
        )
    }

    private func circle(_ phone: AMapPhone, _ radius: Double = 300, _ name: String = "home") -> AMapLocationCircleRegion
    {
        AMapLocationCircleRegion(center: here(phone), radius: radius, identifier: name)
    }

    private func move(_ phone: AMapPhone, _ metres: Double) {
        phone.device.sensing.move(to: phone.device.sensing.truth.destination(bearing: 0, distance: metres))
        phone.device.advance(by: .seconds(10))
    }

    @Test("Crossing a border is told, if the region wants it")
    func crossings() throws {
        let phone = try phone()
        let home = circle(phone)
        let quiet = circle(phone, 300, "quiet")
        quiet.notifyOnEntry = false
        phone.manager.startMonitoring(for: home)
        phone.manager.startMonitoring(for: quiet)
        phone.device.advance(by: .seconds(10))
        move(phone, 1_000)
        move(phone, -1_000)
        #expect(
            delegate.lines == ["started home", "started quiet", "exit home", "exit quiet", "enter home"]
        )
        #expect(phone.manager.monitoredRegions.count == 2)
        phone.manager.stopMonitoring(for: home)
        move(phone, 1_000)
        #expect(delegate.lines.last == "exit quiet" && phone.manager.monitoredRegions == [quiet])
    }

    @Test("The state is told on request: unknown, inside, outside")
    func states() throws {
        let phone = try phone()
        let home = circle(phone)
        phone.manager.requestState(for: home)
        phone.device.settle()
        phone.manager.startMonitoring(for: home)
        phone.device.advance(by: .seconds(10))
        phone.manager.requestState(for: home)
        move(phone, 1_000)
        phone.manager.requestState(for: home)
        phone.device.settle()
        #expect(delegate.lines.filter { $0.hasPrefix("state") } == ["state home 0", "state home 1", "state home 2"])
    }

    @Test("What cannot be watched fails with code 10")
    func failures() throws {
        let phone = try phone()
        phone.manager.startMonitoring(for: circle(phone, 0, "point"))
        phone.manager.startMonitoring(for: AMapLocationRegion(identifier: "nowhere"))
        phone.device.settle()
        #expect(delegate.lines == ["failed point 10", "failed nowhere 10"])
        #expect(phone.manager.monitoredRegions.isEmpty)
    }

    @Test("Denied, a region fails with code 10")
    func denied() throws {
        let phone = try phone(.denied)
        phone.manager.startMonitoring(for: circle(phone))
        phone.device.settle()
        #expect(delegate.lines == ["failed home 10"])
    }

    @Test("Undetermined, it asks, and begins with the grant")
    func asks() throws {
        let phone = try phone(.unasked)
        phone.manager.startMonitoring(for: circle(phone))
        phone.device.settle()
        #expect(delegate.lines.isEmpty)
        try phone.answer(.allowWhileUsing)
        #expect(delegate.lines == ["started home"])
    }

    @Test("A polygon knows what is inside, and copies its corners")
    func polygons() throws {
        let phone = try phone()
        let here = here(phone)
        var corners = [(-0.01, -0.01), (0.01, -0.01), (0.01, 0.01), (-0.01, 0.01)].map {
            CLLocationCoordinate2D(latitude: here.latitude + $0.0, longitude: here.longitude + $0.1)
        }
        let region: AMapLocationPolygonRegion = AMapLocationPolygonRegion(
            coordinates: &corners,
            count: 4,
            identifier: "square"
        )
        let first = corners[0].latitude
        corners[0].latitude = 0
        #expect(region.contains(here) && region.count == 4 && region.coordinates[0].latitude == first)
        #expect(!region.contains(CLLocationCoordinate2D(latitude: here.latitude + 0.02, longitude: here.longitude)))
        let copy = try #require(region.copy() as? AMapLocationPolygonRegion)
        #expect(copy.contains(here) && copy.identifier == "square" && copy !== region)
        phone.manager.startMonitoring(for: region)
        phone.device.advance(by: .seconds(10))
        move(phone, 5_000)
        #expect(delegate.lines == ["started square", "exit square"])
    }

    @Test("Updates and one-shots go on beside regions")
    func beside() throws {
        let phone = try phone()
        phone.manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        phone.manager.startMonitoring(for: circle(phone))
        phone.device.advance(by: .seconds(10))
        phone.request()
        phone.device.advance(by: .seconds(20))
        #expect(phone.outcomes.count == 1)
        move(phone, 1_000)
        #expect(delegate.lines.last == "exit home")
    }
}

/// Has the methods that concern regions.
private final class RegionDelegate: NSObject, RecordingDelegate {
    let record = Record()
    var lines: [String] = []

    func amapLocationManager(_ manager: AMapLocationManager!, didStartMonitoringFor region: AMapLocationRegion!) {
        lines.append("started \(region.identifier!)")
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didEnter region: AMapLocationRegion!) {
        lines.append("enter \(region.identifier!)")
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didExitRegion region: AMapLocationRegion!) {
        lines.append("exit \(region.identifier!)")
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        didDetermineState state: AMapLocationRegionState,
        for region: AMapLocationRegion!
    ) {
        lines.append("state \(region.identifier!) \(state.rawValue)")
    }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        monitoringDidFailFor region: AMapLocationRegion!,
        withError error: (any Error)!
    ) {
        lines.append("failed \(region.identifier!) \((error as NSError).code)")
    }
}
