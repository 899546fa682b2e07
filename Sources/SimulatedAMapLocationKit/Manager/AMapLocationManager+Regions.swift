// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

extension AMapLocationManager {
    /// The regions that are watched; superseded by `AMapGeoFenceManager`, as all regions of this class.
    public var monitoredRegions: Set<AnyHashable>! { client.map { Set($0.regions.map(\.region)) } }

    /// Starts watching a circle or a polygon; one of the same identifier is replaced.
    ///
    /// Another region, or one without extent, fails with code 10, as does every region while permission is refused.
    public func startMonitoring(for region: AMapLocationRegion!) {
        if let region { client?.startMonitoring(region) }
    }

    /// Stops watching the region of an identifier.
    public func stopMonitoring(for region: AMapLocationRegion!) {
        if let region { client?.stopMonitoring(region) }
    }

    /// Asks where the phone is with respect to a region; the delegate hears it on a later turn.
    public func requestState(for region: AMapLocationRegion!) {
        if let region { client?.requestState(region) }
    }
}
