// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import Testing

@Suite("A one-shot's clocks")
struct OneShotClockTests {
    @Test("Without an answer it ends at its time-out, and the SDK's call with it.")
    func timesOut() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request(LocationRequest(timeout: 4))
        rig.world.advance(to: 100)
        #expect(rig.told == ["4.0 a timedOut"])
        #expect(rig.source.cancelled == [1])
    }

    @Test("An SDK with time-outs of its own gets both and one second more.")
    func stalls() {
        let rig = OneShotRig(.authorizedWhenInUse, policy: OneShotRig.sdkWithTimeouts)
        rig.request(LocationRequest(timeout: 4))
        rig.world.advance(to: 100)
        #expect(rig.told == ["10.0 a vendorStalled"])
    }

    @Test("The clock starts with the decision.")
    func startsWithDecision() {
        let rig = OneShotRig(.notDetermined)
        rig.request()
        rig.world.setApplication(.inactive)
        rig.world.advance(to: 60)
        rig.authority.change(to: .authorizedWhenInUse)
        rig.world.setApplication(.active)
        rig.world.advance(to: 100)
        #expect(rig.told == ["70.0 a timedOut"])
    }

    @Test("The clock stands still while the status is undetermined again.")
    func pausesWhileUndetermined() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request()
        rig.world.advance(to: 4)
        rig.authority.change(to: .notDetermined)
        rig.world.advance(to: 10)
        rig.authority.change(to: .authorizedWhenInUse)
        rig.world.advance(to: 100)
        #expect(rig.told == ["16.0 a timedOut"])
        #expect(rig.source.legs.map(\.timeout) == [10, 6])
    }

    @Test("Where nothing can prompt it ends at once and names the missing text.")
    func missingText() {
        let rig = OneShotRig(.notDetermined)
        rig.world.infoDictionary.usageDescriptions = [UsageTextRule.alwaysAndWhenInUseKey: "text"]
        rig.request()
        #expect(rig.told.isEmpty)
        rig.world.settle()
        #expect(rig.told == ["0.0 a missingUsageDescription"])
    }

    @Test("Where nobody asks it ends at both time-outs and one second.")
    func notAsked() {
        let rig = OneShotRig(.notDetermined)
        rig.request()
        rig.world.advance(to: 100)
        #expect(rig.told == ["16.0 a notAsked"])
        #expect(rig.source.legs.isEmpty)
    }

    @Test("While a prompt is on screen it pends, and ends when the prompt has gone unanswered.")
    func undecided() {
        let rig = OneShotRig(.notDetermined)
        rig.request()
        rig.world.setApplication(.inactive)
        rig.world.advance(to: 300)
        #expect(rig.told.isEmpty)
        rig.world.setApplication(.active)
        rig.world.advance(to: 400)
        #expect(rig.told == ["301.0 a undecided"])
    }

    @Test("A denial that the SDK does not mention ends it within a second, and one that it does at once.")
    func denial() {
        let silent = OneShotRig(.denied)
        silent.request()
        silent.world.advance(to: 10)
        #expect(silent.told == ["1.0 a denied"])
        let outspoken = OneShotRig(.denied)
        outspoken.request()
        outspoken.fail(at: 0, .denied)
        #expect(outspoken.told == ["0.0 a denied"])
    }

    @Test("Services off and restriction keep their names under the SDK's word for a denial.")
    func refusalsKeepTheirNames() {
        let off = OneShotRig(.denied)
        off.authority.locationServicesEnabled = false
        off.request()
        off.fail(at: 0, .denied)
        let restricted = OneShotRig(.restricted)
        restricted.request()
        restricted.fail(at: 0, .denied)
        #expect(off.told + restricted.told == ["0.0 a servicesOff", "0.0 a restricted"])
    }

    @Test("A denial while waiting ends it, also when the SDK is silent.")
    func denialWhileWaiting() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request()
        rig.world.advance(to: 3)
        rig.authority.change(to: .denied)
        rig.world.advance(to: 10)
        #expect(rig.told == ["4.0 a denied"])
    }

    @Test("An SDK that fails while undetermined is asked again after the decision.")
    func failureWhileUndetermined() {
        let rig = OneShotRig(.notDetermined, policy: OneShotRig.sdkWithTimeouts)
        rig.request()
        rig.fail(at: 1, .denied)
        rig.world.advance(to: 3)
        #expect(rig.told.isEmpty)
        rig.authority.change(to: .authorizedWhenInUse)
        rig.answer(at: 5)
        #expect(rig.told == ["5.0 a ok"])
        #expect(rig.source.legs.count == 2)
    }
}
