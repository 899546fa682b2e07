// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A point of interest; any part may be nil.
open class AMapLocationPOIItem: NSObject, NSCopying {
    /// The identifier that AMap gives it.
    open var pId: String!
    /// The name.
    open var name: String!
    /// What it is, in words.
    open var type: String!
    /// What it is, as AMap's number.
    open var typeCode: String!
    /// The address.
    open var address: String!
    /// Where it is, in GCJ-02.
    open var location: AMapLocationPoint!
    /// The telephone number.
    open var tel: String!
    /// The province.
    open var province: String!
    /// The city.
    open var city: String!
    /// The district.
    open var district: String!

    /// Creates a point of interest without any part.
    public override init() { super.init() }

    /// A point of interest with the same parts.
    open func copy(with zone: NSZone?) -> Any {
        let copy = AMapLocationPOIItem()
        copy.pId = pId
        copy.name = name
        copy.type = type
        copy.typeCode = typeCode
        copy.address = address
        copy.location = location
        copy.tel = tel
        copy.province = province
        copy.city = city
        copy.district = district
        return copy
    }
}
