// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A fence along the boundary of a district.
open class TencentLBSGeofenceDistrictRegion: TencentLBSGeofencePolygonRegion {
    /// What the app looked for.
    public let keyword: String
    /// The district's six-digit administrative code.
    public let adcode: String
    /// The district's full name.
    public let districtName: String
    /// The kind of district, such as 市.
    public let districtLevel: String?

    init?(
        polygons: [[CLLocationCoordinate2D]],
        identifier: String,
        keyword: String,
        adcode: String,
        districtName: String,
        districtLevel: String?
    ) {
        self.keyword = keyword
        self.adcode = adcode
        self.districtName = districtName
        self.districtLevel = districtLevel
        super.init(polygons: polygons, identifier: identifier)
    }

    private init(copying other: TencentLBSGeofenceDistrictRegion) {
        keyword = other.keyword
        adcode = other.adcode
        districtName = other.districtName
        districtLevel = other.districtLevel
        super.init(copying: other)
    }

    /// Reads a fence from an archive; it was not added to any manager.
    public required init?(coder: NSCoder) {
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key) as String? }
        keyword = text("keyword") ?? ""
        adcode = text("adcode") ?? ""
        districtName = text("districtName") ?? ""
        districtLevel = text("districtLevel")
        super.init(coder: coder)
    }

    /// The kind of fence.
    open override var regionType: TencentLBSGeofenceRegionType { .district }

    /// Writes the fence to an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for (key, text) in [("keyword", keyword), ("adcode", adcode), ("districtName", districtName)] {
            coder.encode(text as NSString, forKey: key)
        }
        coder.encode(districtLevel as NSString?, forKey: "districtLevel")
    }

    /// A fence like it that was not added to any manager.
    open override func copy(with zone: NSZone?) -> Any { TencentLBSGeofenceDistrictRegion(copying: self) }
}
