// SPDX-License-Identifier: Apache-2.0

extension LocationBroadcast {
    /// What a broadcast tells its observers.
    public enum Event: Sendable {
        /// The provider delivered a fix.
        case location(Location)
        /// The updates met an error; after a transient one they go on, after a refusal they wait for the grant.
        case failure(LocationError)
        /// Status or accuracy has changed.
        case authorization(AuthorizationState)
    }
}
