// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice
import SimulatedTencentLBS
import TencentStyleAdapter
import Testing

@Suite("The datum of the Tencent provider's fixes")
struct DatumTests {
    @Test(
        "Each fix states the datum that its numbers are in.",
        arguments: [
            (DeviceConfiguration.hangzhou, TencentStyleSettings.Coordinates.gcj02, DatumIdentifier.gcj02),
            (DeviceConfiguration.hangzhou, .wgs84, .wgs84), (.hongKong, .gcj02, .gcj02), (.hongKong, .wgs84, .wgs84),
            (.tokyo, .gcj02, .wgs84), (.tokyo, .wgs84, .wgs84),
        ]
    )
    func states(place: Coordinate<WGS84>, wanted: TencentStyleSettings.Coordinates, datum: DatumIdentifier) throws {
        var settings = Phone.settings
        settings.coordinates = wanted
        let phone = Phone(grant: .whenInUse, settings: settings) { $0.place = place }
        phone.request()
        phone.advance(60)
        let coordinate = try #require(phone.locations.first?.coordinate)
        #expect(coordinate.datum == datum)
        let back = coordinate.converted(to: WGS84.self, in: .mainlandHongKongAndMacau)
        #expect(back.distance(to: place) < 100)
    }

    @Test("Nothing is written in the words of the simulator.")
    func descriptor() {
        let descriptor = TencentStyleProvider.descriptor
        #expect(descriptor.id == "tencent")
        #expect(descriptor.datums == [.gcj02, .wgs84])
        #expect(descriptor.concurrentOneShots == .shared)
        #expect(!descriptor.capabilities.contains(.permissionCallbacks))
    }
}
