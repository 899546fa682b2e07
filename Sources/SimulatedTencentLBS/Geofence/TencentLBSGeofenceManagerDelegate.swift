// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// What a manager of fences tells the object that handles its events; every method is optional.
///
/// All calls come on a later turn, never inside the call that causes them.
public protocol TencentLBSGeofenceManagerDelegate: NSObjectProtocol {
    /// Tells that the phone came into a fence.
    func tencentLBSGeofenceManager(
        _ manager: TencentLBSGeofenceManager,
        didEnter region: TencentLBSGeofenceRegion
    )

    /// Tells that the phone left a fence.
    func tencentLBSGeofenceManager(
        _ manager: TencentLBSGeofenceManager,
        didExit region: TencentLBSGeofenceRegion
    )

    /// Tells that the phone has been in a fence for some seconds.
    func tencentLBSGeofenceManager(
        _ manager: TencentLBSGeofenceManager,
        didStayIn region: TencentLBSGeofenceRegion,
        forDuration duration: TimeInterval
    )

    /// Tells that a fence is watched, or is no longer.
    func tencentLBSGeofenceManager(
        _ manager: TencentLBSGeofenceManager,
        didChangeStatusFor region: TencentLBSGeofenceRegion,
        status: TencentLBSGeofenceRegionStatus
    )

    /// Tells that a fence was added, with CoreLocation's region if it is round.
    func tencentLBSGeofenceManager(
        _ manager: TencentLBSGeofenceManager,
        didAdd region: TencentLBSGeofenceRegion,
        withCLRegion clRegion: CLRegion?
    )

    /// Tells of a location, in the manager's datum.
    func tencentLBSGeofenceManager(_ manager: TencentLBSGeofenceManager, didUpdate location: CLLocation)

    /// Tells what failed, with the fence if there is one.
    func tencentLBSGeofenceManager(
        _ manager: TencentLBSGeofenceManager,
        didFailWithError error: any Error,
        for region: TencentLBSGeofenceRegion?
    )

    /// Tells what became of a district; several answers come for a keyword that several districts have.
    func tencentLBSGeofenceManager(
        _ manager: TencentLBSGeofenceManager,
        didCreate region: TencentLBSGeofenceDistrictRegion?,
        forKeyword keyword: String,
        error: (any Error)?
    )
}

extension TencentLBSGeofenceManagerDelegate {
    /// Stands in for a method the delegate lacks.
    public func tencentLBSGeofenceManager(
        _ manager: TencentLBSGeofenceManager,
        didEnter region: TencentLBSGeofenceRegion
    ) {}

    /// Stands in for a method the delegate lacks.
    public func tencentLBSGeofenceManager(
        _ manager: TencentLBSGeofenceManager,
        didExit region: TencentLBSGeofenceRegion
    ) {}

    /// Stands in for a method the delegate lacks.
    public func tencentLBSGeofenceManager(
        _ manager: TencentLBSGeofenceManager,
        didStayIn region: TencentLBSGeofenceRegion,
        forDuration duration: TimeInterval
    ) {}

    /// Stands in for a method the delegate lacks.
    public func tencentLBSGeofenceManager(
        _ manager: TencentLBSGeofenceManager,
        didChangeStatusFor region: TencentLBSGeofenceRegion,
        status: TencentLBSGeofenceRegionStatus
    ) {}

    /// Stands in for a method the delegate lacks.
    public func tencentLBSGeofenceManager(
        _ manager: TencentLBSGeofenceManager,
        didAdd region: TencentLBSGeofenceRegion,
        withCLRegion clRegion: CLRegion?
    ) {}

    /// Stands in for a method the delegate lacks.
    public func tencentLBSGeofenceManager(_ manager: TencentLBSGeofenceManager, didUpdate location: CLLocation) {}

    /// Stands in for a method the delegate lacks.
    public func tencentLBSGeofenceManager(
        _ manager: TencentLBSGeofenceManager,
        didFailWithError error: any Error,
        for region: TencentLBSGeofenceRegion?
    ) {}

    /// Stands in for a method the delegate lacks.
    public func tencentLBSGeofenceManager(
        _ manager: TencentLBSGeofenceManager,
        didCreate region: TencentLBSGeofenceDistrictRegion?,
        forKeyword keyword: String,
        error: (any Error)?
    ) {}
}
