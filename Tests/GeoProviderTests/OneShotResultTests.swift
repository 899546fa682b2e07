// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import Testing

@Suite("What answers a one-shot")
struct OneShotResultTests {
    @Test("A fix older than allowed does not; the SDK is asked again.")
    func staleFix() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request(LocationRequest(maximumAge: 3))
        rig.answer(at: 1, age: 20)
        #expect(rig.told.isEmpty)
        rig.answer(at: 2.5)
        #expect(rig.told == ["2.5 a ok"])
        #expect(rig.source.legs.count == 2)
    }

    @Test("With old fixes only it times out.")
    func onlyStaleFixes() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request(LocationRequest(timeout: 3, maximumAge: 3))
        for second in 0..<10 { rig.answer(at: Double(second) + 0.5, age: 60) }
        #expect(rig.told == ["3.0 a timedOut"])
    }

    @Test("A fix from the near future is as good as new.")
    func youngerThanTheClock() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request(LocationRequest(maximumAge: 0))
        rig.answer(at: 1, age: -0.01)
        #expect(rig.told == ["1.0 a ok"])
    }

    @Test("A reduced fix fails where full accuracy is required.")
    func fullMode() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.configuration.accuracyMode = .full
        rig.request()
        rig.answer(at: 1, .reducedAccuracy)
        #expect(rig.told == ["1.0 a reducedAccuracy"])
    }

    @Test("A reduced fix is a success elsewhere, and says so.")
    func otherModes() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request()
        rig.answer(at: 1, .reducedAccuracy)
        #expect(rig.told == ["1.0 a ok"])
        #expect(rig.locations.map(\.accuracyAuthorization) == [.reducedAccuracy])
    }

    @Test("The address is waited for as long as it may take, then the location goes without.")
    func addressTimesOut() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request(LocationRequest(timeout: 3, addressTimeout: 4, wantsAddress: true))
        rig.world.advance(to: 2)
        rig.source.say(.located(rig.fix()))
        rig.world.advance(to: 20)
        #expect(rig.told == ["6.0 a ok"])
        #expect(rig.locations.first?.addressError?.code == .addressFailed)
    }

    @Test("An address that fails leaves the location a success.")
    func addressFails() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request(LocationRequest(wantsAddress: true))
        rig.world.advance(to: 2)
        rig.source.say(.located(rig.fix()))
        rig.fail(at: 3, .network)
        #expect(rig.told == ["3.0 a ok"])
        #expect(rig.locations.first?.addressError?.code == .addressFailed)
        #expect(rig.locations.first?.addressError?.vendorCode == 1)
    }

    @Test("Who wants no address does not wait for another's.")
    func addressOfAnother() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request(LocationRequest(wantsAddress: true), as: "address")
        rig.request(as: "plain")
        rig.world.advance(to: 2)
        rig.source.say(.located(rig.fix()))
        #expect(rig.told == ["2.0 plain ok"])
        rig.answer(at: 3)
        #expect(rig.told == ["2.0 plain ok", "3.0 address ok"])
    }
}
