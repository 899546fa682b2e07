// SPDX-License-Identifier: Apache-2.0

// LISTING: a class of one's own, after
public import GeoProvider
import NativeStyleAdapter

/// Finds where the user is.
public final class StoreLocator {
    private let provider: any LocationProvider
    private let gate: NativeFirstGate

    /// Takes CoreLocation itself; another SDK is another line here.
    public init(environment: ProviderEnvironment) {
        provider = NativeStyleProvider(environment: environment)
        gate = NativeFirstGate(authority: provider.authority, environment: environment)
    }

    /// Asks if that is still open, and answers once.
    public func locate() async throws(LocationError) -> Location {
        if let refusal = try await gate.requestAuthorization(for: .whenInUse).error { throw refusal }
        return try await provider.requestLocation(LocationRequest(desiredAccuracy: .hundredMeters))
    }
}
// LISTING: end
