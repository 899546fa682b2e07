// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// What a manager tells the object that handles its events.
///
/// Every method is optional. A default implementation stands in for a missing one and leaves a mark on the manager, so
/// absence shows only once a method was called. All calls come on a later turn, never inside the call that causes them.
public protocol TencentLBSLocationManagerDelegate: NSObjectProtocol {
    /// Tells that the manager was made, or that its status changed; superseded in iOS 14.
    func tencentLBSLocationManager(
        _ manager: TencentLBSLocationManager,
        didChange status: CLAuthorizationStatus
    )

    /// Tells that the manager was made, or that its status or accuracy changed, from iOS 14.
    func tencentLBSDidChangeAuthorization(_ manager: TencentLBSLocationManager)

    /// Tells of a new location.
    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didUpdate location: TencentLBSLocation)

    /// Tells of a new heading.
    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didUpdate newHeading: CLHeading)

    /// Asks whether the calibration display may appear; it may not where the method is absent.
    func tencentLBSLocationManagerShouldDisplayHeadingCalibration(_ manager: TencentLBSLocationManager) -> Bool

    /// Tells that no location or heading could be had; the error's number is a `TencentLBSLocationError`.
    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didFailWithError error: any Error)
}
