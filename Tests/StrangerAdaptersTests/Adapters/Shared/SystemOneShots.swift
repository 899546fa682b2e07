// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

extension OneShotPolicy {
    /// How CoreLocation's one-shots behave.
    static let system = OneShotPolicy(
        concurrency: .shared,
        startsWhileUndetermined: false,
        enforcesTimeout: true,
        addressTimeout: 5
    )
}

extension ProviderDescriptor {
    /// Describes an adapter over CoreLocation.
    static func system(_ name: String, and more: ProviderCapabilities = []) -> ProviderDescriptor {
        ProviderDescriptor(
            id: name.lowercased(),
            displayName: name,
            vendor: "Apple",
            datums: [.wgs84],
            capabilities: more.union([.continuous, .reverseGeocoding, .temporaryFullAccuracy, .background]),
            concurrentOneShots: .shared
        )
    }
}

/// One-shots of CoreLocation, on a manager of their own, with addresses from the system's geocoder.
final class SystemOneShots: NSObject, OneShotSource {
    private let manager: CLLocationManager
    private let geocoder: CLGeocoder
    private let usualAccuracy: CLLocationAccuracy
    private var leg: OneShotLeg?
    private var report: ((OneShotReport) -> Void)?

    init(_ environment: ProviderEnvironment) {
        manager = environment.within { CLLocationManager() }
        geocoder = environment.within { CLGeocoder() }
        usualAccuracy = manager.desiredAccuracy
        super.init()
        manager.delegate = self
    }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        let isReduced =
            AuthorizationStatus(manager.authorizationStatus).isAuthorized
            && manager.accuracyAuthorization == .reducedAccuracy
        if isReduced, leg.accuracyMode == .full {
            return report(.finished(.failure(LocationError(.reducedAccuracy))))
        }
        self.leg = leg
        self.report = report
        let wanted = leg.desiredAccuracy?.coreLocation ?? usualAccuracy
        manager.desiredAccuracy = isReduced ? kCLLocationAccuracyReduced : wanted
        manager.requestLocation()
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        manager.stopUpdatingLocation()
        if geocoder.isGeocoding { geocoder.cancelGeocode() }
    }

    private func finish(_ result: Result<Location, LocationError>) {
        let report = report
        self.report = nil
        report?(.finished(result))
    }

    private func findAddress(of fix: CLLocation, _ location: Location) {
        let number = leg?.number
        report?(.located(location))
        geocoder.findAddress(of: fix) { [weak self] answer in
            guard let self, self.leg?.number == number else { return }
            self.finish(answer.map { location.with($0) })
        }
    }
}

extension SystemOneShots: CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let leg, report != nil, let fix = locations.last else { return }
        let accuracy = AccuracyAuthorization(manager.accuracyAuthorization)
        guard let location = Location(fix, accuracy: accuracy) else { return manager.requestLocation() }
        if leg.wantsAddress { findAddress(of: fix, location) } else { finish(.success(location)) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        finish(.failure(LocationError(coreLocation: error)))
    }
}

extension Location {
    /// The same fix with its address.
    func with(_ address: Address) -> Location {
        var location = self
        location.address = address
        return location
    }
}
