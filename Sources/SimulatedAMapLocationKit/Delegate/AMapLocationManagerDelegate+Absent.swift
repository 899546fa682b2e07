// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

extension AMapLocationManagerDelegate {
    /// Stands in for a method the delegate lacks.
    public func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireLocationAuth locationManager: CLLocationManager!
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func amapLocationManager(
        _ manager: AMapLocationManager!,
        doRequireTemporaryFullAccuracyAuth locationManager: CLLocationManager!,
        completion: (((any Error)?) -> Void)!
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func amapLocationManager(_ manager: AMapLocationManager!, didFailWithError error: (any Error)!) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func amapLocationManager(_ manager: AMapLocationManager!, didUpdate location: CLLocation!) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func amapLocationManager(
        _ manager: AMapLocationManager!,
        didUpdate location: CLLocation!,
        reGeocode: AMapLocationReGeocode!
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func amapLocationManager(_ manager: AMapLocationManager!, didChange status: CLAuthorizationStatus) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func amapLocationManager(
        _ manager: AMapLocationManager!,
        locationManagerDidChangeAuthorization locationManager: CLLocationManager!
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func amapLocationManagerShouldDisplayHeadingCalibration(_ manager: AMapLocationManager!) -> Bool {
        manager.absentReceiver = ObjectIdentifier(self)
        return false
    }

    /// Stands in for a method the delegate lacks.
    public func amapLocationManager(_ manager: AMapLocationManager!, didUpdate newHeading: CLHeading!) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func amapLocationManager(
        _ manager: AMapLocationManager!,
        didStartMonitoringFor region: AMapLocationRegion!
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func amapLocationManager(_ manager: AMapLocationManager!, didEnter region: AMapLocationRegion!) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func amapLocationManager(_ manager: AMapLocationManager!, didExitRegion region: AMapLocationRegion!) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func amapLocationManager(
        _ manager: AMapLocationManager!,
        didDetermineState state: AMapLocationRegionState,
        for region: AMapLocationRegion!
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func amapLocationManager(
        _ manager: AMapLocationManager!,
        monitoringDidFailFor region: AMapLocationRegion!,
        withError error: (any Error)!
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }
}
