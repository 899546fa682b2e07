// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import SimulatedTencentLBS
import TencentStyleAdapter
import Testing

@Suite("One-shots of the Tencent provider")
struct OneShotTests {
    static let versions = SimulatedTencent.Version.all.map(\.name)

    @Test("It answers once with a fix in GCJ-02, by every version.", arguments: versions)
    func answers(version: String) {
        let phone = Phone(grant: .whenInUse, sdk: version)
        phone.request()
        phone.advance(60)
        #expect(phone.completions.count == 1)
        #expect(phone.locations.map(\.coordinate.datum) == [.gcj02])
        #expect(phone.locations.map(\.address) == [nil])
    }

    @Test("Two callers share one answer; one that wants more is asked for next.")
    func shares() {
        let phone = Phone(grant: .whenInUse)
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters), as: "a")
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters), as: "b")
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters, timeout: 20, wantsAddress: true), as: "c")
        phone.advance(60)
        #expect(phone.completions == ["1.0 a ok", "1.0 b ok", "2.2 c ok"])
        #expect(phone.entries(.sdk, "requestLocation(with:") == 2)
        #expect(phone.entries(.sdk, "is refused") == 0)
    }

    @Test(
        "It ends at its time-out where there is no signal, whatever the version means by its own.",
        arguments: versions,
        [4.0, 15.0]
    )
    func timesOut(version: String, timeout: Double) {
        let phone = Phone(grant: .whenInUse, sdk: version)
        phone.device.sensing.setSignal(false)
        phone.request(LocationRequest(timeout: timeout))
        phone.advance(60)
        // CoreLocation itself gives up after ten seconds.
        #expect(phone.completions == [timeout < 10 ? "4.0 a timedOut" : "10.0 a locationUnknown"])
    }

    @Test(
        "A time-out is called so, whatever number Tencent has for it, which is kept.",
        arguments: [("unknown", "0"), ("network", "2"), ("other", "4")]
    )
    func timeoutCode(word: String, code: String) {
        let phone = Phone(grant: .whenInUse, switches: ["tencentTimeoutCode": word])
        phone.device.sensing.setSignal(false)
        phone.request(LocationRequest(timeout: 4))
        phone.advance(60)
        #expect(phone.completions == ["4.0 a timedOut"])
        #expect(phone.failures.map { $0.vendorCode.map(String.init) } == [code])
    }

    @Test("A slow address leaves the location, and says why it is missing.", arguments: versions)
    func slowAddress(version: String) {
        let phone = Phone(grant: .whenInUse, sdk: version)
        phone.device.network.latency = .seconds(60)
        phone.request(
            LocationRequest(desiredAccuracy: .hundredMeters, timeout: 4, addressTimeout: 3, wantsAddress: true)
        )
        phone.advance(60)
        #expect(phone.completions.count == 1)
        #expect(phone.locations.map(\.addressError?.code) == [.addressFailed])
        #expect(phone.seconds >= 4)
    }

    @Test("The address is that of the place, by the level that is set.")
    func address() {
        let phone = Phone(grant: .whenInUse)
        phone.request(LocationRequest(wantsAddress: true))
        phone.advance(60)
        let address = phone.locations.first?.address
        #expect(address?.province == "浙江省")
        #expect(address?.city == "杭州市")
        #expect(address?.administrativeCode == "330100")
        #expect(address?.cityCode == "0571")
        #expect(address?.pointOfInterest == "杭州市")
        var settings = Phone.settings
        settings.addressLevel = .name
        let other = Phone(grant: .whenInUse, settings: settings)
        other.request(LocationRequest(wantsAddress: true))
        other.advance(60)
        #expect(other.locations.first?.address?.formatted == "中国浙江省杭州市")
        #expect(other.locations.first?.address?.city == nil)
    }

    @Test(
        "A failed address keeps the vendor's number where there is one.",
        arguments: [("true", 2), ("false", nil)] as [(String, Int?)]
    )
    func failedAddress(isError: String, code: Int?) {
        let phone = Phone(grant: .whenInUse, switches: ["tencentAddressFailureIsError": isError])
        phone.device.network.isOnline = false
        phone.request(LocationRequest(wantsAddress: true))
        phone.advance(60)
        #expect(phone.locations.map(\.addressError?.code) == [.addressFailed])
        #expect(phone.locations.map(\.addressError?.vendorCode) == [code])
    }

    @Test("Without a key the location comes, and its address does not.")
    func noKey() {
        let phone = Phone(grant: .whenInUse, settings: TencentStyleSettings())
        phone.request(LocationRequest(wantsAddress: true))
        phone.advance(60)
        #expect(phone.locations.map(\.addressError?.code) == [.addressFailed])
    }

    @Test("Cancelled, it gets that alone, and the next one is taken.", arguments: ["true", "false"])
    func cancels(calls: String) {
        let phone = Phone(grant: .whenInUse, switches: ["tencentCancelCallsBlock": calls])
        let token = phone.request(as: "a")
        phone.advance(0.5)
        token.cancel()
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters), as: "b")
        phone.advance(60)
        #expect(phone.completions == ["0.5 a cancelled", "1.5 b ok"])
    }

    @Test("The vendor's domain and number are kept.")
    func vendorCode() {
        let phone = Phone(grant: .denied)
        phone.request()
        phone.advance(5)
        #expect(phone.completions == ["0.0 a denied"])
        #expect(phone.failures.map(\.vendorCode) == [1])
        #expect(phone.failures.map(\.vendorDomain) == ["TencentLBSLocationErrorDomain"])
    }

    @Test("Restricted and services off are told apart, though Tencent has one number.")
    func refusals() throws {
        let phone = Phone(grant: .whenInUse)
        try phone.device.permission.change(.locationServices(false))
        phone.device.settle()
        phone.request()
        phone.advance(5)
        #expect(phone.failures.map(\.code) == [.servicesOff])
        #expect(phone.failures.map(\.vendorCode) == [1])
    }

    @Test("A fix that is not valid answers nothing.")
    func invalid() throws {
        let phone = Phone(grant: .whenInUse)
        phone.request(LocationRequest(desiredAccuracy: .best))
        phone.advance(0.5)
        phone.device.sensing.inject(
            DeviceFix(coordinate: .tokyo, horizontalAccuracy: -1, time: phone.device.now)
        )
        phone.advance(60)
        #expect(phone.completions.count == 1)
        #expect(phone.locations.map(\.coordinate.datum) == [.gcj02])
    }

    @Test("Under reduced accuracy it is quick, marked, or refused, as the mode says.")
    func reduced() {
        let phone = Phone(grant: .whenInUse, precise: false)
        phone.request(as: "a")
        phone.advance(5)
        phone.request(LocationRequest(accuracyMode: .full), as: "b")
        phone.advance(5)
        #expect(phone.completions == ["1.0 a ok", "5.0 b reducedAccuracy"])
        #expect(phone.locations.map(\.accuracyAuthorization) == [.reducedAccuracy])
    }

    @Test("A running update and a one-shot do not disturb each other.")
    func besideUpdates() {
        let phone = Phone(grant: .whenInUse)
        phone.provider.startUpdatingLocation()
        phone.advance(10)
        phone.request(LocationRequest(desiredAccuracy: .hundredMeters))
        phone.provider.stopUpdatingLocation()
        phone.advance(10)
        #expect(phone.completions == ["11.0 a ok"])
        #expect(phone.updates.count == 10)
    }
}
