// SPDX-License-Identifier: Apache-2.0

extension SwitchingProvider {
    /// Starts continuous updates to the delegate, which outlive swaps; a second call changes nothing.
    public func startUpdatingLocation() {
        environment.checkIsolation()
        if updates.start() { current.startUpdatingLocation() }
    }

    /// Stops continuous updates at once.
    public func stopUpdatingLocation() {
        environment.checkIsolation()
        if updates.stop() { current.stopUpdatingLocation() }
    }

    /// Starts headings to the delegate, which outlive swaps.
    ///
    /// - Throws: `unsupported` if the provider in place has none.
    public func startUpdatingHeading() throws(LocationError) {
        try current.startUpdatingHeading()
        updates.wantsHeading = true
    }

    /// Stops headings.
    public func stopUpdatingHeading() {
        updates.wantsHeading = false
        current.stopUpdatingHeading()
    }

    /// Starts watching the border of a region; a swap hands it over to the new provider.
    ///
    /// Regions that an earlier process has watched are not known here, and stay where they are.
    ///
    /// - Parameter region: The region.
    /// - Throws: `unsupported` if the provider in place watches none.
    public func startMonitoring(for region: Region) throws(LocationError) {
        try current.startMonitoring(for: region)
        updates.watch(region)
    }

    /// Stops watching a region.
    ///
    /// - Parameter region: The region, told by its identifier.
    public func stopMonitoring(for region: Region) {
        updates.forget(region)
        current.stopMonitoring(for: region)
    }
}
