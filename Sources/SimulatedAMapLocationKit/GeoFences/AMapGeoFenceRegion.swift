// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A fence, as a manager gives it to the app; its numbers are GCJ-02.
///
/// It belongs to the manager that made it and goes on telling how things stand.
open class AMapGeoFenceRegion: NSObject, NSCopying {
    /// The name by which the manager knows the fence.
    public let identifier: String!
    /// The name that the app gave it; several fences may share one.
    public let customID: String!
    /// What it encloses.
    public let regionType: AMapGeoFenceRegionType
    /// Where the phone is with respect to it.
    public internal(set) var fenceStatus = AMapGeoFenceRegionStatus.unknown
    /// The location at the last change, in GCJ-02 on the mainland, in Hong Kong and in Macau.
    public internal(set) var currentLocation: CLLocation!

    init(_ identifier: String, customID: String?, type: AMapGeoFenceRegionType) {
        self.identifier = identifier
        self.customID = customID
        regionType = type
        super.init()
    }

    /// What it covers.
    var shapes: [AMapShape] { [] }

    /// A fence with the same values, which changes no more.
    open func copy(with zone: NSZone?) -> Any {
        let copy = made()
        copy.fenceStatus = fenceStatus
        copy.currentLocation = currentLocation
        return copy
    }

    /// A fence of the same class and place.
    func made() -> AMapGeoFenceRegion { AMapGeoFenceRegion(identifier, customID: customID, type: regionType) }
}
