// SPDX-License-Identifier: Apache-2.0

/// The two permissions an app can ask for.
public enum AuthorizationRequest: String, Sendable, CaseIterable {
    /// `requestWhenInUseAuthorization()`.
    case whenInUse
    /// `requestAlwaysAuthorization()`.
    case always
}
