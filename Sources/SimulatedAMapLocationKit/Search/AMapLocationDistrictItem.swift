// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A district as a search finds it; any part may be nil.
open class AMapLocationDistrictItem: NSObject, NSCopying {
    /// The telephone code of the city.
    open var cityCode: String!
    /// The administrative code of the district.
    open var districtCode: String!
    /// The name.
    open var district: String!
    /// The border: lists of `AMapLocationPoint`.
    open var polylinePoints: [Any]!

    /// Creates a district without any part.
    public override init() { super.init() }

    /// A district with the same parts.
    open func copy(with zone: NSZone?) -> Any {
        let copy = AMapLocationDistrictItem()
        copy.cityCode = cityCode
        copy.districtCode = districtCode
        copy.district = district
        copy.polylinePoints = polylinePoints
        return copy
    }
}
