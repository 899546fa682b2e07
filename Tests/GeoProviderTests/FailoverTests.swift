// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import Testing

@Suite("A failover order")
struct FailoverTests {
    static func order(_ providers: SwitchingRig.Providers) -> [Fallback] {
        [.provider(providers.second, timeout: 5), .city(SwitchingRig.city)]
    }

    @Test("A one-shot that fails goes to the next provider, then to the city, and is answered once.")
    func goesDown() throws {
        let rig = SwitchingRig(failover: Self.order)
        rig.request()
        rig.first.say(.failure(LocationError(.network)))
        rig.world.advance(to: 5)
        rig.second.say(.failure(LocationError(.timedOut)))
        #expect(rig.second.calls == ["request 5.0"])
        #expect(rig.told == ["5.0 a 30.25"])
        #expect(rig.failovers == ["request first network → second", "request second timedOut → Hangzhou"])
        let location = try #require(rig.locations.first)
        #expect(location.isSimulatedBySoftware == true)
        #expect(location.timestamp == 5)
        #expect(location.accuracyAuthorization == .reducedAccuracy)
        #expect(location.address?.city == "Hangzhou")
    }

    @Test("Each request starts at the provider in place.")
    func startsAnew() {
        let rig = SwitchingRig(failover: Self.order)
        rig.request(as: "a")
        rig.first.say(.failure(LocationError(.network)))
        rig.second.say(.success(.test(2)))
        rig.request(as: "b")
        rig.first.say(.success(.test(1)), to: 1)
        #expect(rig.told == ["0.0 a 2.0", "0.0 b 1.0"])
    }

    @Test(
        "Where the permission is lacking no other provider is asked; a city answers.",
        arguments: [
            LocationError.Code.denied, .restricted, .servicesOff, .undecided, .notAsked, .missingUsageDescription,
            .reducedAccuracy,
        ]
    )
    func permission(code: LocationError.Code) {
        let rig = SwitchingRig(failover: Self.order)
        rig.request()
        rig.first.say(.failure(LocationError(code)))
        #expect(rig.second.calls.isEmpty)
        #expect(rig.told == ["0.0 a 30.25"])
    }

    @Test("A cancelled request is answered by no city.")
    func cancelled() {
        let rig = SwitchingRig(failover: Self.order)
        rig.request().cancel()
        rig.world.settle()
        #expect(rig.told == ["0.0 a cancelled"])
        #expect(rig.failovers.isEmpty)
    }

    @Test("At the end of an order without a city the last error is the answer.")
    func ends() {
        let rig = SwitchingRig { [.provider($0.first), .provider($0.second)] }
        rig.request(LocationRequest(timeout: 8))
        rig.first.say(.failure(LocationError(.network)))
        rig.second.say(.failure(LocationError(.keyRefused)))
        #expect(rig.first.calls == ["request 8.0"])
        #expect(rig.second.calls == ["request 8.0"])
        #expect(rig.told == ["0.0 a keyRefused"])
    }

    @Test("A request that has failed over stays there when the app swaps.")
    func staysThere() {
        let rig = SwitchingRig(failover: Self.order)
        let third = TestProvider("third", rig.authority)
        rig.request()
        rig.first.say(.failure(LocationError(.network)))
        rig.provider.swap(to: third)
        rig.second.say(.success(.test(2)))
        #expect(third.calls.isEmpty)
        #expect(rig.told == ["0.0 a 2.0"])
    }

    @Test("Updates that fail for good move to the next provider; passing errors are told.")
    func updatesMove() {
        let rig = SwitchingRig(failover: Self.order)
        rig.provider.startUpdatingLocation()
        rig.first.fail(.locationUnknown)
        rig.first.fail(.privacyNotAgreed)
        rig.second.update(.test(2))
        #expect(rig.provider.current === rig.second)
        #expect(rig.delegate.heard == ["switching error locationUnknown", "switching update 2.0"])
        #expect(rig.failovers == ["updates first privacyNotAgreed → second"])
    }

    @Test("Updates at the end of the order get the city once, and the error.")
    func updatesCity() {
        let rig = SwitchingRig { _ in [.city(SwitchingRig.city)] }
        rig.provider.startUpdatingLocation()
        rig.first.fail(.keyRefused)
        rig.first.fail(.keyRefused)
        #expect(
            rig.delegate.heard == [
                "switching update 30.25", "switching error keyRefused", "switching error keyRefused",
            ]
        )
    }

    @Test("An app that swaps inside the failover's notice loses no request.")
    func swapInsideNotice() {
        let rig = SwitchingRig(failover: Self.order)
        let third = TestProvider("third", rig.authority)
        rig.provider.observeFailovers { [unowned rig] _ in rig.provider.swap(to: third) }
        rig.request()
        rig.first.say(.failure(LocationError(.network)))
        rig.second.say(.success(.test(2)))
        #expect(rig.told == ["0.0 a 2.0"])
    }
}
