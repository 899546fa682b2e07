// SPDX-License-Identifier: Apache-2.0

/// What Tencent lets an app choose beyond a provider's configuration.
public struct TencentStyleSettings: Sendable, Hashable {
    /// The key that Tencent issued for the app; without it addresses fail.
    public var apiKey = ""
    /// The datum of fixes on the mainland, in Hong Kong and in Macau; elsewhere it is always WGS-84.
    public var coordinates = Coordinates.gcj02
    /// How much of an address is looked up, where one is wanted.
    public var addressLevel = AddressLevel.poi
    /// The seconds that an address may take where a request names none; Tencent's own value is 10.
    public var addressTimeout = 10.0
    /// The least seconds between two look-ups of the updates' addresses, at least 1; Tencent's own value is 10.
    public var addressUpdateInterval = 10
    /// Whether fixes are marked that look as if software made them up.
    public var marksFakes = false

    /// A datum that Tencent offers.
    public enum Coordinates: String, Sendable, CaseIterable {
        /// The shifted datum of Chinese maps.
        case gcj02
        /// The datum of satellite receivers.
        case wgs84
    }

    /// A level of addresses, by what it brings.
    public enum AddressLevel: String, Sendable, CaseIterable {
        /// Name and address on one line.
        case name
        /// The administrative parts.
        case adminName
        /// The administrative parts and the places nearby.
        case poi
    }

    /// Tencent's own choices, without a key.
    public init() {}

    /// Tencent's own choices, with a key.
    ///
    /// - Parameter apiKey: The key that Tencent issued for the app.
    public init(apiKey: String) {
        self.apiKey = apiKey
    }
}
