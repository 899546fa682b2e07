// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedAMapFoundationKit
import SimulatedDevice
import Testing

@Suite("Updates of the AMap provider")
struct UpdatesTests {
    @Test("Each fix says its datum")
    func datum() throws {
        let phone = try Phone(grant: .whenInUse)
        phone.provider.startUpdatingLocation()
        phone.wait(2)
        phone.device.sensing.move(to: try Coordinate(latitude: 37.5665, longitude: 126.9780))
        phone.wait(2)
        #expect(phone.updates.map(\.coordinate.datum) == [.gcj02, .gcj02, .wgs84, .wgs84])
    }

    @Test("An address that is not there yet says so, and comes")
    func address() throws {
        let phone = try Phone(grant: .whenInUse)
        phone.provider.configuration.wantsAddress = true
        phone.provider.startUpdatingLocation()
        phone.wait(3)
        #expect(phone.updates.map { $0.addressError?.code } == [.addressFailed, nil, nil])
        #expect(phone.updates.last?.address?.city == "杭州市")
    }

    @Test("An error that arrives as nil is an error nevertheless", arguments: [AccessGrant.denied, .whenInUse])
    func nilError(_ grant: AccessGrant) throws {
        let phone = try Phone(grant: grant, switches: ["amapNilStreamError": "true"]) { $0.hasSignal = false }
        phone.provider.startUpdatingLocation()
        phone.wait(10)
        #expect(phone.errors.map(\.code) == [grant == .denied ? .denied : .unknown])
    }

    @Test("The system's errors keep domain and number")
    func systemErrors() throws {
        let phone = try Phone(grant: .whenInUse) { $0.hasSignal = false }
        phone.provider.startUpdatingLocation()
        phone.wait(10)
        #expect(phone.errors.map(\.code) == [.locationUnknown])
        #expect(phone.errors.first?.vendorDomain == "kCLErrorDomain")
    }

    @Test("Nothing comes after the stop, even if the SDK sends it")
    func stops() throws {
        let phone = try Phone(grant: .whenInUse, switches: ["amapFixAfterStop": "true"])
        phone.provider.startUpdatingLocation()
        phone.wait(3)
        phone.provider.stopUpdatingLocation()
        phone.wait(30)
        #expect(phone.updates.count == 3)
    }

    @Test("A refusal is told once, and a later grant starts them again")
    func regrant() throws {
        let phone = try Phone(grant: .whenInUse)
        phone.provider.startUpdatingLocation()
        phone.wait(3)
        try phone.device.permission.change(.access(.never))
        phone.wait(3)
        try phone.device.permission.change(.access(.whileUsing))
        phone.wait(3)
        #expect(phone.errors.map(\.code) == [.denied])
        #expect(phone.updates.count >= 5)
    }

    @Test("A change of the background flag takes effect on running updates")
    func background() throws {
        let phone = try Phone(grant: .whenInUse) { $0.declaration.backgroundModes = ["location"] }
        phone.provider.startUpdatingLocation()
        phone.wait(2)
        phone.provider.configuration.allowsBackgroundLocationUpdates = true
        phone.wait(2)
        phone.device.app.enterBackground()
        phone.wait(60)
        #expect(phone.updates.count > 60)
    }

    @Test("The missing background mode is named beforehand, and setting the flag ends the app")
    func backgroundMode() throws {
        let phone = try Phone(grant: .whenInUse)
        var configuration = ProviderConfiguration()
        configuration.allowsBackgroundLocationUpdates = true
        #expect(phone.provider.problems(with: configuration).map(\.code) == [.missingBackgroundMode])
        phone.provider.configuration = configuration
        #expect(phone.device.app.state == .terminated)
    }
}
