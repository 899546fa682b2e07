// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import Testing

@Suite("A one-shot that repeats when accuracy becomes full")
struct OneShotRepeatTests {
    static let request = LocationRequest(timeout: 30, repeatWhenFull: true)

    func reducedRig() -> OneShotRig {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.authority.accuracyAuthorization = .reducedAccuracy
        return rig
    }

    @Test("A reduced result is held, and the repeated request's answer is the answer.")
    func repeatsOnce() {
        let rig = reducedRig()
        rig.request(Self.request)
        rig.answer(at: 2, .reducedAccuracy)
        #expect(rig.told.isEmpty)
        rig.world.advance(to: 20)
        rig.authority.change(to: .authorizedWhenInUse, .fullAccuracy)
        rig.answer(at: 22)
        #expect(rig.told == ["22.0 a ok"])
        #expect(rig.locations.map(\.accuracyAuthorization) == [.fullAccuracy])
        #expect(rig.source.legs.count == 2)
    }

    @Test("Without full accuracy the held result is given at the time-out.")
    func givesHeldResult() {
        let rig = reducedRig()
        rig.request(Self.request)
        rig.answer(at: 2, .reducedAccuracy)
        rig.world.advance(to: 100)
        #expect(rig.told == ["30.0 a ok"])
        #expect(rig.source.legs.count == 1)
    }

    @Test("The repeated request has a time-out of its own, and is not repeated again.")
    func repeatIsBounded() {
        let rig = reducedRig()
        rig.request(Self.request)
        rig.answer(at: 2, .reducedAccuracy)
        rig.world.advance(to: 20)
        rig.authority.change(to: .authorizedWhenInUse, .fullAccuracy)
        rig.authority.change(to: .authorizedWhenInUse, .reducedAccuracy)
        rig.authority.change(to: .authorizedWhenInUse, .fullAccuracy)
        rig.world.advance(to: 100)
        #expect(rig.told == ["50.0 a timedOut"])
        #expect(rig.source.legs.count == 2)
    }

    @Test("A failure for lack of full accuracy is held, too.")
    func holdsFailure() {
        let rig = reducedRig()
        rig.configuration.accuracyMode = .full
        rig.request(Self.request)
        rig.fail(at: 1, .reducedAccuracy)
        #expect(rig.told.isEmpty)
        rig.world.advance(to: 5)
        rig.authority.change(to: .authorizedWhenInUse, .fullAccuracy)
        rig.answer(at: 6)
        #expect(rig.told == ["6.0 a ok"])
    }

    @Test("A refusal while holding gives the held result at once.")
    func refusalWhileHolding() {
        let rig = reducedRig()
        rig.request(Self.request)
        rig.answer(at: 2, .reducedAccuracy)
        rig.world.advance(to: 3)
        rig.authority.change(to: .denied)
        #expect(rig.told == ["3.0 a ok"])
    }

    @Test("A fix under full accuracy is not held.")
    func fullIsNotHeld() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request(Self.request)
        rig.answer(at: 2)
        #expect(rig.told == ["2.0 a ok"])
    }

    @Test("A held request can be cancelled.")
    func cancelWhileHolding() {
        let rig = reducedRig()
        let token = rig.request(Self.request)
        rig.answer(at: 2, .reducedAccuracy)
        token.cancel()
        rig.world.advance(to: 100)
        #expect(rig.told == ["2.0 a cancelled"])
    }
}
