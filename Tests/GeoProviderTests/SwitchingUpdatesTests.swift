// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import Testing

@Suite("Updates, headings and regions through a swap")
struct SwitchingUpdatesTests {
    @Test("Updates go on with the new provider, and the delegate sees the switching provider as their sender.")
    func updates() {
        let rig = SwitchingRig()
        rig.provider.startUpdatingLocation()
        rig.provider.startUpdatingLocation()
        rig.first.update(.test(1))
        rig.provider.swap(to: rig.second)
        rig.first.update(.test(1))
        rig.second.update(.test(2))
        rig.provider.stopUpdatingLocation()
        rig.second.update(.test(3))
        #expect(rig.first.calls == ["start", "stop"])
        #expect(rig.second.calls == ["start", "stop"])
        #expect(rig.delegate.heard == ["switching update 1.0", "switching update 2.0"])
    }

    @Test("A swap without updates starts none.")
    func noUpdates() {
        let rig = SwitchingRig()
        rig.provider.swap(to: rig.second)
        #expect(rig.first.calls.isEmpty)
        #expect(rig.second.calls.isEmpty)
    }

    @Test("The old provider is let go.")
    func letsGo() {
        let rig = SwitchingRig()
        let third = TestProvider("third", rig.authority)
        rig.provider.swap(to: third)
        rig.provider.swap(to: rig.first)
        #expect(third.delegate == nil)
        #expect(rig.first.delegate != nil)
    }

    @Test("A change of permission is told once, by whichever authority.")
    func authorization() {
        let rig = SwitchingRig()
        rig.provider.swap(to: rig.second)
        rig.authority.change(to: .denied)
        rig.second.delegate?.provider(rig.second, didChangeAuthorization: rig.authority.authorizationState)
        #expect(rig.delegate.heard == ["switching authorization denied"])
        #expect(rig.provider.authority === rig.authority)
    }

    @Test("A lack of permission is told once, however many providers find it, and again after a grant.")
    func refusalOnce() {
        let rig = SwitchingRig(.denied)
        rig.provider.startUpdatingLocation()
        rig.first.fail(.denied)
        rig.provider.swap(to: rig.second)
        rig.second.fail(.denied)
        #expect(rig.delegate.heard == ["switching error denied"])
        rig.authority.change(to: .authorizedWhenInUse)
        rig.second.fail(.denied)
        #expect(rig.delegate.heard.last == "switching error denied")
        #expect(rig.delegate.heard.count == 3)
    }

    @Test("Updates that ended for lack of consent are started again by the next start, or by a swap.")
    func noConsent() {
        let rig = SwitchingRig()
        rig.provider.startUpdatingLocation()
        rig.first.fail(.privacyNotAgreed)
        rig.provider.startUpdatingLocation()
        rig.provider.startUpdatingLocation()
        #expect(rig.first.calls == ["start", "start"])
        rig.first.fail(.privacyNotAgreed)
        rig.provider.swap(to: rig.second)
        #expect(rig.second.calls == ["start"])
        #expect(rig.delegate.heard == ["switching error privacyNotAgreed", "switching error privacyNotAgreed"])
    }

    @Test("The configuration goes along, before updates start.")
    func configuration() {
        let rig = SwitchingRig()
        rig.provider.configuration.distanceFilter = 50
        rig.provider.swap(to: rig.second)
        #expect(rig.first.configuration.distanceFilter == 50)
        #expect(rig.second.configuration.distanceFilter == 50)
    }

    @Test("The vendor's question reaches the delegate in the switching provider's name.")
    func question() {
        let rig = SwitchingRig(.notDetermined)
        rig.first.delegate?.provider(rig.first, doRequireLocationAuth: rig.authority)
        #expect(rig.delegate.heard == ["switching asks"])
    }

    @Test("Headings and regions go along where the new provider has them.")
    func headingAndRegions() throws {
        let rig = SwitchingRig(second: [.continuous, .heading, .regions])
        let home = Region(identifier: "home", center: SwitchingRig.city.coordinate, radius: 100)
        try rig.provider.startUpdatingHeading()
        try rig.provider.startMonitoring(for: home)
        rig.provider.swap(to: rig.second)
        rig.provider.stopMonitoring(for: home)
        rig.provider.stopUpdatingHeading()
        #expect(rig.first.calls == ["start heading", "watch home", "stop heading", "unwatch home"])
        #expect(rig.second.calls == ["start heading", "watch home", "unwatch home", "stop heading"])
    }

    @Test("What the new provider lacks is told, later.")
    func lacks() throws {
        let rig = SwitchingRig()
        let home = Region(identifier: "home", center: SwitchingRig.city.coordinate, radius: 100)
        try rig.provider.startUpdatingHeading()
        try rig.provider.startMonitoring(for: home)
        rig.provider.swap(to: rig.second)
        #expect(rig.delegate.heard.isEmpty)
        rig.world.settle()
        #expect(rig.delegate.heard == ["switching error unsupported", "switching region home unsupported"])
        #expect(throws: LocationError(.unsupported)) { try rig.provider.startUpdatingHeading() }
    }

    @Test("The descriptor is that of the provider in place, under an id of its own.")
    func descriptor() {
        let rig = SwitchingRig()
        #expect(rig.provider.descriptor.id == "switching")
        #expect(rig.provider.descriptor.capabilities.contains(.heading))
        rig.provider.swap(to: rig.second)
        #expect(rig.provider.descriptor.displayName == "second")
        #expect(!rig.provider.descriptor.capabilities.contains(.heading))
    }

    @Test("A swap, a start and a request are other states; the same steps lead to the same one.")
    func digests() {
        func digest(_ steps: (SwitchingRig) -> Void) -> StateDigest {
            let rig = SwitchingRig()
            steps(rig)
            var digest = StateDigest()
            rig.provider.digest(into: &digest)
            return digest
        }
        let states = [
            digest { _ in }, digest { $0.provider.swap(to: $0.second) },
            digest { $0.provider.startUpdatingLocation() }, digest { $0.request() },
        ]
        #expect(Set(states).count == states.count)
        #expect(digest { $0.provider.swap(to: $0.second) } == states[1])
    }

    @Test("It does not keep its delegate alive.")
    func keepsNobody() {
        let rig = SwitchingRig()
        weak var delegate: TestDelegate?
        do {
            let mine = TestDelegate()
            delegate = mine
            rig.provider.delegate = mine
        }
        #expect(delegate == nil)
    }
}
