// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import NativeStyleAdapter
import PermissionRules
import ProviderContract
import SimulatedDevice
import SimulatedEnvironment

/// The native provider with one mistake: after stop it gives the newest location once more, a second later.
final class LeakyProvider: LocationProvider {
    weak var delegate: (any LocationProviderDelegate)?
    private let inner: NativeStyleProvider
    private let environment: ProviderEnvironment
    private var newest: Location?
    private var late: ScheduledAction?

    init(_ device: SimulatedDevice) {
        environment = .simulated(device, owner: "leaky")
        inner = NativeStyleProvider(environment: environment)
        inner.delegate = self
    }

    var descriptor: ProviderDescriptor { inner.descriptor }
    var authority: any LocationAuthority { inner.authority }
    var configuration: ProviderConfiguration {
        get { inner.configuration }
        set { inner.configuration = newValue }
    }

    func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        inner.requestLocation(request, completion: completion)
    }

    /// All that it does on iOS 8 with one usage text, as far as its mistake takes; explored once.
    static let exploration = Result {
        try ProviderContract.explore(
            ContractSubject(name: "leaky", commandLineName: "leaky") { LeakyProvider($0) },
            rules: .ios8,
            plists: [ContractExploration.Plist(usageTexts: [.whenInUse])],
            depth: 6
        )
    }

    func startUpdatingLocation() { inner.startUpdatingLocation() }

    func stopUpdatingLocation() {
        inner.stopUpdatingLocation()
        guard let newest else { return }
        late = environment.schedule(after: 1, label: "late") { [weak self] in
            guard let self else { return }
            self.delegate?.provider(self, didUpdate: newest)
        }
    }
}

extension LeakyProvider: StateDigesting {
    func digest(into digest: inout StateDigest) {
        digest.combine(inner)
        digest.combine(newest != nil)
    }
}

extension LeakyProvider: LocationProviderDelegate {
    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        delegate?.provider(self, didChangeAuthorization: state)
    }

    func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        newest = location
        delegate?.provider(self, didUpdate: location)
    }

    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        delegate?.provider(self, didFailWith: error)
    }
}
