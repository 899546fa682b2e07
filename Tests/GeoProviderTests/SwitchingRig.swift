// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// A switching provider in a world, with two providers to swap, and what its callers were told when.
final class SwitchingRig {
    let world = TestWorld()
    let authority: TestAuthority
    let first: TestProvider
    let second: TestProvider
    let provider: SwitchingProvider
    let delegate = TestDelegate()
    /// "time name word" of every completion, in order; the word is the error's code, or the fix's latitude.
    private(set) var told: [String] = []
    private(set) var failovers: [String] = []
    private(set) var locations: [Location] = []

    init(
        _ status: AuthorizationStatus = .authorizedWhenInUse,
        second capabilities: ProviderCapabilities = [.continuous],
        failover: (SwitchingRig.Providers) -> [Fallback] = { _ in [] }
    ) {
        authority = TestAuthority(world, status)
        first = TestProvider("first", authority, capabilities: [.continuous, .heading, .regions])
        second = TestProvider("second", authority, capabilities: capabilities)
        provider = SwitchingProvider(
            first,
            environment: ProviderEnvironment(world),
            failover: failover(Providers(first: first, second: second))
        )
        provider.delegate = delegate
        provider.observeFailovers { [unowned self] step in
            let what = step.concernsUpdates ? "updates" : "request"
            failovers.append("\(what) \(step.origin) \(step.error.code) → \(step.destination)")
        }
    }

    struct Providers {
        let first: TestProvider
        let second: TestProvider
    }

    @discardableResult
    func request(
        _ request: LocationRequest = LocationRequest(),
        as name: String = "a",
        then: (() -> Void)? = nil
    ) -> LocationRequestToken {
        provider.requestLocation(request) { [self] result in
            switch result {
            case .success(let location):
                locations.append(location)
                told.append("\(world.now) \(name) \(location.coordinate.latitude)")
            case .failure(let error):
                told.append("\(world.now) \(name) \(error.code)")
            }
            then?()
        }
    }

    static let city = FixedCity(
        name: "Hangzhou",
        coordinate: .wgs84(try! Coordinate(latitude: 30.25, longitude: 120.17))
    )
}
