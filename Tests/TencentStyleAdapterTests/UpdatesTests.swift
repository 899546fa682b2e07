// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import SimulatedTencentLBS
import TencentStyleAdapter
import Testing

@Suite("Updates of the Tencent provider")
struct UpdatesTests {
    @Test("They flow until they are stopped, in GCJ-02.")
    func flow() {
        let phone = Phone(grant: .whenInUse)
        phone.provider.startUpdatingLocation()
        phone.provider.startUpdatingLocation()
        phone.advance(3.5)
        phone.provider.stopUpdatingLocation()
        phone.advance(5)
        #expect(phone.updates.map(\.coordinate.datum) == [.gcj02, .gcj02, .gcj02])
    }

    @Test("Started while undetermined they are armed, and flow with the grant.")
    func armed() throws {
        let phone = Phone()
        phone.provider.startUpdatingLocation()
        phone.advance(30)
        phone.provider.authority.requestWhenInUseAuthorization()
        phone.device.settle()
        try phone.answer(.allowWhileUsing)
        phone.advance(2)
        #expect(phone.updates.count == 2)
        #expect(phone.errors.isEmpty)
    }

    @Test("A refusal is told once; granted again they go on.")
    func refusal() throws {
        let phone = Phone(grant: .whenInUse)
        phone.provider.startUpdatingLocation()
        phone.advance(2)
        try phone.device.permission.change(.access(.never))
        phone.advance(5)
        #expect(phone.errors.map(\.code) == [.denied])
        #expect(phone.errors.map(\.vendorCode) == [1])
        try phone.device.permission.change(.access(.whileUsing))
        phone.advance(5)
        #expect(phone.updates.count > 2)
        #expect(phone.errors.count == 1)
    }

    @Test("Addresses come where the configuration wants them, from now on.")
    func addresses() {
        let phone = Phone(grant: .whenInUse)
        phone.provider.startUpdatingLocation()
        phone.advance(1.5)
        phone.provider.configuration.wantsAddress = true
        phone.advance(2)
        #expect(phone.updates.first?.address == nil)
        #expect(phone.updates.last?.address?.city == "杭州市")
    }

    @Test("Settings reach the SDK, and what is left open is Tencent's own.")
    func settings() {
        let phone = Phone(grant: .whenInUse)
        phone.provider.configuration.distanceFilter = 50
        phone.provider.configuration.pausesLocationUpdatesAutomatically = false
        phone.provider.startUpdatingLocation()
        #expect(phone.entries(.coreLocation, "distanceFilter = 50 by TencentLBS") == 1)
        #expect(phone.entries(.coreLocation, "pausesLocationUpdatesAutomatically = false by TencentLBS") == 1)
        #expect(phone.entries(.coreLocation, "desiredAccuracy") == 0)
        phone.provider.configuration.distanceFilter = nil
        #expect(phone.entries(.coreLocation, "distanceFilter = -1 by TencentLBS") == 1)
    }

    @Test("The background flag without the background mode ends the app, as on a phone, and is foretold.")
    func backgroundMode() {
        let phone = Phone(grant: .whenInUse)
        var configuration = ProviderConfiguration()
        configuration.allowsBackgroundLocationUpdates = true
        #expect(phone.provider.problems(with: configuration).map(\.code) == [.missingBackgroundMode])
        phone.provider.configuration = configuration
        #expect(phone.device.app.state == .terminated)
    }

    @Test("Required full accuracy that is not granted is told once.")
    func fullOnly() {
        let phone = Phone(grant: .whenInUse, precise: false)
        phone.provider.configuration.accuracyMode = .full
        phone.provider.startUpdatingLocation()
        phone.advance(2_000)
        #expect(phone.updates.isEmpty)
        #expect(phone.errors.map(\.code) == [.reducedAccuracy])
    }

    @Test("What the system paused in the background is started again when the app is active.")
    func resumes() {
        let phone = Phone(grant: .always) { $0.declaration.backgroundModes = ["location"] }
        phone.provider.configuration.allowsBackgroundLocationUpdates = true
        phone.provider.startUpdatingLocation()
        phone.advance(2)
        phone.device.app.enterBackground()
        phone.advance(2_000)
        let paused = phone.updates.count
        phone.advance(100)
        #expect(phone.updates.count == paused)
        phone.device.app.enterForeground()
        phone.advance(5)
        #expect(phone.updates.count > paused)
    }

    @Test("Headings come until they are stopped, without permission, and not without consent.")
    func headings() throws {
        let phone = Phone(grant: .denied)
        try phone.provider.startUpdatingHeading()
        phone.advance(3)
        let count = phone.headings.count
        #expect(count > 0)
        phone.provider.stopUpdatingHeading()
        phone.advance(3)
        #expect(phone.headings.count == count)
        let other = Phone(agreed: false)
        #expect(throws: LocationError(.privacyNotAgreed)) { try other.provider.startUpdatingHeading() }
        other.provider.stopUpdatingHeading()
    }

    @Test("A lost signal is a passing error.")
    func lostSignal() {
        let phone = Phone(grant: .whenInUse)
        phone.provider.startUpdatingLocation()
        phone.advance(2)
        phone.device.sensing.setSignal(false)
        phone.advance(5)
        #expect(phone.errors.map(\.code) == [.locationUnknown])
        #expect(phone.errors.map(\.isTransient) == [true])
    }
}
