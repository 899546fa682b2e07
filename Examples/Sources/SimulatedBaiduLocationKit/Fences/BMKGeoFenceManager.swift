// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// Baidu's fences; nil in Objective-C without the user's consent, so that every call does nothing.
open class BMKGeoFenceManager: NSObject {
    let client: BaiduFences?

    /// Creates a manager without fences.
    public override init() {
        client = BaiduFences.make()
        super.init()
        client?.begin(for: self)
    }

    deinit { client?.end() }

    /// The object that handles the manager's events, kept weakly.
    open var delegate: (any BMKGeoFenceManagerDelegate)? {
        get { client?.app }
        set { client?.app = newValue }
    }

    /// What fences tell; coming in unless told otherwise.
    open var activeAction: BMKGeoFenceActiveAction {
        get { client?.activeAction ?? [] }
        set { client?.activeAction = newValue }
    }

    /// Whether fences are watched in the background, too; it needs the background mode.
    open var allowsBackgroundLocationUpdates: Bool {
        get { client?.system.allowsBackgroundLocationUpdates ?? false }
        set { client?.setBackground(newValue) }
    }

    /// Adds a round fence.
    open func addCircleRegionForMonitoring(
        withCenter center: CLLocationCoordinate2D,
        radius: CLLocationDistance,
        coorType type: BMKLocationCoordinateType,
        customID: String
    ) {
        client?.add(.circle(center, radius: radius), type, customID)
    }

    /// Adds a fence of three corners or more.
    open func addPolygonRegionForMonitoring(
        withCoordinates coordinates: UnsafePointer<CLLocationCoordinate2D>,
        count: Int,
        coorType type: BMKLocationCoordinateType,
        customID: String
    ) {
        client?.add(.polygon(Array(UnsafeBufferPointer(start: coordinates, count: max(0, count)))), type, customID)
    }

    /// The fences of the app's name; nil gives all.
    open func geoFenceRegions(withCustomID customID: String?) -> [BMKGeoFenceRegion] {
        (client?.regions ?? []).filter { customID == nil || $0.customID == customID }
    }

    /// Removes a fence.
    open func removeTheGeoFenceRegion(_ region: BMKGeoFenceRegion) { client?.remove { $0 === region } }

    /// Removes the fences of the app's name.
    open func removeGeoFenceRegions(withCustomID customID: String) { client?.remove { $0.customID == customID } }

    /// Removes all fences.
    open func removeAllGeoFenceRegions() { client?.remove { _ in true } }
}
