// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import Testing

@Suite("Continuous updates through refusals and grants")
struct UpdatesCoordinatorTests {
    final class Source: UpdatesSource {
        var calls: [String] = []
        func startUpdates() { calls.append("start") }
        func stopUpdates() { calls.append("stop") }
    }

    let world = TestWorld()
    let source = Source()

    func make(_ status: AuthorizationStatus) -> (UpdatesCoordinator, TestAuthority, () -> [String]) {
        let authority = TestAuthority(world, status)
        let environment = ProviderEnvironment(world)
        let log = EventLog()
        environment.observeEvents { log.lines.append("\($0.name) \($0.shortWord)") }
        let coordinator = UpdatesCoordinator(
            provider: "test",
            authority: authority,
            environment: environment,
            source: source,
            relay: DelegateRelay(id: "test", environment: environment)
        )
        return (coordinator, authority, { log.lines })
    }

    @Test("A second start and a stop without start call no SDK.")
    func startsOnce() {
        let (updates, _, _) = make(.authorizedWhenInUse)
        updates.stop()
        updates.start()
        updates.start()
        updates.stop()
        updates.stop()
        #expect(source.calls == ["start", "stop"])
    }

    @Test("A refusal is told once, in the SDK's words or ours, and a grant starts updates again.")
    func refusalAndGrant() {
        let (updates, authority, log) = make(.authorizedWhenInUse)
        updates.start()
        authority.change(to: .denied)
        updates.fail(with: LocationError(.denied))
        updates.fail(with: LocationError(.denied))
        world.advance(to: 5)
        authority.change(to: .authorizedWhenInUse)
        #expect(source.calls == ["start", "stop", "start"])
        #expect(log() == ["authorization denied", "error denied", "authorization authorizedWhenInUse"])
    }

    @Test("A silent SDK's refusal is told after a second.")
    func silentRefusal() {
        let (updates, authority, log) = make(.authorizedWhenInUse)
        updates.start()
        authority.change(to: .restricted)
        world.advance(to: 0.5)
        #expect(log() == ["authorization restricted"])
        world.advance(to: 5)
        #expect(log() == ["authorization restricted", "error restricted"])
    }

    @Test("Updates started while undetermined stay armed and are not restarted by the grant.")
    func armedWhileUndetermined() {
        let (updates, authority, log) = make(.notDetermined)
        updates.start()
        world.advance(to: 60)
        authority.change(to: .authorizedWhenInUse)
        #expect(source.calls == ["start"])
        #expect(log() == ["authorization authorizedWhenInUse"])
    }

    @Test("A missing text is told at once, and updates stay armed.")
    func missingText() {
        world.infoDictionary = InfoDictionary()
        let (updates, authority, log) = make(.notDetermined)
        updates.start()
        #expect(log().isEmpty)
        world.advance(to: 60)
        #expect(log() == ["error missingUsageDescription"])
        authority.change(to: .authorizedWhenInUse)
        #expect(source.calls == ["start"])
    }

    @Test("A transient error is told and changes nothing.")
    func transientError() {
        let (updates, _, log) = make(.authorizedWhenInUse)
        updates.start()
        updates.fail(with: LocationError(.locationUnknown))
        #expect(source.calls == ["start"])
        #expect(log() == ["error locationUnknown"])
    }

    @Test("Without the vendor's consent updates end, and can be started again.")
    func noConsent() {
        let (updates, authority, log) = make(.authorizedWhenInUse)
        updates.start()
        updates.fail(with: LocationError(.privacyNotAgreed))
        updates.fail(with: LocationError(.privacyNotAgreed))
        authority.change(to: .denied)
        updates.start()
        #expect(source.calls == ["start", "stop", "start"])
        #expect(log() == ["error privacyNotAgreed", "authorization denied"])
    }

    @Test("After a stop nothing is told.")
    func silentAfterStop() {
        let (updates, authority, log) = make(.authorizedWhenInUse)
        updates.start()
        authority.change(to: .denied)
        updates.stop()
        updates.fail(with: LocationError(.denied))
        world.advance(to: 60)
        #expect(log() == ["authorization denied"])
    }
}

private final class EventLog {
    var lines: [String] = []
}

extension ProviderEvent {
    fileprivate var shortWord: String {
        switch content {
        case .error(let error): error.code.rawValue
        case .authorization(let state): state.status.description
        default: ""
        }
    }
}
