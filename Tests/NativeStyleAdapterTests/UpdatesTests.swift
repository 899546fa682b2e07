// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import NativeStyleAdapter
import SimulatedDevice
import SimulatedEnvironment
import Testing

@Suite("Continuous updates of the native provider")
struct UpdatesTests {
    @Test("Updates flow until they are stopped, and a second start changes nothing.")
    func flows() {
        let phone = Phone(grant: .whenInUse)
        phone.provider.startUpdatingLocation()
        phone.provider.startUpdatingLocation()
        #expect(phone.updates.isEmpty)
        phone.device.advance(by: .seconds(10))
        let count = phone.updates.count
        #expect(count >= 5)
        phone.provider.stopUpdatingLocation()
        phone.device.advance(by: .seconds(10))
        #expect(phone.updates.count == count)
    }

    @Test("Nothing is delivered after a stop, even if the system has a fix under way.")
    func stopIsFinal() {
        let phone = Phone(grant: .whenInUse, switches: [.fixAfterStop: "true"])
        phone.provider.startUpdatingLocation()
        phone.device.advance(by: .seconds(5))
        let count = phone.updates.count
        phone.provider.stopUpdatingLocation()
        phone.device.advance(by: .seconds(5))
        #expect(phone.updates.count == count)
    }

    @Test("Started while undetermined they are armed, and flow after the grant.")
    func armed() throws {
        let phone = Phone()
        phone.provider.startUpdatingLocation()
        phone.provider.authority.requestWhenInUseAuthorization()
        phone.device.advance(by: .seconds(30))
        #expect(phone.updates.isEmpty)
        #expect(phone.errors.isEmpty)
        try phone.answer(.allowWhileUsing)
        phone.device.advance(by: .seconds(10))
        #expect(!phone.updates.isEmpty)
        #expect(phone.states == [AuthorizationState(.authorizedWhenInUse)])
    }

    @Test("A refusal in Settings is told once; the grant brings updates back, whatever the system does by itself.")
    func revokedAndGranted() throws {
        for resumes in ["true", "false"] {
            let phone = Phone(grant: .whenInUse, switches: [.resumesAfterRegrant: resumes])
            phone.provider.startUpdatingLocation()
            phone.device.advance(by: .seconds(5))
            try phone.device.permission.change(.access(.never))
            phone.device.advance(by: .seconds(10))
            let count = phone.updates.count
            #expect(phone.errors == [LocationError(.denied)])
            try phone.device.permission.change(.access(.whileUsing))
            phone.device.advance(by: .seconds(10))
            #expect(phone.updates.count > count)
            #expect(phone.errors.count == 1)
        }
    }

    @Test("A lost signal is told as transient, and updates survive it.")
    func survivesLoss() {
        let phone = Phone(grant: .whenInUse)
        phone.provider.startUpdatingLocation()
        phone.device.advance(by: .seconds(5))
        phone.device.sensing.setSignal(false)
        phone.device.advance(by: .seconds(60))
        #expect(phone.errors.map(\.code) == [.locationUnknown])
        #expect(phone.errors.allSatisfy { $0.isTransient })
        let count = phone.updates.count
        phone.device.sensing.setSignal(true)
        phone.device.advance(by: .seconds(10))
        #expect(phone.updates.count > count)
    }

    @Test("An invalid fix is dropped, and what is invalid in a valid one is absent.")
    func dropsInvalid() {
        let phone = Phone(grant: .whenInUse)
        phone.provider.startUpdatingLocation()
        phone.device.advance(by: .seconds(5))
        let place = phone.device.sensing.truth
        let count = phone.updates.count
        phone.device.sensing.inject(DeviceFix(coordinate: place, horizontalAccuracy: -1, time: phone.device.now))
        phone.device.settle()
        #expect(phone.updates.count == count)
        phone.device.sensing.inject(
            DeviceFix(coordinate: place, horizontalAccuracy: 5, time: phone.device.now, speed: -1, course: -1)
        )
        phone.device.settle()
        #expect(phone.updates.count == count + 1)
        #expect(phone.updates.last?.speed == nil)
        #expect(phone.updates.last?.course == nil)
        #expect(phone.updates.last?.altitude == nil)
    }

    @Test("Where full accuracy is required, reduced fixes are told as one error.")
    func fullRequired() {
        let phone = Phone(grant: .whenInUse, precise: false)
        phone.provider.configuration.accuracyMode = .full
        phone.provider.startUpdatingLocation()
        phone.device.advance(by: .seconds(3_600))
        #expect(phone.updates.isEmpty)
        #expect(phone.errors == [LocationError(.reducedAccuracy)])
    }

    @Test("Background updates without the background mode end the app, after the provider has said so.")
    func backgroundMode() {
        let phone = Phone(grant: .whenInUse)
        var configuration = ProviderConfiguration()
        configuration.allowsBackgroundLocationUpdates = true
        #expect(phone.provider.problems(with: configuration) == [LocationError(.missingBackgroundMode)])
        #expect(phone.device.app.state == .active)
        phone.provider.configuration = configuration
        phone.device.settle()
        #expect(phone.device.app.state == .terminated)
    }

    @Test("The delegate is not kept alive.")
    func doesNotRetain() {
        let device = SimulatedDevice()
        device.app.launch()
        let provider = NativeStyleProvider(environment: .simulated(device))
        weak var gone: Phone?
        do {
            let phone = Phone()
            gone = phone
            provider.delegate = phone
        }
        #expect(gone == nil)
        #expect(provider.delegate == nil)
    }

    @Test("The permission callbacks are never called: CoreLocation asks nobody.")
    func inventsNothing() {
        final class Listener: LocationProviderDelegate {
            var calls = 0
            func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
                calls += 1
            }
        }
        let phone = Phone()
        let listener = Listener()
        phone.provider.delegate = listener
        phone.provider.startUpdatingLocation()
        phone.request()
        phone.device.advance(by: .seconds(60))
        #expect(listener.calls == 0)
        #expect(phone.device.permission.prompts.isEmpty)
    }
}
