// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

extension FaultyAdapters {
    /// The naive adapter over the SDK of a provider, made in the app's current process.
    ///
    /// - Parameter descriptor: What the real adapter says of itself.
    /// - Returns: The adapter; nil for a provider that is not of this package.
    public static func naive(_ descriptor: ProviderDescriptor) -> (any LocationProvider)? {
        switch descriptor.id {
        case "native": NaiveNativeProvider(descriptor)
        case "amap": NaiveAMapProvider(descriptor)
        case "tencent": NaiveTencentProvider(descriptor)
        default: nil
        }
    }
}
