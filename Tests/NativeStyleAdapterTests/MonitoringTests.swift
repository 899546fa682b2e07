// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import Testing

@Suite("Headings and regions of the native provider")
struct MonitoringTests {
    /// What the provider told about headings and regions.
    final class Listener: LocationProviderDelegate {
        var headings: [Heading] = []
        var lines: [String] = []

        func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading) { headings.append(heading) }
        func provider(_ provider: any LocationProvider, didEnterRegion region: Region) {
            lines.append("entered \(region.identifier)")
        }
        func provider(_ provider: any LocationProvider, didExitRegion region: Region) {
            lines.append("left \(region.identifier)")
        }
        func provider(
            _ provider: any LocationProvider,
            monitoringDidFailFor region: Region?,
            with error: LocationError
        ) {
            lines.append("\(region?.identifier ?? "?") \(error.code)")
        }
        func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
            lines.append("\(error.code)")
        }
    }

    let listener = Listener()

    func phone(precise: Bool = true) -> Phone {
        let phone = Phone(grant: .always, precise: precise)
        phone.provider.delegate = listener
        return phone
    }

    @Test("Headings come until they are stopped.")
    func headings() throws {
        let phone = phone()
        try phone.provider.startUpdatingHeading()
        phone.device.advance(by: .seconds(5))
        let count = listener.headings.count
        #expect(count > 0)
        phone.provider.stopUpdatingHeading()
        phone.device.advance(by: .seconds(5))
        #expect(listener.headings.count == count)
    }

    @Test("A disturbed compass is told by its own error, without updates.")
    func disturbed() throws {
        let phone = phone()
        phone.device.sensing.compass.accuracy = -1
        try phone.provider.startUpdatingHeading()
        phone.device.advance(by: .seconds(5))
        #expect(listener.lines.contains("headingFailure"))
    }

    @Test("A phone without a compass refuses.")
    func withoutCompass() {
        let phone = phone()
        phone.device.sensing.compass.isAvailable = false
        #expect(throws: LocationError(.unsupported)) { try phone.provider.startUpdatingHeading() }
    }

    @Test("Crossing a border is told once each way, by the region as it was given.")
    func crossing() throws {
        let phone = phone()
        let home = try Coordinate<WGS84>(latitude: 30.2460, longitude: 120.1551)
        let center = AnyCoordinate.gcj02(home.converted(to: GCJ02.self))
        try phone.provider.startMonitoring(for: Region(identifier: "home", center: center, radius: 300))
        phone.device.advance(by: .seconds(600))
        phone.device.sensing.move(to: try Coordinate(latitude: 30.30, longitude: 120.1551))
        phone.device.advance(by: .seconds(600))
        phone.device.sensing.move(to: home)
        phone.device.advance(by: .seconds(600))
        #expect(listener.lines == ["left home", "entered home"])
    }

    @Test("Under reduced accuracy a region is refused; watched ones are told to be silent.")
    func reduced() throws {
        let phone = phone()
        let center = AnyCoordinate.wgs84(phone.device.sensing.truth)
        let region = Region(identifier: "home", center: center, radius: 300)
        try phone.provider.startMonitoring(for: region)
        phone.device.advance(by: .seconds(60))
        try phone.device.permission.change(.precise(false))
        phone.device.settle()
        #expect(listener.lines == ["home reducedAccuracy"])
        #expect(throws: LocationError(.reducedAccuracy)) { try phone.provider.startMonitoring(for: region) }
    }
}
