// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import Testing

@Suite("One-shots through a swap")
struct SwitchingRequestTests {
    @Test("A request is carried to the new provider with the time it has left, and answered once.")
    func carries() {
        let rig = SwitchingRig()
        rig.request(LocationRequest(timeout: 10))
        rig.world.advance(to: 4)
        rig.provider.swap(to: rig.second)
        rig.world.advance(to: 5)
        rig.second.say(.success(.test(2)))
        rig.first.say(.success(.test(1)))
        rig.second.say(.success(.test(3)))
        rig.world.advance(to: 60)
        #expect(rig.first.calls == ["request 10.0", "cancel 0"])
        #expect(rig.second.calls == ["request 6.0"])
        #expect(rig.told == ["5.0 a 2.0"])
    }

    @Test("The old provider's location, if it was on its way, is the answer, and the new one's call is cancelled.")
    func oldAnswersFirst() {
        let rig = SwitchingRig()
        rig.request()
        rig.provider.swap(to: rig.second)
        rig.first.say(.success(.test(1)))
        rig.second.say(.success(.test(2)))
        rig.world.advance(to: 60)
        #expect(rig.told == ["0.0 a 1.0"])
        #expect(rig.second.calls == ["request 10.0", "cancel 0"])
    }

    @Test("The old provider's error after the swap is not the answer.")
    func oldFailsLate() {
        let rig = SwitchingRig()
        rig.request()
        rig.provider.swap(to: rig.second)
        rig.first.say(.failure(LocationError(.vendorStalled)))
        rig.world.settle()
        #expect(rig.told.isEmpty)
        rig.second.say(.success(.test(2)))
        #expect(rig.told == ["0.0 a 2.0"])
    }

    @Test("A request whose time is up stays with the old provider.")
    func timeIsUp() {
        let rig = SwitchingRig()
        rig.request(LocationRequest(timeout: 3))
        rig.world.advance(to: 3)
        rig.provider.swap(to: rig.second)
        rig.first.say(.success(.test(1)))
        #expect(rig.second.calls.isEmpty)
        #expect(rig.told == ["3.0 a 1.0"])
    }

    @Test("While the permission is undetermined no time passes.")
    func undetermined() {
        let rig = SwitchingRig(.notDetermined)
        rig.request(LocationRequest(timeout: 10))
        rig.world.advance(to: 30)
        rig.provider.swap(to: rig.second)
        rig.world.advance(to: 40)
        rig.authority.change(to: .authorizedWhenInUse)
        rig.world.advance(to: 43)
        rig.provider.swap(to: rig.first)
        #expect(rig.second.calls == ["request 10.0", "cancel 0"])
        #expect(rig.first.requests.map(\.timeout) == [10, 7])
    }

    @Test("Several requests and several swaps: each is answered once.", arguments: 1...5)
    func many(swaps: Int) {
        let rig = SwitchingRig()
        rig.request(as: "a")
        rig.request(as: "b")
        for swap in 1...swaps {
            rig.world.advance(to: Double(swap))
            rig.provider.swap(to: swap % 2 == 1 ? rig.second : rig.first)
        }
        for provider in [rig.first, rig.second] {
            for index in provider.requests.indices { provider.say(.success(.test(1)), to: index) }
        }
        rig.world.advance(to: 100)
        #expect(rig.told.map { $0.split(separator: " ")[1] }.sorted() == ["a", "b"])
    }

    @Test("A swap inside a completion, and a swap to the one in place, are harmless.")
    func swapInside() {
        let rig = SwitchingRig()
        rig.request(as: "a") { rig.provider.swap(to: rig.second) }
        rig.request(as: "b")
        rig.first.say(.success(.test(1)))
        rig.provider.swap(to: rig.second)
        rig.second.say(.success(.test(2)))
        #expect(rig.told == ["0.0 a 1.0", "0.0 b 2.0"])
        #expect(rig.second.calls == ["request 10.0"])
    }

    @Test("Cancelling after a swap ends the new call, later, and nothing else is told.")
    func cancels() {
        let rig = SwitchingRig()
        let token = rig.request()
        rig.provider.swap(to: rig.second)
        token.cancel()
        #expect(rig.told.isEmpty)
        rig.second.say(.success(.test(2)))
        rig.first.say(.success(.test(1)))
        rig.world.advance(to: 60)
        token.cancel()
        #expect(rig.told == ["0.0 a cancelled"])
        #expect(rig.second.calls == ["request 10.0", "cancel 0"])
    }

    @Test("A provider that answers inside the call is answered for later.")
    func answersInside() {
        let rig = SwitchingRig()
        rig.first.immediate = .success(.test(1))
        rig.request()
        #expect(rig.told.isEmpty)
        rig.world.settle()
        #expect(rig.told == ["0.0 a 1.0"])
    }

    @Test("A dropped switching provider still answers what is in flight.")
    func dropped() {
        let world = TestWorld()
        let inner = TestProvider("first", TestAuthority(world, .authorizedWhenInUse))
        var answers = 0
        do {
            let provider = SwitchingProvider(inner, environment: ProviderEnvironment(world))
            provider.requestLocation(LocationRequest()) { _ in answers += 1 }
        }
        inner.say(.success(.test()))
        #expect(answers == 1)
    }

    @Test("Its own requests and completions are reported, as the caller sees them.")
    func reports() {
        let world = TestWorld()
        let environment = ProviderEnvironment(world)
        let authority = TestAuthority(world, .authorizedWhenInUse)
        let (first, second) = (TestProvider("first", authority), TestProvider("second", authority))
        let provider = SwitchingProvider(first, environment: environment)
        var events: [String] = []
        environment.observeEvents { events.append("\($0.provider) \($0.name)") }
        provider.requestLocation(LocationRequest()) { _ in }
        provider.swap(to: second)
        second.say(.success(.test()))
        #expect(events == ["switching request", "switching completion"])
    }
}
