// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// What a manager of fences tells the app, and what it has the app do.
///
/// Every method is optional: a default implementation stands in and leaves a mark on the manager. All calls come on a
/// later turn, on the thread that drives the device.
public protocol AMapGeoFenceManagerDelegate: NSObjectProtocol {
    /// Has the app request permission on a CLLocationManager, where an Always text is in Info.plist.
    ///
    /// The same contract as that of `AMapLocationManagerDelegate`.
    func amapGeoFenceManager(_ manager: AMapGeoFenceManager!, doRequireLocationAuth locationManager: CLLocationManager!)

    /// Tells what became of adding fences: the fences, or an error.
    func amapGeoFenceManager(
        _ manager: AMapGeoFenceManager!,
        didAddRegionForMonitoringFinished regions: [AMapGeoFenceRegion]!,
        customID: String!,
        error: (any Error)!
    )

    /// Tells that the phone came into a fence, left it or stays in it, or that it cannot be located.
    func amapGeoFenceManager(
        _ manager: AMapGeoFenceManager!,
        didGeoFencesStatusChangedFor region: AMapGeoFenceRegion!,
        customID: String!,
        error: (any Error)!
    )
}

extension AMapGeoFenceManagerDelegate {
    /// Stands in for a method the delegate lacks.
    public func amapGeoFenceManager(
        _ manager: AMapGeoFenceManager!,
        doRequireLocationAuth locationManager: CLLocationManager!
    ) {
        manager.lacksMethod = true
    }

    /// Stands in for a method the delegate lacks.
    public func amapGeoFenceManager(
        _ manager: AMapGeoFenceManager!,
        didAddRegionForMonitoringFinished regions: [AMapGeoFenceRegion]!,
        customID: String!,
        error: (any Error)!
    ) {
        manager.lacksMethod = true
    }

    /// Stands in for a method the delegate lacks.
    public func amapGeoFenceManager(
        _ manager: AMapGeoFenceManager!,
        didGeoFencesStatusChangedFor region: AMapGeoFenceRegion!,
        customID: String!,
        error: (any Error)!
    ) {
        manager.lacksMethod = true
    }
}
