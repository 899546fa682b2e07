// SPDX-License-Identifier: Apache-2.0

/// One step down a failover order, for logs and for telling the user.
public struct Failover: Sendable, Hashable {
    /// Why the one before did not answer.
    public let error: LocationError
    /// The id of the provider that failed.
    public let origin: String
    /// The id of the provider that is asked next, or the name of the city that answers.
    public let destination: String
    /// Whether the updates have moved, and not a one-shot.
    public let concernsUpdates: Bool
}
