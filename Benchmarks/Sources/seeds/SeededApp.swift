// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// The app of a seeded life: it does what it is told, and asks for permission where an SDK wants it to.
final class SeededApp: LocationProviderDelegate {
    let provider: any LocationProvider
    private var tokens: [LocationRequestToken] = []

    init(_ provider: any LocationProvider) {
        self.provider = provider
        provider.delegate = self
    }

    /// Requests a location, now and then without waiting for the one before.
    func requestLocation(timeout: Double, wantsAddress: Bool) {
        let request = LocationRequest(timeout: timeout, wantsAddress: wantsAddress)
        tokens.append(provider.requestLocation(request) { _ in })
    }

    /// Cancels the oldest request that was not cancelled yet; it may have ended long ago.
    func cancel() {
        if !tokens.isEmpty { tokens.removeFirst().cancel() }
    }

    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        authority.requestWhenInUseAuthorization()
    }
}
