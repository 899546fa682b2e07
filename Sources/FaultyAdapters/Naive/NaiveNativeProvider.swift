// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// CoreLocation, naively: one manager for everything, the first location counts, the first error ends it all.
final class NaiveNativeProvider: NaiveProvider, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var regions: [String: Region] = [:]

    override init(_ descriptor: ProviderDescriptor) {
        super.init(descriptor)
        manager.delegate = self
    }

    override func apply() {
        manager.desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.distanceFilter = configuration.distanceFilter ?? kCLDistanceFilterNone
        manager.allowsBackgroundLocationUpdates = configuration.allowsBackgroundLocationUpdates
        manager.showsIndicator = configuration.showsBackgroundLocationIndicator
    }

    override func locate(_ request: LocationRequest) {
        if let accuracy = request.desiredAccuracy { manager.desiredAccuracy = accuracy.coreLocation }
        manager.startUpdatingLocation()
    }

    override func startUpdatingLocation() {
        isUpdating = true
        manager.startUpdatingLocation()
    }

    override func stopUpdatingLocation() {
        isUpdating = false
        manager.stopUpdatingLocation()
    }

    private var isUpdating = false

    override func startMonitoring(for region: Region) throws(LocationError) {
        regions[region.identifier] = region
        manager.startMonitoring(for: region.coreLocation)
    }

    override func stopMonitoring(for region: Region) { manager.stopMonitoring(for: region.coreLocation) }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        if isUpdating { return locations.forEach(deliver) }
        manager.stopUpdatingLocation()
        finish(location(locations.first).map { .success($0) } ?? .failure(LocationError(.locationUnknown)))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        manager.stopUpdatingLocation()
        finish(.failure(LocationError(coreLocation: error)))
        delegate?.provider(self, didFailWith: LocationError(coreLocation: error))
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        if let region = regions[region.identifier] { delegate?.provider(self, didEnterRegion: region) }
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        if let region = regions[region.identifier] { delegate?.provider(self, didExitRegion: region) }
    }
}
