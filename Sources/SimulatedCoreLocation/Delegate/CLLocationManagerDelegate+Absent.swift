// SPDX-License-Identifier: Apache-2.0

extension CLLocationManagerDelegate {
    /// Stands in for a method the delegate lacks.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(
        _ manager: CLLocationManager,
        didUpdateTo newLocation: CLLocation,
        from oldLocation: CLLocation?
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
        manager.absentReceiver = ObjectIdentifier(self)
        return false
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(
        _ manager: CLLocationManager,
        didDetermineState state: CLRegionState,
        for region: CLRegion
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(
        _ manager: CLLocationManager,
        monitoringDidFailFor region: CLRegion?,
        withError error: any Error
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(
        _ manager: CLLocationManager,
        didRangeBeacons beacons: [CLBeacon],
        in region: CLBeaconRegion
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(
        _ manager: CLLocationManager,
        rangingBeaconsDidFailFor region: CLBeaconRegion,
        withError error: any Error
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(
        _ manager: CLLocationManager,
        didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(
        _ manager: CLLocationManager,
        didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
        error: any Error
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
        manager.absentReceiver = ObjectIdentifier(self)
    }
}
