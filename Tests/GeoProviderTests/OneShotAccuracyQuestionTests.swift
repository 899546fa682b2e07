// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import Testing

@Suite("A one-shot whose SDK has the app ask for full accuracy")
struct OneShotAccuracyQuestionTests {
    @Test("The clock stands still until the answer, and then has the whole time-out.")
    func standsStill() {
        let rig = OneShotRig(.authorizedWhenInUse, policy: OneShotRig.sdkWithTimeouts)
        rig.request(LocationRequest(timeout: 4))
        rig.source.say(.asksFullAccuracy)
        rig.world.setApplication(.inactive)
        rig.world.advance(to: 60)
        rig.world.setApplication(.active)
        rig.source.say(.fullAccuracyAnswered)
        rig.world.advance(to: 100)
        #expect(rig.told == ["70.0 a vendorStalled"])
    }

    @Test("Without a prompt and without an answer it ends at both time-outs and one second.")
    func neverAnswered() {
        let rig = OneShotRig(.authorizedWhenInUse, policy: OneShotRig.sdkWithTimeouts)
        rig.request(LocationRequest(timeout: 4))
        rig.source.say(.asksFullAccuracy)
        rig.world.advance(to: 100)
        #expect(rig.told == ["10.0 a vendorStalled"])
    }

    @Test("When the prompt has gone and no answer follows it ends a second later.")
    func promptGone() {
        let rig = OneShotRig(.authorizedWhenInUse, policy: OneShotRig.sdkWithTimeouts)
        rig.request(LocationRequest(timeout: 4))
        rig.source.say(.asksFullAccuracy)
        rig.world.setApplication(.inactive)
        rig.world.advance(to: 60)
        rig.world.setApplication(.active)
        rig.world.advance(to: 100)
        #expect(rig.told == ["61.0 a vendorStalled"])
    }

    @Test("A refusal meanwhile ends it with denied.")
    func refusedMeanwhile() {
        let rig = OneShotRig(.authorizedWhenInUse, policy: OneShotRig.sdkWithTimeouts)
        rig.request()
        rig.source.say(.asksFullAccuracy)
        rig.world.advance(to: 3)
        rig.authority.change(to: .denied)
        rig.world.advance(to: 100)
        #expect(rig.told == ["4.0 a denied"])
    }

    @Test("An answer of the SDK meanwhile is the answer.")
    func answeredMeanwhile() {
        let rig = OneShotRig(.authorizedWhenInUse, policy: OneShotRig.sdkWithTimeouts)
        rig.request()
        rig.source.say(.asksFullAccuracy)
        rig.answer(at: 3)
        #expect(rig.told == ["3.0 a ok"])
    }

    @Test(
        "An SDK that cannot be used ends it while undetermined.",
        arguments: [LocationError.Code.privacyNotAgreed, .keyRefused]
    )
    func unusable(_ code: LocationError.Code) {
        let rig = OneShotRig(.notDetermined, policy: OneShotRig.sdkWithTimeouts)
        rig.request()
        rig.fail(at: 2, code)
        #expect(rig.told == ["2.0 a \(code.rawValue)"])
    }
}
