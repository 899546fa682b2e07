// SPDX-License-Identifier: Apache-2.0

// LISTING: what the app says
public import GeoProvider

#if canImport(NativeStyleAdapter)
    import NativeStyleAdapter
#endif

/// Finds out where the user is, so that shops nearby can be listed.
public final class NearbyShops {
    private let provider: any LocationProvider
    private let gate: NativeFirstGate

    /// Takes whichever provider the app has chosen.
    public init(provider: any LocationProvider, environment: ProviderEnvironment) {
        self.provider = provider
        gate = NativeFirstGate(authority: provider.authority, environment: environment)
    }

    #if canImport(NativeStyleAdapter)
        /// Takes CoreLocation itself: on a phone, with `ProviderEnvironment.system()`.
        public convenience init(environment: ProviderEnvironment) {
            self.init(provider: NativeStyleProvider(environment: environment), environment: environment)
        }
    #endif

    /// Asks for permission if that is still open, and for one location within a hundred metres or so.
    public nonisolated(nonsending) func place() async throws(LocationError) -> Location {
        if let refusal = try await gate.requestAuthorization(for: .whenInUse).error { throw refusal }
        return try await provider.requestLocation(LocationRequest(desiredAccuracy: .hundredMeters))
    }
}
// LISTING: end
