// SPDX-License-Identifier: Apache-2.0

/// What AMap lets an app choose beyond a provider's configuration.
public struct AMapStyleSettings: Sendable, Hashable {
    /// The seconds that an address may take where a request names none, at least 2; AMap's own value is 5.
    public var addressTimeout = 5.0
    /// The language of addresses; from 2.12.0 `AMapServices` has it instead.
    public var addressLanguage = AddressLanguage.byRegion

    /// Whether a location that software made up is the error `fakeLocation` instead of a location.
    ///
    /// The SDK learns it from CoreLocation, from iOS 15 on.
    public var detectsRiskOfFakeLocation = false

    /// A language of addresses.
    public enum AddressLanguage: String, Sendable, CaseIterable {
        /// That of the region.
        case byRegion
        /// Chinese.
        case chinese
        /// English.
        case english
    }

    /// AMap's own choices.
    public init() {}
}
