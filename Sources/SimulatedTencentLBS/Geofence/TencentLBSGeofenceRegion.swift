// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A fence; apps make one of its subclasses.
///
/// Its place counts in the datum of the manager that it is added to.
open class TencentLBSGeofenceRegion: NSObject, NSSecureCoding, NSCopying {
    /// The app's name for the fence.
    public let identifier: String
    /// What the app wants to find with the fence; archives leave it out.
    open var userInfo: [String: any NSSecureCoding]?
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// Whether the fence is watched.
    public internal(set) var status = TencentLBSGeofenceRegionStatus.unknown
    /// What the fence told last.
    public internal(set) var currentActiveAction: TencentLBSGeofenceActiveAction = []
    /// What the fence tells, set before it is added; entering unless told otherwise.
    open var activeAction: TencentLBSGeofenceActiveAction = .enter
    /// The seconds after which staying is told: 600 unless told otherwise, at least 60.
    open var stayedDuration: TimeInterval {
        get { duration }
        set { duration = max(60, newValue) }
    }

    private var duration = 600.0

    init(identifier: String, center: CLLocationCoordinate2D) {
        self.identifier = identifier
        self.center = center
    }

    init(copying other: TencentLBSGeofenceRegion) {
        identifier = other.identifier
        center = other.center
        userInfo = other.userInfo
        activeAction = other.activeAction
        duration = other.duration
    }

    /// Reads a fence from an archive; it was not added to any manager.
    public required init?(coder: NSCoder) {
        identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") as String? ?? ""
        center = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"),
            longitude: coder.decodeDouble(forKey: "longitude")
        )
        activeAction = TencentLBSGeofenceActiveAction(
            rawValue: UInt(clamping: coder.decodeInteger(forKey: "activeAction"))
        )
        duration = max(60, coder.decodeDouble(forKey: "stayedDuration"))
    }

    /// The kind of fence.
    open var regionType: TencentLBSGeofenceRegionType { .circle }

    /// Whether a place of the same datum is inside.
    open func containsCoordinate(_ coordinate: CLLocationCoordinate2D) -> Bool { false }

    /// The metres from a place to the nearest point of the boundary, from either side.
    open func distanceToBoundary(from coordinate: CLLocationCoordinate2D) -> CLLocationDistance { 0 }

    /// Writes the fence to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(center.latitude, forKey: "latitude")
        coder.encode(center.longitude, forKey: "longitude")
        coder.encode(Int(activeAction.rawValue), forKey: "activeAction")
        coder.encode(stayedDuration, forKey: "stayedDuration")
    }

    /// A fence like it that was not added to any manager.
    open func copy(with zone: NSZone?) -> Any { TencentLBSGeofenceRegion(copying: self) }

    /// Whether archives of the class can be read safely, which they can.
    open class var supportsSecureCoding: Bool { true }
}
