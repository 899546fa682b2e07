// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
public import GeoProvider

extension NativeStyleProvider {
    /// Starts headings to the delegate; they need no permission.
    ///
    /// - Throws: `unsupported` on a device without a compass.
    public func startUpdatingHeading() throws(LocationError) {
        guard environment.within({ CLLocationManager.headingAvailable() }) else {
            throw LocationError(.unsupported, message: "This device has no compass.")
        }
        locating.manager.startUpdatingHeading()
    }

    /// Stops headings; without a start it does nothing.
    public func stopUpdatingHeading() {
        locating.manager.stopUpdatingHeading()
    }

    /// Starts watching the border of a region.
    ///
    /// The system watches it for the app, also across processes. While only approximate location is granted it can watch
    /// nothing; regions that are watched already fall silent then, and the delegate is told so.
    ///
    /// - Parameter region: The region.
    /// - Throws: `reducedAccuracy` while only approximate location is granted, `unsupported` on a device that cannot
    ///   watch circles.
    public func startMonitoring(for region: Region) throws(LocationError) {
        guard environment.within({ CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self) }) else {
            throw LocationError(.unsupported, message: "This device cannot watch regions.")
        }
        guard authority.authorizationState.accuracy != .reducedAccuracy else {
            throw LocationError(.reducedAccuracy, message: "Regions need full accuracy.")
        }
        locating.regions[region.identifier] = region
        locating.manager.startMonitoring(for: region.coreLocation)
    }

    /// Stops watching a region; an unknown one does nothing.
    ///
    /// - Parameter region: The region, told by its identifier.
    public func stopMonitoring(for region: Region) {
        locating.regions[region.identifier] = nil
        locating.manager.stopMonitoring(for: region.coreLocation)
    }
}

// The delegate's methods for headings and regions.
extension NativeUpdates {
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        relay.deliver(Heading(newHeading))
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        cross(region, hasEntered: true)
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        cross(region, hasEntered: false)
    }

    func locationManager(
        _ manager: CLLocationManager,
        monitoringDidFailFor region: CLRegion?,
        withError error: any Error
    ) {
        let failed = region.flatMap { regions.removeValue(forKey: $0.identifier) ?? Region($0) }
        relay.monitoringFailed(for: failed, with: LocationError(coreLocation: error))
    }

    /// Tells, when the user grants only approximate location, that the regions have fallen silent.
    func accuracyChanged(to accuracy: AccuracyAuthorization?) {
        defer { lastAccuracy = accuracy }
        guard accuracy == .reducedAccuracy, lastAccuracy != .reducedAccuracy else { return }
        let error = LocationError(.reducedAccuracy, message: "Regions are silent until accuracy is full again.")
        for (_, region) in regions.sorted(by: { $0.key < $1.key }) {
            relay.monitoringFailed(for: region, with: error)
        }
    }

    /// Tells a crossing by the region as it was given, or, in a later process, as the system has kept it.
    private func cross(_ region: CLRegion, hasEntered: Bool) {
        guard let region = regions[region.identifier] ?? Region(region) else { return }
        relay.crossed(region, hasEntered: hasEntered)
    }
}
