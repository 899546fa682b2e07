// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import Testing

@Suite("A one-shot is answered exactly once, later")
struct OneShotCompletionTests {
    @Test("A fix answers the request, and a second one does not.")
    func oneAnswer() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request()
        rig.answer(at: 2)
        rig.answer(at: 3)
        rig.world.advance(to: 100)
        #expect(rig.told == ["2.0 a ok"])
    }

    @Test("An SDK that answers inside the call completes on a later turn.")
    func neverInsideTheCall() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.source.immediate = .finished(.failure(LocationError(.network)))
        rig.request()
        #expect(rig.told.isEmpty)
        rig.world.settle()
        #expect(rig.told == ["0.0 a network"])
    }

    @Test("Cancelling completes later with that code, and the SDK's late fix with nothing.")
    func cancelling() {
        let rig = OneShotRig(.authorizedWhenInUse)
        let token = rig.request()
        rig.world.advance(to: 1)
        token.cancel()
        token.cancel()
        #expect(rig.told.isEmpty)
        rig.answer(at: 2)
        #expect(rig.told == ["1.0 a cancelled"])
        #expect(rig.source.cancelled == [1])
    }

    @Test("A completion may ask again.")
    func completionAsksAgain() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.onCompletion = { [weak rig] in
            rig?.onCompletion = nil
            rig?.request(as: "b")
        }
        rig.request()
        rig.answer(at: 1)
        rig.answer(at: 2)
        #expect(rig.told == ["1.0 a ok", "2.0 b ok"])
    }

    @Test("After the last answer nothing is observed and no timer is left.")
    func leavesNothing() {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request()
        #expect(rig.authority.isObserved)
        rig.answer(at: 1)
        #expect(!rig.authority.isObserved)
        #expect(rig.world.pendingLabels.isEmpty)
    }

    @Test("Requests end even if nobody keeps the coordinator.")
    func outlivesItsProvider() {
        let world = TestWorld()
        var told: [String] = []
        do {
            let coordinator = OneShotCoordinator(
                provider: "test",
                policy: OneShotRig.sdkWithoutTimeouts,
                authority: TestAuthority(world, .authorizedWhenInUse),
                environment: ProviderEnvironment(world),
                source: TestSource()
            )
            _ = coordinator.submit(LocationRequest(), configuration: ProviderConfiguration()) { result in
                if case .failure(let error) = result { told.append(error.code.rawValue) }
            }
        }
        world.advance(to: 10)
        #expect(told == ["timedOut"])
    }

    @Test("A time-out that is no usable number ends the request, too.", arguments: [0, -1, Double.nan])
    func oddTimeouts(_ timeout: Double) {
        let rig = OneShotRig(.authorizedWhenInUse)
        rig.request(LocationRequest(timeout: timeout))
        #expect(rig.told.isEmpty)
        rig.world.settle()
        #expect(rig.told == ["0.0 a timedOut"])
    }

    @Test("Request and completion are reported, without coordinates.")
    func reportsEvents() {
        let world = TestWorld()
        let environment = ProviderEnvironment(world)
        var lines: [String] = []
        environment.observeEvents { lines.append("\($0.provider) \($0.name) \($0.detail())") }
        let source = TestSource()
        let coordinator = OneShotCoordinator(
            provider: "test",
            policy: OneShotRig.sdkWithoutTimeouts,
            authority: TestAuthority(world, .authorizedWhenInUse),
            environment: environment,
            source: source
        )
        _ = coordinator.submit(LocationRequest(), configuration: ProviderConfiguration()) { _ in }
        source.say(.finished(.success(OneShotRig(.denied).fix())))
        #expect(lines == ["test request #1 within 10.0 s, fullAndReduce", "test completion #1 WGS84 ±5 m"])
    }
}
