// SPDX-License-Identifier: Apache-2.0

/// What Baidu lets an app choose beyond a provider's configuration.
public struct BaiduStyleSettings: Sendable, Hashable {
    /// The datum of fixes in China; Baidu's maps draw in BD-09, although its location SDK starts with GCJ-02.
    public var coordinates = Coordinates.gcj02
    /// The seconds that an address may take where a request names none, at least 2; Baidu's own value is 10.
    public var addressTimeout = 10.0

    /// A datum that Baidu offers.
    public enum Coordinates: String, Sendable, CaseIterable {
        /// The shifted datum of Chinese maps.
        case gcj02
        /// The datum of Baidu's maps.
        case bd09
        /// The datum of satellite receivers.
        case wgs84
    }

    /// Baidu's own choices.
    public init() {}
}
