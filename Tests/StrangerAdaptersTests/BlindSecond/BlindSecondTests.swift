// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import Testing

@Suite("Further blind mutants")
struct BlindSecondTests {
    @Test(
        "With permission a provider answers a request once, later, and delivers updates.",
        arguments: BlindMutants.second
    )
    func worksInThePlainCase(_ mutant: BlindMutant) throws {
        let device = try BlindTests.phone(mutant)
        let provider = try mutant.makeProvider(device)
        var results: [Result<Location, LocationError>] = []
        provider.requestLocation(LocationRequest()) { results.append($0) }
        #expect(results.isEmpty)
        device.advance(by: .seconds(30))
        #expect(results.count == 1)
        #expect(try results.first?.get().accuracyAuthorization == .fullAccuracy)

        let map = BlindMap()
        provider.delegate = map
        provider.startUpdatingLocation()
        device.advance(by: .seconds(30))
        provider.stopUpdatingLocation()
        #expect(map.updates > 0)
        #expect(map.errors.isEmpty)
    }

    @Test("There are forty, none of the name of an earlier one, over all groups.")
    func areForty() {
        let names = Set(BlindMutants.second.map(\.codename))
        #expect(names.count == 40)
        #expect(names.isDisjoint(with: BlindMutants.all.map(\.codename)))
        #expect(Set(BlindMutants.second.map(\.clause)).count == 40)
        func groups(_ mutants: [BlindMutant]) -> Set<Substring> { Set(mutants.map { $0.clause.prefix { $0 != "-" } }) }
        #expect(groups(BlindMutants.second) == groups(BlindMutants.all))
    }
}

/// What a map of an app hears.
private final class BlindMap: LocationProviderDelegate {
    private(set) var updates = 0
    private(set) var errors: [LocationError] = []

    func provider(_ provider: any LocationProvider, didUpdate location: Location) { updates += 1 }

    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) { errors.append(error) }
}
