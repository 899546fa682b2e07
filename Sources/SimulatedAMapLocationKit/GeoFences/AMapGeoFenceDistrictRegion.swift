// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

/// A fence around a district.
open class AMapGeoFenceDistrictRegion: AMapGeoFenceRegion {
    /// The district.
    public let districtItem: AMapLocationDistrictItem!

    init(_ identifier: String, customID: String?, item: AMapLocationDistrictItem) {
        districtItem = item
        super.init(identifier, customID: customID, type: .district)
    }

    override var shapes: [AMapShape] {
        (districtItem.polylinePoints ?? []).compactMap { $0 as? [AMapLocationPoint] }
            .map { .polygon($0.map(\.coordinate)) }
    }

    override func made() -> AMapGeoFenceRegion {
        AMapGeoFenceDistrictRegion(identifier, customID: customID, item: districtItem)
    }
}
