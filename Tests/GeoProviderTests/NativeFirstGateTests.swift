// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import Testing

@Suite("The native-first gate in a world")
struct NativeFirstGateTests {
    let world = TestWorld()

    func gate(_ authority: TestAuthority) -> NativeFirstGate {
        NativeFirstGate(authority: authority, environment: ProviderEnvironment(world))
    }

    @Test("An outcome that is known at once is told on a later turn.")
    func knownOutcomeIsToldLater() {
        let authority = TestAuthority(world, .denied)
        var outcomes: [GateOutcome] = []
        gate(authority).requestAuthorization(for: .whenInUse) { outcomes.append($0) }
        #expect(outcomes.isEmpty)
        world.settle()
        #expect(outcomes == [.refused])
    }

    @Test("The gate waits on events only and leaves nothing in the queue.")
    func schedulesNothing() {
        let authority = TestAuthority(world, .notDetermined)
        var outcomes: [GateOutcome] = []
        gate(authority).requestAuthorization(for: .whenInUse) { outcomes.append($0) }
        #expect(world.pendingLabels == ["confirm"])
        world.setApplication(.inactive)
        world.settle()
        #expect(world.pendingLabels.isEmpty)
        authority.change(to: .authorizedWhenInUse, .reducedAccuracy)
        #expect(outcomes == [.granted(.authorizedWhenInUse, .reducedAccuracy)])
        #expect(!authority.isObserved)
    }

    @Test("Two callers at once get the same answer, each exactly once.")
    func sharesAnswer() {
        let authority = TestAuthority(world, .notDetermined)
        let gate = gate(authority)
        var outcomes: [GateOutcome] = []
        gate.requestAuthorization(for: .whenInUse) { outcomes.append($0) }
        gate.requestAuthorization(for: .whenInUse) { outcomes.append($0) }
        world.setApplication(.inactive)
        world.settle()
        authority.change(to: .denied)
        world.setApplication(.active)
        world.settle()
        #expect(outcomes == [.refused, .refused])
    }

    @Test("A cancelled call gets no outcome and observes no more.")
    func cancelledCallIsSilent() {
        let authority = TestAuthority(world, .notDetermined)
        var outcomes: [GateOutcome] = []
        let token = gate(authority).requestAuthorization(for: .whenInUse) { outcomes.append($0) }
        token.cancel()
        authority.change(to: .authorizedWhenInUse)
        world.settle()
        #expect(outcomes.isEmpty)
        #expect(!authority.isObserved)
    }

    @Test("Every outcome but the grant has the error of its name.")
    func outcomesHaveErrors() {
        let outcomes: [GateOutcome] = [
            .refused, .restricted, .servicesOff, .cannotAsk(missingKey: "K"), .undecided,
        ]
        let codes = outcomes.map { $0.error?.code.rawValue }
        #expect(codes == ["denied", "restricted", "servicesOff", "missingUsageDescription", "undecided"])
        #expect(GateOutcome.cannotAsk(missingKey: "K").error?.infoDictionaryKey == "K")
        #expect(GateOutcome.granted(.authorizedAlways, .fullAccuracy).error == nil)
    }
}
