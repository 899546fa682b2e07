// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// What a manager tells the app, and what it has the app do.
///
/// Every method is optional: a default implementation stands in and leaves a mark on the manager, so absence shows only
/// once a method was called. All calls come on a later turn, on the thread that drives the device.
public protocol AMapLocationManagerDelegate: NSObjectProtocol {
    /// Has the app request permission on a CLLocationManager, since 2.6.2, where an Always text is in Info.plist.
    ///
    /// Without it nobody asks. Do not take the manager's delegate: it is the SDK's.
    func amapLocationManager(_ manager: AMapLocationManager!, doRequireLocationAuth locationManager: CLLocationManager!)

    /// Has the app request temporary full accuracy on a CLLocationManager, since 2.6.7 and from iOS 14.
    ///
    /// The SDK waits until the completion is called with the system's error, or nil.
    func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireTemporaryFullAccuracyAuth locationManager: CLLocationManager!,
        completion: (((any Error)?) -> Void)!
    )

    /// Tells that continuous updates met an error, mostly one of CoreLocation.
    func amapLocationManager(_ manager: AMapLocationManager!, didFailWithError error: (any Error)!)

    /// Delivers a location of continuous updates; never called where the method with the address exists.
    func amapLocationManager(_ manager: AMapLocationManager!, didUpdate location: CLLocation!)

    /// Delivers a location of continuous updates, with its address where one is wanted and known.
    func amapLocationManager(
        _ manager: AMapLocationManager!,
        didUpdate location: CLLocation!,
        reGeocode: AMapLocationReGeocode!
    )

    /// Passes CoreLocation's authorization callback on, before iOS 14.
    func amapLocationManager(_ manager: AMapLocationManager!, didChange status: CLAuthorizationStatus)

    /// Passes CoreLocation's authorization callback on, from iOS 14.
    func amapLocationManager(
        _ manager: AMapLocationManager!,
        locationManagerDidChangeAuthorization locationManager: CLLocationManager!
    )

    /// Asks whether the user may be shown how to calibrate the compass; no, unless the method exists and says yes.
    func amapLocationManagerShouldDisplayHeadingCalibration(_ manager: AMapLocationManager!) -> Bool

    /// Delivers a heading.
    func amapLocationManager(_ manager: AMapLocationManager!, didUpdate newHeading: CLHeading!)

    /// Tells that a region is watched; superseded by the fences of `AMapGeoFenceManager`, as all that follows.
    func amapLocationManager(_ manager: AMapLocationManager!, didStartMonitoringFor region: AMapLocationRegion!)

    /// Tells that the phone has come into a region.
    func amapLocationManager(_ manager: AMapLocationManager!, didEnter region: AMapLocationRegion!)

    /// Tells that the phone has left a region.
    func amapLocationManager(_ manager: AMapLocationManager!, didExitRegion region: AMapLocationRegion!)

    /// Tells where the phone is with respect to a region, because the app asked.
    func amapLocationManager(
        _ manager: AMapLocationManager!,
        didDetermineState state: AMapLocationRegionState,
        for region: AMapLocationRegion!
    )

    /// Tells that a region cannot be watched.
    func amapLocationManager(
        _ manager: AMapLocationManager!,
        monitoringDidFailFor region: AMapLocationRegion!,
        withError error: (any Error)!
    )
}
