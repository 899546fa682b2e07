// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// What a manager of fences tells the object that handles its events; every method is optional.
public protocol BMKGeoFenceManagerDelegate: NSObjectProtocol {
    /// Asks the app to request permission on the manager it is handed, because Info.plist has an Always text.
    func bmkGeoFenceManager(
        _ manager: BMKGeoFenceManager,
        doRequestAlwaysAuthorization locationManager: CLLocationManager
    )

    /// Tells that fences were added, or why not.
    func bmkGeoFenceManager(
        _ manager: BMKGeoFenceManager,
        didAddRegionForMonitoringFinished regions: [BMKGeoFenceRegion]?,
        customID: String?,
        error: (any Error)?
    )

    /// Tells that the phone came in, left or stayed, or why that is not known.
    func bmkGeoFenceManager(
        _ manager: BMKGeoFenceManager,
        didGeoFencesStatusChangedFor region: BMKGeoFenceRegion?,
        customID: String?,
        error: (any Error)?
    )
}

extension BMKGeoFenceManagerDelegate {
    /// Stands in for a method the delegate lacks.
    public func bmkGeoFenceManager(
        _ manager: BMKGeoFenceManager,
        doRequestAlwaysAuthorization locationManager: CLLocationManager
    ) {}

    /// Stands in for a method the delegate lacks.
    public func bmkGeoFenceManager(
        _ manager: BMKGeoFenceManager,
        didAddRegionForMonitoringFinished regions: [BMKGeoFenceRegion]?,
        customID: String?,
        error: (any Error)?
    ) {}

    /// Stands in for a method the delegate lacks.
    public func bmkGeoFenceManager(
        _ manager: BMKGeoFenceManager,
        didGeoFencesStatusChangedFor region: BMKGeoFenceRegion?,
        customID: String?,
        error: (any Error)?
    ) {}
}
