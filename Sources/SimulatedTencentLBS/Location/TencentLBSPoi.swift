// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A place of interest near a location.
open class TencentLBSPoi: NSObject, NSSecureCoding, NSCopying {
    /// Tencent's name for the place.
    public let uid: String
    /// The name for people.
    public let name: String
    /// The address.
    public let address: String
    /// The kind of place.
    public let catalog: String
    /// Degrees east, in the location's datum.
    public let longitude: Double
    /// Degrees north, in the location's datum.
    public let latitude: Double
    /// Metres from the location.
    public let distance: Double

    init(uid: String, name: String, address: String, catalog: String, at place: CLLocationCoordinate2D) {
        self.uid = uid
        self.name = name
        self.address = address
        self.catalog = catalog
        longitude = place.longitude
        latitude = place.latitude
        distance = 0
    }

    /// Reads a place from an archive.
    public required init?(coder: NSCoder) {
        func text(_ key: String) -> String { coder.decodeObject(of: NSString.self, forKey: key) as String? ?? "" }
        uid = text("uid")
        name = text("name")
        address = text("address")
        catalog = text("catalog")
        longitude = coder.decodeDouble(forKey: "longitude")
        latitude = coder.decodeDouble(forKey: "latitude")
        distance = coder.decodeDouble(forKey: "distance")
    }

    /// Writes the place to an archive.
    open func encode(with coder: NSCoder) {
        for (key, text) in [("uid", uid), ("name", name), ("address", address), ("catalog", catalog)] {
            coder.encode(text as NSString, forKey: key)
        }
        coder.encode(longitude, forKey: "longitude")
        coder.encode(latitude, forKey: "latitude")
        coder.encode(distance, forKey: "distance")
    }

    /// The place itself, which never changes.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Whether archives of the class can be read safely, which they can.
    open class var supportsSecureCoding: Bool { true }
}
