// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// An area that a manager can watch; superseded by the fences of `AMapGeoFenceManager`.
///
/// A region of this class itself holds no place. Its numbers are GCJ-02.
open class AMapLocationRegion: NSObject, NSCopying {
    /// The name by which the app knows the region.
    public let identifier: String!
    /// Whether the app hears of the phone's entering the region.
    open var notifyOnEntry = true
    /// Whether the app hears of the phone's leaving the region.
    open var notifyOnExit = true

    /// Creates a region.
    public init!(identifier: String!) {
        self.identifier = identifier
        super.init()
    }

    /// Whether a place in GCJ-02 is in the region.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { false }

    /// Whether the region is one that can be watched.
    var isValid: Bool { false }

    /// A region with the same values.
    open func copy(with zone: NSZone?) -> Any {
        let copy: AMapLocationRegion = AMapLocationRegion(identifier: identifier)
        return copySettings(to: copy)
    }

    final func copySettings<Region: AMapLocationRegion>(to region: Region) -> Region {
        region.notifyOnEntry = notifyOnEntry
        region.notifyOnExit = notifyOnExit
        return region
    }
}
