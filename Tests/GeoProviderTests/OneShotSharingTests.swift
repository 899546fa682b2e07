// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import Testing

@Suite("One-shots at the same time")
struct OneShotSharingTests {
    static func policy(_ concurrency: ConcurrentOneShots) -> OneShotPolicy {
        var policy = OneShotRig.sdkWithoutTimeouts
        policy.concurrency = concurrency
        return policy
    }

    @Test("Shared: one answer serves all, in the order of asking.")
    func shared() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request(as: "a")
        rig.request(as: "b")
        rig.answer(at: 2)
        #expect(rig.told == ["2.0 a ok", "2.0 b ok"])
        #expect(rig.source.legs.count == 1)
    }

    @Test("Shared: a finer request gets a call of its own, after the coarse one.")
    func finerIsNext() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request(LocationRequest(desiredAccuracy: .kilometer), as: "coarse")
        rig.request(LocationRequest(desiredAccuracy: .best), as: "fine")
        rig.answer(at: 2)
        #expect(rig.told == ["2.0 coarse ok"])
        rig.answer(at: 3)
        #expect(rig.told == ["2.0 coarse ok", "3.0 fine ok"])
        #expect(rig.source.legs.map(\.desiredAccuracy) == [.kilometer, .best])
    }

    @Test("Shared: cancelling one leaves the call to the other.")
    func cancellingOne() {
        let rig = OneShotRig(.authorizedWhenInUse)
        let token = rig.request(as: "a")
        rig.request(as: "b")
        token.cancel()
        rig.world.settle()
        #expect(rig.source.cancelled.isEmpty)
        rig.answer(at: 1)
        #expect(rig.told == ["0.0 a cancelled", "1.0 b ok"])
    }

    @Test("Shared: each keeps its own time-out.")
    func ownTimeouts() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request(LocationRequest(timeout: 2), as: "short")
        rig.request(LocationRequest(timeout: 9), as: "long")
        rig.answer(at: 5)
        #expect(rig.told == ["2.0 short timedOut", "5.0 long ok"])
    }

    @Test("Shared: a call that would end too late for a request is not shared.")
    func tooLateIsNotShared() {
        let rig = OneShotRig(.authorizedWhenInUse, policy: OneShotRig.sdkWithTimeouts)
        rig.request(LocationRequest(timeout: 30), as: "long")
        rig.request(LocationRequest(timeout: 2), as: "short")
        rig.world.advance(to: 30)
        #expect(rig.told == ["2.0 short timedOut"])
    }

    @Test("Queued: each gets an answer of its own.")
    func queued() {
        let rig = OneShotRig(.authorizedWhenInUse, policy: Self.policy(.queued))
        rig.request(as: "a")
        rig.request(as: "b")
        rig.answer(at: 2)
        rig.answer(at: 3)
        #expect(rig.told == ["2.0 a ok", "3.0 b ok"])
    }

    @Test("Refused: the second ends with busy, the first goes on.")
    func refused() {
        let rig = OneShotRig(.authorizedWhenInUse, policy: Self.policy(.refused))
        rig.request(as: "a")
        rig.request(as: "b")
        rig.world.settle()
        rig.answer(at: 2)
        rig.request(as: "c")
        rig.answer(at: 3)
        #expect(rig.told == ["0.0 b busy", "2.0 a ok", "3.0 c ok"])
    }
}
