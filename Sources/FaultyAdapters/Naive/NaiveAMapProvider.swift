// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedAMapLocationKit

/// AMap, naively: the optional delegate methods are left out, the one that asks the app for permission among them.
final class NaiveAMapProvider: NaiveProvider, AMapLocationManagerDelegate {
    private let manager: AMapLocationManager = AMapLocationManager()

    override init(_ descriptor: ProviderDescriptor) {
        super.init(descriptor)
        manager.delegate = self
    }

    override func apply() {
        manager.desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.distanceFilter = configuration.distanceFilter ?? kCLDistanceFilterNone
        manager.allowsBackgroundLocationUpdates = configuration.allowsBackgroundLocationUpdates
        manager.locatingWithReGeocode = configuration.wantsAddress
    }

    override func locate(_ request: LocationRequest) {
        if let accuracy = request.desiredAccuracy { manager.desiredAccuracy = accuracy.coreLocation }
        _ = manager.requestLocation(withReGeocode: request.wantsAddress) { [weak self] fix, address, error in
            guard let self else { return }
            guard error == nil, var location = self.location(fix) else {
                return self.finish(.failure(self.error(error)))
            }
            if let text = address?.formattedAddress {
                location.address = Address()
                location.address?.formatted = text
            }
            self.finish(.success(location))
        }
    }

    override func startUpdatingLocation() { manager.startUpdatingLocation() }

    override func stopUpdatingLocation() { manager.stopUpdatingLocation() }

    func amapLocationManager(
        _ manager: AMapLocationManager!,
        didUpdate fix: CLLocation!,
        reGeocode address: AMapLocationReGeocode!
    ) {
        deliver(fix)
    }

    func amapLocationManager(_ manager: AMapLocationManager!, didFailWithError error: (any Error)!) {
        manager.stopUpdatingLocation()
        delegate?.provider(self, didFailWith: self.error(error))
    }
}
