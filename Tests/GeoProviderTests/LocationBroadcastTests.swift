// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import Testing

@Suite("A broadcast")
struct LocationBroadcastTests {
    let world = TestWorld()

    /// A broadcast and the providers it has made.
    final class Rig {
        let authority: TestAuthority
        private(set) var made: [TestProvider] = []
        private(set) var broadcast: LocationBroadcast!
        private(set) var heard: [String] = []

        init(_ world: TestWorld, _ policy: BackgroundPolicy) {
            authority = TestAuthority(world, .authorizedWhenInUse)
            broadcast = LocationBroadcast(environment: ProviderEnvironment(world), backgroundPolicy: policy) {
                [unowned self] in
                made.append(TestProvider("made", authority))
                return made[made.count - 1]
            }
        }

        var provider: TestProvider { made[made.count - 1] }

        func observe(_ name: String, then: (() -> Void)? = nil) -> ObservationToken {
            broadcast.observe { [unowned self] event in
                switch event {
                case .location(let location): heard.append("\(name) \(location.coordinate.latitude)")
                case .failure(let error): heard.append("\(name) \(error.code)")
                case .authorization(let state): heard.append("\(name) \(state.status)")
                }
                then?()
            }
        }
    }

    @Test("The first observer starts the provider, the last one out stops it.")
    func firstAndLast() {
        let rig = Rig(world, .keep)
        #expect(rig.made.isEmpty)
        let (a, b) = (rig.observe("a"), rig.observe("b"))
        rig.provider.update(.test(1))
        a.cancel()
        a.cancel()
        rig.provider.update(.test(2))
        #expect(rig.provider.calls == ["start"])
        b.cancel()
        rig.provider.update(.test(3))
        #expect(rig.provider.calls == ["start", "stop"])
        #expect(rig.heard == ["a 1.0", "b 1.0", "b 2.0"])
        #expect(rig.made.count == 1)
    }

    @Test("Observers leave and join during a delivery.")
    func duringDelivery() {
        let rig = Rig(world, .keep)
        var b: ObservationToken?
        var c: ObservationToken?
        let a = rig.observe("a") {
            b?.cancel()
            if c == nil { c = rig.observe("c") }
        }
        b = rig.observe("b")
        rig.provider.update(.test(1))
        rig.provider.update(.test(2))
        #expect(rig.heard == ["a 1.0", "a 2.0", "c 2.0"])
        a.cancel()
        c?.cancel()
        #expect(rig.provider.calls == ["start", "stop"])
    }

    @Test("The last one out during a delivery stops the provider; the next one in starts it again.")
    func lastOutDuringDelivery() {
        let rig = Rig(world, .keep)
        var a: ObservationToken?
        a = rig.observe("a") { a?.cancel() }
        rig.provider.update(.test(1))
        #expect(rig.provider.calls == ["start", "stop"])
        _ = rig.observe("b")
        #expect(rig.provider.calls == ["start", "stop", "start"])
        #expect(rig.broadcast.latest == nil)
    }

    @Test(
        "The policy stops in the background and resumes when active.",
        arguments: [(BackgroundPolicy.keep, ["start"]), (.stop, ["start", "stop", "start"])]
    )
    func background(policy: BackgroundPolicy, calls: [String]) {
        let rig = Rig(world, policy)
        _ = rig.observe("a")
        for state in [ApplicationState.inactive, .background, .inactive, .active] { world.setApplication(state) }
        #expect(rig.provider.calls == calls)
        #expect(rig.made.count == 1)
    }

    @Test("A release lets the provider go, and a new one with the same settings goes on.")
    func release() {
        let rig = Rig(world, .release)
        rig.broadcast.configuration = ProviderConfiguration()
        rig.broadcast.configuration?.distanceFilter = 50
        _ = rig.observe("a")
        rig.provider.update(.test(1))
        world.setApplication(.background)
        #expect(rig.broadcast.provider == nil)
        #expect(rig.broadcast.latest == nil)
        #expect(rig.provider.calls == ["start", "stop"])
        world.setApplication(.active)
        #expect(rig.made.count == 2)
        #expect(rig.provider.calls == ["start"])
        #expect(rig.provider.configuration.distanceFilter == 50)
        rig.provider.update(.test(2))
        #expect(rig.heard == ["a 1.0", "a 2.0"])
    }

    @Test("Who leaves in the background is not resumed for, who joins there is.")
    func joinsInBackground() {
        let rig = Rig(world, .stop)
        let a = rig.observe("a")
        world.setApplication(.background)
        a.cancel()
        world.setApplication(.active)
        #expect(rig.provider.calls == ["start", "stop"])
        world.setApplication(.background)
        let b = rig.observe("b")
        #expect(!rig.broadcast.isRunning)
        world.setApplication(.active)
        #expect(rig.broadcast.isRunning)
        b.cancel()
    }

    @Test("Errors and changes of permission are told, changes also while updates are held back.")
    func errorsAndChanges() {
        let rig = Rig(world, .stop)
        _ = rig.observe("a")
        rig.provider.fail(.locationUnknown)
        world.setApplication(.background)
        rig.provider.fail(.denied)
        let state = AuthorizationState(.denied)
        rig.provider.delegate?.provider(rig.provider, didChangeAuthorization: state)
        #expect(rig.heard == ["a locationUnknown", "a denied"])
    }

    @Test("Updates that ended for lack of consent are started again for the next observer.")
    func noConsent() {
        let rig = Rig(world, .keep)
        _ = rig.observe("a")
        rig.provider.fail(.privacyNotAgreed)
        #expect(!rig.broadcast.isRunning)
        _ = rig.observe("b")
        #expect(rig.provider.calls == ["start", "start"])
        rig.provider.update(.test(1))
        #expect(rig.heard == ["a privacyNotAgreed", "a 1.0", "b 1.0"])
    }

    @Test("The app's own delegate hears everything, from the provider itself.")
    func delegate() {
        let rig = Rig(world, .keep)
        let delegate = TestDelegate()
        rig.broadcast.delegate = delegate
        let a = rig.observe("a")
        rig.provider.update(.test(1))
        rig.provider.delegate?.provider(rig.provider, doRequireLocationAuth: rig.authority)
        #expect(delegate.heard == ["made update 1.0", "made asks"])
        #expect(rig.broadcast.latest?.coordinate.latitude == 1)
        a.cancel()
    }

    @Test("One-shots of its provider are nobody's business.")
    func oneShots() {
        let rig = Rig(world, .keep)
        _ = rig.observe("a")
        var answers = 0
        rig.broadcast.provider?.requestLocation(LocationRequest()) { _ in answers += 1 }
        rig.provider.say(.success(.test(1)))
        #expect(answers == 1)
        #expect(rig.heard.isEmpty)
        #expect(rig.provider.calls == ["start", "request 10.0"])
    }
}
