// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import Testing

@Suite("One-shots of the native provider")
struct OneShotTests {
    @Test("A one-shot delivers the phone's place in WGS-84.")
    func delivers() throws {
        let phone = Phone(grant: .whenInUse)
        phone.request()
        phone.device.advance(by: .seconds(60))
        #expect(phone.completions.count == 1)
        let location = try #require(phone.locations.first)
        #expect(location.coordinate.datum == .wgs84)
        #expect(abs(location.coordinate.latitude - 30.2460) < 1e-3)
        #expect(location.accuracyAuthorization == .fullAccuracy)
    }

    @Test("A fast and a slow user cost the request no time.", arguments: [0.3, 60])
    func waitsForDecision(_ thinking: Double) throws {
        let phone = Phone()
        phone.request()
        phone.provider.authority.requestWhenInUseAuthorization()
        phone.device.advance(by: .seconds(thinking))
        #expect(phone.completions.isEmpty)
        try phone.answer(.allowWhileUsing)
        phone.device.advance(by: .seconds(60))
        #expect(phone.locations.count == 1)
        #expect(phone.completions.count == 1)
    }

    @Test("Denial, restriction and services off end it by their names, with the system's number inside.")
    func refusals() {
        for (grant, servicesOn, restricted, code) in [
            (AccessGrant.denied, true, false, "denied"), (.whenInUse, false, false, "servicesOff"),
            (.whenInUse, true, true, "restricted"),
        ] {
            let phone = Phone(grant: grant) {
                $0.permission.servicesOn = servicesOn
                $0.permission.restricted = restricted
            }
            phone.request()
            #expect(phone.completions.isEmpty)
            phone.device.advance(by: .seconds(1))
            #expect(phone.completions == ["0.0 a \(code)"])
            #expect(phone.vendorCodes == [1])
        }
    }

    @Test("A refusal at the prompt ends it at once.")
    func refusalAtPrompt() throws {
        let phone = Phone()
        phone.request()
        phone.provider.authority.requestWhenInUseAuthorization()
        phone.device.advance(by: .seconds(3))
        try phone.answer(.dontAllow)
        #expect(phone.completions == ["3.0 a denied"])
    }

    @Test("A refusal in Settings while it waits ends it.")
    func refusalWhileWaiting() throws {
        let phone = Phone(grant: .whenInUse) { $0.hasSignal = false }
        phone.request()
        phone.device.advance(by: .seconds(2))
        try phone.device.permission.change(.access(.never))
        phone.device.advance(by: .seconds(2))
        #expect(phone.completions == ["2.0 a denied"])
    }

    @Test("Where nobody asks it ends with that word at the bound.")
    func notAsked() {
        let phone = Phone()
        phone.request()
        phone.device.advance(by: .seconds(60))
        #expect(phone.completions == ["16.0 a notAsked"])
    }

    @Test("Where nothing can prompt it ends at once and names the text.")
    func missingText() {
        let phone = Phone(keys: [.always, .alwaysAndWhenInUse])
        phone.request()
        phone.device.advance(by: .seconds(60))
        #expect(phone.completions == ["0.0 a missingUsageDescription"])
    }

    @Test("Without signal the system's own word comes, or the time-out if that is shorter.")
    func withoutSignal() {
        let phone = Phone(grant: .whenInUse) { $0.hasSignal = false }
        phone.request()
        phone.request(LocationRequest(timeout: 4), as: "short")
        phone.device.advance(by: .seconds(60))
        #expect(phone.completions == ["4.0 short timedOut", "10.0 a locationUnknown"])
    }

    @Test("Under reduced accuracy the coarse fix comes quickly and says so.")
    func reduced() throws {
        let phone = Phone(grant: .whenInUse, precise: false)
        phone.request(LocationRequest(desiredAccuracy: .best))
        phone.device.advance(by: .seconds(5))
        let location = try #require(phone.locations.first)
        #expect(location.accuracyAuthorization == .reducedAccuracy)
        #expect(location.horizontalAccuracy == 5_000)
    }

    @Test("Where full accuracy is required, a reduced grant fails at once.")
    func fullRequired() {
        let phone = Phone(grant: .whenInUse, precise: false)
        phone.request(LocationRequest(accuracyMode: .full))
        #expect(phone.completions.isEmpty)
        phone.device.settle()
        #expect(phone.completions == ["0.0 a reducedAccuracy"])
    }

    @Test("A request that repeats when full waits for Precise in Settings, and answers once.")
    func repeatsWhenFull() throws {
        let phone = Phone(grant: .whenInUse, precise: false)
        phone.request(LocationRequest(timeout: 40, repeatWhenFull: true))
        phone.device.advance(by: .seconds(20))
        #expect(phone.completions.isEmpty)
        try phone.device.permission.change(.precise(true))
        phone.device.advance(by: .seconds(60))
        #expect(phone.locations.map(\.accuracyAuthorization) == [.fullAccuracy])
        #expect(phone.completions.count == 1)
    }

    @Test("A one-shot leaves running updates as they were.")
    func leavesUpdatesAlone() {
        let phone = Phone(grant: .whenInUse)
        phone.provider.configuration.distanceFilter = 50
        phone.provider.startUpdatingLocation()
        phone.device.advance(by: .seconds(20))
        let before = phone.updates.count
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters))
        phone.device.advance(by: .seconds(20))
        #expect(phone.locations.count == 1)
        #expect(phone.updates.count == before)
        #expect(phone.lines(.provider).filter { $0.contains(" update ") }.count == before)
    }

    @Test("Two at once share one call of the system.")
    func shares() {
        let phone = Phone(grant: .whenInUse)
        phone.request(as: "a")
        phone.request(as: "b")
        phone.device.advance(by: .seconds(60))
        #expect(phone.locations.count == 2)
        #expect(phone.lines(.coreLocation).filter { $0.contains("requestLocation()") }.count == 1)
    }

    @Test("A wanted address comes with the location.")
    func address() throws {
        let phone = Phone(grant: .whenInUse)
        phone.request(LocationRequest(wantsAddress: true))
        phone.device.advance(by: .seconds(60))
        let location = try #require(phone.locations.first)
        #expect(location.address?.city?.isEmpty == false)
        #expect(location.addressError == nil)
    }

    @Test("An address that cannot be had leaves the location a success.")
    func noAddress() throws {
        let phone = Phone(grant: .whenInUse) { $0.isOnline = false }
        phone.request(LocationRequest(wantsAddress: true))
        phone.device.advance(by: .seconds(60))
        let location = try #require(phone.locations.first)
        #expect(location.address == nil)
        #expect(location.addressError?.code == .addressFailed)
        #expect(location.addressError?.vendorCode == 2)
    }
}
