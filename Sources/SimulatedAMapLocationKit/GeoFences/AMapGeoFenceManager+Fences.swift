// SPDX-License-Identifier: Apache-2.0

extension AMapGeoFenceManager {
    /// Whether a fence is watched, or was paused; neither if the manager does not have it.
    public func status(with region: AMapGeoFenceRegion!) -> AMapGeoFenceRegionActiveStatus {
        client?.activeStatus(of: region) ?? []
    }

    /// The fences of a name; without a name all of them.
    public func geoFenceRegions(withCustomID customID: String!) -> [Any]! {
        client?.regions(customID) { _ in true }
    }

    /// The fences of a name that are watched; without a name all of them.
    public func monitoringGeoFenceRegions(withCustomID customID: String!) -> [Any]! {
        client?.regions(customID) { !$0.isPaused }
    }

    /// The fences of a name that were paused; without a name all of them.
    public func pausedGeoFenceRegions(withCustomID customID: String!) -> [Any]! {
        client?.regions(customID) { $0.isPaused }
    }

    /// Pauses the fences of a name; without a name all of them.
    ///
    /// - Returns: The fences that this paused.
    @discardableResult
    public func pauseGeoFenceRegions(withCustomID customID: String!) -> [Any]! {
        client?.setPaused(true, customID)
    }

    /// Pauses a fence.
    ///
    /// - Returns: Whether it was watched until now.
    @discardableResult
    public func pauseTheGeoFenceRegion(_ region: AMapGeoFenceRegion!) -> Bool {
        client?.setPaused(true, region) ?? false
    }

    /// Watches the paused fences of a name again; without a name all of them.
    ///
    /// - Returns: The fences that this started.
    @discardableResult
    public func startGeoFenceRegions(withCustomID customID: String!) -> [Any]! {
        client?.setPaused(false, customID)
    }

    /// Watches a paused fence again.
    ///
    /// - Returns: Whether it was paused until now.
    @discardableResult
    public func startTheGeoFenceRegion(_ region: AMapGeoFenceRegion!) -> Bool {
        client?.setPaused(false, region) ?? false
    }

    /// Gives a fence up.
    public func removeTheGeoFenceRegion(_ region: AMapGeoFenceRegion!) {
        client?.remove { $0 === region }
    }

    /// Gives the fences of a name up.
    public func removeGeoFenceRegions(withCustomID customID: String!) {
        client?.remove { $0.customID == customID }
    }

    /// Gives all fences up.
    public func removeAllGeoFenceRegions() {
        client?.remove { _ in true }
    }

    /// What `[[AMapGeoFenceManager alloc] init]` gives in Objective-C: nil without the user's consent.
    public static func objectiveCInit() -> AMapGeoFenceManager? {
        let manager = AMapGeoFenceManager()
        return manager.client == nil ? nil : manager
    }
}
