// SPDX-License-Identifier: Apache-2.0

import AMapStyleAdapter
import FaultyAdapters
import GeoProvider
import NativeStyleAdapter
import SimulatedAMapFoundationKit
import TencentStyleAdapter

extension ProviderRegistration {
    /// The same SDK behind an adapter as one writes it in an afternoon; nil for a provider from outside.
    var naive: ProviderRegistration? {
        let descriptors = [
            NativeStyleProvider.descriptor, AMapStyleProvider.descriptor, TencentStyleProvider.descriptor,
        ]
        guard let descriptor = descriptors.first(where: { $0.id == id }) else { return nil }
        var naive = ProviderRegistration(
            id: id,
            displayName: displayName + " by a naive adapter",
            sdkVersions: sdkVersions,
            habits: habits,
            switchNames: switchNames,
            prepare: prepare,
            agreePrivacy: agreePrivacy
        ) { _, _ in
            if id == "amap" { AMapServices.shared().apiKey = "sample" }
            guard let provider = FaultyAdapters.naive(descriptor) else { throw LocationError(.unsupported) }
            return provider
        }
        naive.isNaive = true
        return naive
    }
}
