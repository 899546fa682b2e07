// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

extension TencentLBSLocationManagerDelegate {
    /// Stands in for a method the delegate lacks.
    public func tencentLBSLocationManager(
        _ manager: TencentLBSLocationManager,
        didChange status: CLAuthorizationStatus
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func tencentLBSDidChangeAuthorization(_ manager: TencentLBSLocationManager) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func tencentLBSLocationManager(
        _ manager: TencentLBSLocationManager,
        didUpdate location: TencentLBSLocation
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didUpdate newHeading: CLHeading) {
        manager.absentReceiver = ObjectIdentifier(self)
    }

    /// Stands in for a method the delegate lacks.
    public func tencentLBSLocationManagerShouldDisplayHeadingCalibration(
        _ manager: TencentLBSLocationManager
    ) -> Bool {
        manager.absentReceiver = ObjectIdentifier(self)
        return false
    }

    /// Stands in for a method the delegate lacks.
    public func tencentLBSLocationManager(
        _ manager: TencentLBSLocationManager,
        didFailWithError error: any Error
    ) {
        manager.absentReceiver = ObjectIdentifier(self)
    }
}
