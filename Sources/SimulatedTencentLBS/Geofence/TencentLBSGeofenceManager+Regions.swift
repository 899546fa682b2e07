// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

extension TencentLBSGeofenceManager {
    /// Adds a round fence; what is wrong with it is told on a later turn.
    ///
    /// - Parameters:
    ///   - center: The middle, in the manager's datum.
    ///   - radius: Metres, above 0.
    ///   - identifier: A name that no other fence has.
    ///   - userInfo: What the app wants to find with the fence.
    public func addCircleGeofence(
        withCenter center: CLLocationCoordinate2D,
        radius: CLLocationDistance,
        identifier: String,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        let region = TencentLBSGeofenceCircleRegion(center: center, radius: radius, identifier: identifier)
        region?.userInfo = userInfo
        client?.add(region)
    }

    /// Adds a fence of three corners or more; what is wrong with it is told on a later turn.
    ///
    /// Tencent's header takes objects that hold places, which Foundation lacks here.
    ///
    /// - Parameters:
    ///   - coordinates: The corners, in the manager's datum.
    ///   - identifier: A name that no other fence has.
    ///   - userInfo: What the app wants to find with the fence.
    public func addPolygonGeofence(
        withCoordinates coordinates: [CLLocationCoordinate2D],
        identifier: String,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        let region = TencentLBSGeofencePolygonRegion(coordinates: coordinates, identifier: identifier)
        region?.userInfo = userInfo
        client?.add(region)
    }

    /// Adds a fence of three corners or more; what is wrong with it is told on a later turn.
    public func addPolygonGeofence(
        withCCoordinates coordinates: UnsafePointer<CLLocationCoordinate2D>,
        count: UInt,
        identifier: String
    ) {
        client?.add(
            TencentLBSGeofencePolygonRegion(cCoordinates: coordinates, count: count, identifier: identifier)
        )
    }

    /// Adds a fence that the app has made; a second one of the same name is refused.
    public func addGeofenceRegion(_ region: TencentLBSGeofenceRegion) { client?.add(region) }

    /// Looks for districts on the network and adds a fence for each.
    ///
    /// - Parameters:
    ///   - keyword: A six-digit code, or a name; several districts of the name get `_0`, `_1` and so on behind theirs.
    ///   - identifier: A name that no other fence has.
    ///   - userInfo: What the app wants to find with the fences.
    public func addDistrictGeofence(
        withKeyword keyword: String,
        identifier: String,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        client?.addDistrict(keyword, identifier, userInfo)
    }

    /// Removes the fence of a name.
    public func removeGeofence(withIdentifier identifier: String) { client?.remove { $0.identifier == identifier } }

    /// Removes a fence.
    public func removeGeofenceRegion(_ region: TencentLBSGeofenceRegion) { client?.remove { $0 === region } }

    /// Removes all fences.
    public func removeAllGeofences() { client?.remove { _ in true } }

    /// The fence of a name.
    public func geofenceRegion(withIdentifier identifier: String) -> TencentLBSGeofenceRegion? {
        geofenceRegions.first { $0.identifier == identifier }
    }

    /// The fences that a place of the manager's datum lies in.
    public func geofenceRegionsContainingCoordinate(
        _ coordinate: CLLocationCoordinate2D
    ) -> [TencentLBSGeofenceRegion] {
        geofenceRegions.filter { $0.containsCoordinate(coordinate) }
    }

    /// Whether a place of the manager's datum lies in the fence of a name.
    public func isCoordinate(
        _ coordinate: CLLocationCoordinate2D,
        insideGeofenceWithIdentifier identifier: String
    ) -> Bool {
        geofenceRegion(withIdentifier: identifier)?.containsCoordinate(coordinate) ?? false
    }
}
