// SPDX-License-Identifier: Apache-2.0

extension ProviderEvent {
    /// What happened, with its data.
    public enum Content: Sendable {
        /// A one-shot was asked for; its number counts from 1 in each provider.
        case request(number: Int, LocationRequest)
        /// The one-shot with this number was answered.
        case completion(number: Int, Result<Location, LocationError>)
        /// Continuous updates delivered a fix.
        case update(Location)
        /// Continuous updates met an error.
        case error(LocationError)
        /// Status or accuracy changed.
        case authorization(AuthorizationState)
    }
}
