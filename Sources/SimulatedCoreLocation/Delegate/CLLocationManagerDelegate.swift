// SPDX-License-Identifier: Apache-2.0

/// What a location manager tells the object that handles its events.
///
/// Every method is optional. Apple's compiler knows which ones a class lacks; here a default implementation stands in
/// and leaves a mark on the manager, so absence shows only once a method was called. A method that a subclass adds to a
/// class which itself declared the conformance is not seen on Linux.
///
/// All calls come on a later turn, never inside the call that causes them, and on the thread that drives the device.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Tells of new locations, the oldest first; there is at least one.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

    /// Tells of a new location the way iOS 2 to 5 did; not called if `locationManager(_:didUpdateLocations:)` exists.
    func locationManager(
        _ manager: CLLocationManager,
        didUpdateTo newLocation: CLLocation,
        from oldLocation: CLLocation?
    )

    /// Tells that no location could be had; the error is a `CLError`.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

    /// Tells that the manager was made, or that its status or accuracy changed, from iOS 14.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

    /// Tells that the manager was made, or that its status changed; superseded in iOS 14.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

    /// Tells that the updates paused because the phone lay still.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)

    /// Tells that paused updates go on.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)

    /// Tells that deferred updates ended; no iOS since 13 defers them.
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)

    /// Tells of a new heading.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)

    /// Asks whether the calibration display may appear; it may not where the method is absent.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool

    /// Tells where the phone is with respect to a region, at transitions and when it was asked.
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)

    /// Tells that the phone entered a region; every manager of the app reports it.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)

    /// Tells that the phone left a region; every manager of the app reports it.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)

    /// Tells that a region is now monitored.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)

    /// Tells that a region cannot be monitored; the error is a `CLError`.
    func locationManager(
        _ manager: CLLocationManager,
        monitoringDidFailFor region: CLRegion?,
        withError error: any Error
    )

    /// Tells of the beacons in range of a region; superseded in iOS 13.
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)

    /// Tells that a region's beacons cannot be ranged; superseded in iOS 13.
    func locationManager(
        _ manager: CLLocationManager,
        rangingBeaconsDidFailFor region: CLBeaconRegion,
        withError error: any Error
    )

    /// Tells of the beacons in range that meet a constraint, from iOS 13.
    func locationManager(
        _ manager: CLLocationManager,
        didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    )

    /// Tells that beacons cannot be ranged, from iOS 13; the error is a `CLError`.
    func locationManager(
        _ manager: CLLocationManager,
        didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
        error: any Error
    )

    /// Tells of the beginning or the end of a stay at one place.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}
