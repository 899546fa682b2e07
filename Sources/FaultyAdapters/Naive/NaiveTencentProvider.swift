// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import SimulatedTencentLBS

/// Tencent, naively: nobody looks whether a request was taken, nor whether the user was asked before it.
final class NaiveTencentProvider: NaiveProvider, TencentLBSLocationManagerDelegate {
    private let manager = TencentLBSLocationManager()

    override init(_ descriptor: ProviderDescriptor) {
        super.init(descriptor)
        manager.apiKey = "sample"
        manager.delegate = self
    }

    override func apply() {
        manager.desiredAccuracy = configuration.desiredAccuracy?.coreLocation ?? kCLLocationAccuracyBest
        manager.distanceFilter = configuration.distanceFilter ?? kCLDistanceFilterNone
        manager.allowsBackgroundLocationUpdates = configuration.allowsBackgroundLocationUpdates
    }

    override func locate(_ request: LocationRequest) {
        if let accuracy = request.desiredAccuracy { manager.desiredAccuracy = accuracy.coreLocation }
        let level: TencentLBSRequestLevel = request.wantsAddress ? .name : .geo
        _ = manager.requestLocation(with: level, locationTimeout: request.timeout) { [weak self] fix, error in
            guard let self else { return }
            guard var location = self.location(fix?.location) else { return self.finish(.failure(self.error(error))) }
            if let text = fix?.address {
                location.address = Address()
                location.address?.formatted = text
            }
            self.finish(.success(location))
        }
    }

    override func startUpdatingLocation() { manager.startUpdatingLocation() }

    override func stopUpdatingLocation() { manager.stopUpdatingLocation() }

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didUpdate location: TencentLBSLocation) {
        deliver(location.location)
    }

    func tencentLBSLocationManager(_ manager: TencentLBSLocationManager, didFailWithError error: any Error) {
        manager.stopUpdatingLocation()
        delegate?.provider(self, didFailWith: self.error(error))
    }
}
