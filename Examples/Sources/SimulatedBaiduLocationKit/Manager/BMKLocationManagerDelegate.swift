// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// What a manager tells the object that handles its events; every method is optional.
///
/// All calls come on a later turn.
public protocol BMKLocationManagerDelegate: NSObjectProtocol {
    /// Asks the app to request permission on the manager it is handed, because Info.plist has an Always text.
    func bmkLocationManager(
        _ manager: BMKLocationManager,
        doRequestAlwaysAuthorization locationManager: CLLocationManager
    )

    /// Tells that no location could be had.
    func bmkLocationManager(_ manager: BMKLocationManager, didFailWithError error: (any Error)?)

    /// Tells of a location, an error, both or neither.
    func bmkLocationManager(
        _ manager: BMKLocationManager,
        didUpdate location: BMKLocation?,
        orError error: (any Error)?
    )

    /// Tells the status; superseded in iOS 14.
    func bmkLocationManager(_ manager: BMKLocationManager, didChange status: CLAuthorizationStatus)

    /// Tells that the status or the accuracy changed, from iOS 14.
    func bmkLocationManagerDidChangeAuthorization(_ manager: BMKLocationManager)

    /// Asks whether the calibration display may appear.
    func bmkLocationManagerShouldDisplayHeadingCalibration(_ manager: BMKLocationManager) -> Bool

    /// Tells of a heading.
    func bmkLocationManager(_ manager: BMKLocationManager, didUpdate heading: CLHeading?)

    /// Tells how the phone is connected.
    func bmkLocationManager(
        _ manager: BMKLocationManager,
        didUpdate state: BMKLocationNetworkState,
        orError error: (any Error)?
    )
}

extension BMKLocationManagerDelegate {
    /// Stands in for a method the delegate lacks.
    public func bmkLocationManager(
        _ manager: BMKLocationManager,
        doRequestAlwaysAuthorization locationManager: CLLocationManager
    ) {}

    /// Stands in for a method the delegate lacks.
    public func bmkLocationManager(_ manager: BMKLocationManager, didFailWithError error: (any Error)?) {}

    /// Stands in for a method the delegate lacks.
    public func bmkLocationManager(
        _ manager: BMKLocationManager,
        didUpdate location: BMKLocation?,
        orError error: (any Error)?
    ) {}

    /// Stands in for a method the delegate lacks.
    public func bmkLocationManager(_ manager: BMKLocationManager, didChange status: CLAuthorizationStatus) {}

    /// Stands in for a method the delegate lacks.
    public func bmkLocationManagerDidChangeAuthorization(_ manager: BMKLocationManager) {}

    /// Stands in for a method the delegate lacks.
    public func bmkLocationManagerShouldDisplayHeadingCalibration(_ manager: BMKLocationManager) -> Bool { false }

    /// Stands in for a method the delegate lacks.
    public func bmkLocationManager(_ manager: BMKLocationManager, didUpdate heading: CLHeading?) {}

    /// Stands in for a method the delegate lacks.
    public func bmkLocationManager(
        _ manager: BMKLocationManager,
        didUpdate state: BMKLocationNetworkState,
        orError error: (any Error)?
    ) {}
}
