// SPDX-License-Identifier: Apache-2.0

public import GeoProvider
import NativeStyleAdapter

/// The location SDKs an app can be built on; the only place of the examples that names their adapters.
public enum Vendor: String, CaseIterable, Sendable {
    /// The system's own CoreLocation.
    case native

    /// Tells the vendor's SDK that the user has read its privacy terms and agrees, where it wants to know.
    ///
    /// Call it before anything else is done with the SDK, at every launch.
    public func agreeToPrivacyTerms() {
        switch self {
        case .native: break
        }
    }

    /// Makes the vendor's provider.
    ///
    /// - Parameter environment: The world it lives in.
    /// - Returns: A new provider, known to its user by the protocol only.
    public func makeProvider(in environment: ProviderEnvironment) -> any LocationProvider {
        switch self {
        case .native: NativeStyleProvider(environment: environment)
        }
    }
}
