// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import SimulatedEnvironment
import SimulatedTencentLBS
import TencentStyleAdapter
import Testing

@Suite("Permission with the Tencent provider")
struct PermissionTests {
    @Test("Nobody asks: the request ends at the documented bound, without a call of the SDK.")
    func notAsked() {
        let phone = Phone()
        phone.request(LocationRequest(timeout: 4, addressTimeout: 3))
        phone.advance(60)
        #expect(phone.completions == ["8.0 a notAsked"])
        #expect(phone.device.permission.prompts.isEmpty)
        #expect(phone.permissionCallbacks == 0)
        #expect(phone.entries(.sdk, "requestLocation") == 0)
    }

    @Test("Where nothing can prompt, the request ends at once and names the text.")
    func missingText() {
        let phone = Phone(keys: [.alwaysAndWhenInUse])
        phone.request()
        phone.advance(1)
        #expect(phone.completions == ["0.0 a missingUsageDescription"])
    }

    @Test("A request pends while the prompt is on screen, and is answered after it.")
    func pends() throws {
        let phone = Phone()
        phone.provider.authority.requestWhenInUseAuthorization()
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters))
        phone.advance(300)
        #expect(phone.completions.isEmpty)
        try phone.answer(.allowWhileUsing)
        phone.advance(60)
        #expect(phone.completions == ["301.0 a ok"])
    }

    @Test("A refusal at the prompt ends it as denied.")
    func refused() throws {
        let phone = Phone()
        phone.provider.authority.requestWhenInUseAuthorization()
        phone.request()
        phone.advance(30)
        try phone.answer(.dontAllow)
        phone.advance(5)
        #expect(phone.failures.map(\.code) == [.denied])
    }

    @Test("Making the provider touches no SDK, so a version that asks at init asks with the first request only.")
    func asksAtInit() throws {
        let phone = Phone(sdk: "4.0.1")
        #expect(phone.device.permission.prompts.isEmpty)
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters))
        phone.device.settle()
        #expect(phone.device.permission.prompts.count == 1)
        try phone.answer(.allowWhileUsing)
        phone.advance(60)
        #expect(phone.completions == ["1.0 a ok"])
        #expect(phone.permissionCallbacks == 0)
    }

    @Test("Asked natively first, one prompt is all there is, by every version.", arguments: OneShotTests.versions)
    func nativeFirst(version: String) throws {
        let phone = Phone(sdk: version)
        var outcomes: [String] = []
        let gate = NativeFirstGate(authority: phone.provider.authority, environment: phone.environment)
        gate.requestAuthorization(for: .whenInUse) { outcome in
            outcomes.append(outcome.name)
            phone.request()
        }
        phone.device.settle()
        try phone.answer(.allowWhileUsing)
        phone.advance(60)
        #expect(outcomes == ["granted"])
        #expect(phone.device.permission.prompts.count == 1)
        #expect(phone.completions.map { $0.hasSuffix("a ok") } == [true])
    }

    @Test("The request repeats once when accuracy becomes full.")
    func repeats() throws {
        let phone = Phone(grant: .whenInUse, precise: false)
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters, timeout: 20, repeatWhenFull: true))
        phone.advance(5)
        #expect(phone.completions.isEmpty)
        phone.provider.authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation") { _ in }
        phone.device.settle()
        try phone.answer(.allowOnce)
        phone.advance(60)
        #expect(phone.completions == ["6.0 a ok"])
        #expect(phone.locations.map(\.accuracyAuthorization) == [.fullAccuracy])
    }

    @Test("Changes reach the delegate once, though the SDK's managers tell them, too.")
    func changes() throws {
        let phone = Phone(grant: .whenInUse)
        phone.provider.startUpdatingLocation()
        phone.request()
        phone.advance(20)
        try phone.device.permission.change(.precise(false))
        phone.advance(5)
        #expect(phone.states == [AuthorizationState(.authorizedWhenInUse, .reducedAccuracy)])
    }
}
