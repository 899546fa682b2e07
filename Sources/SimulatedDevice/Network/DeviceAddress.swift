// SPDX-License-Identifier: Apache-2.0

/// An address, as a map service's reverse geocoder answers it.
public struct DeviceAddress: Sendable, Hashable {
    /// The country, in English.
    public let country: String
    /// The country's ISO 3166-1 alpha-2 code.
    public let countryCode: String
    /// The province or state, in English.
    public let province: String
    /// The city, in English.
    public let city: String
    /// The country, in Simplified Chinese.
    public let countryChinese: String
    /// The province or state, in Simplified Chinese.
    public let provinceChinese: String
    /// The city, in Simplified Chinese.
    public let cityChinese: String
    /// The six-digit administrative code (GB/T 2260) in China, the one of the whole on Taiwan; empty elsewhere.
    public let adcode: String
    /// The telephone area code on the mainland, map services' own code in Hong Kong, Macau and on Taiwan; else empty.
    public let citycode: String
}
