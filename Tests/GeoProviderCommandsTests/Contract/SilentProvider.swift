// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import GeoProviderCommands

/// A provider made wrong on purpose: the native one, but for its one-shots, which never answer.
final class SilentProvider: LocationProvider {
    private let native: any LocationProvider

    init(_ native: any LocationProvider) { self.native = native }

    /// The provider as an outsider registers it.
    static let registration = ProviderRegistration(id: "silent", displayName: "Silent") { device, setup in
        guard let native = [ProviderRegistration].standard.first else { throw LocationError(.unsupported) }
        return SilentProvider(try native.makeProvider(device, setup))
    }

    /// A provider that cannot even be made.
    static let missing = ProviderRegistration(id: "missing", displayName: "Missing") { _, _ in
        throw LocationError(.unsupported)
    }

    var descriptor: ProviderDescriptor { native.descriptor }
    var authority: any LocationAuthority { native.authority }

    var delegate: (any LocationProviderDelegate)? {
        get { native.delegate }
        set { native.delegate = newValue }
    }

    var configuration: ProviderConfiguration {
        get { native.configuration }
        set { native.configuration = newValue }
    }

    func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        LocationRequestToken {}
    }

    func startUpdatingLocation() { native.startUpdatingLocation() }

    func stopUpdatingLocation() { native.stopUpdatingLocation() }
}
