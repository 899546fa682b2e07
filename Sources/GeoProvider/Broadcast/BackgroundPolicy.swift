// SPDX-License-Identifier: Apache-2.0

/// What a broadcast does with its provider while the app is not in front.
public enum BackgroundPolicy: String, Sendable, Hashable, CaseIterable {
    /// Nothing: updates go on as far as the provider's configuration and the system let them.
    case keep
    /// Stops the updates when the app goes to the background, and starts them when it is active again.
    case stop
    /// Stops the updates and lets the provider go; a new one is made when the app is active again.
    case release
}
