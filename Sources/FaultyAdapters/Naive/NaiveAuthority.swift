// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// The permission surface as much code has it: what the system says is handed on as it comes.
///
/// That includes the call of every new manager, which says nothing new and is taken for an answer by whoever waits for one.
final class NaiveAuthority: NSObject, LocationAuthority, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var observers: [Int: (AuthorizationState) -> Void] = [:]
    private var lastObserver = 0

    override init() {
        super.init()
        manager.delegate = self
    }

    var authorizationStatus: AuthorizationStatus { AuthorizationStatus(manager.authorizationStatus) }

    var accuracyAuthorization: AccuracyAuthorization { AccuracyAuthorization(manager.accuracyAuthorization) }

    var locationServicesEnabled: Bool { CLLocationManager.locationServicesEnabled() }

    func requestWhenInUseAuthorization() { manager.requestWhenInUseAuthorization() }

    func requestAlwaysAuthorization() { manager.requestAlwaysAuthorization() }

    func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: @escaping (LocationError?) -> Void
    ) {
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { error in
            completion(error.map { LocationError(coreLocation: $0) })
        }
    }

    @discardableResult
    func observeAuthorization(_ handler: @escaping (AuthorizationState) -> Void) -> ObservationToken {
        lastObserver += 1
        let number = lastObserver
        observers[number] = handler
        return ObservationToken { [weak self] in self?.observers[number] = nil }
    }

    func confirmRequest(_ confirmed: @escaping () -> Void) { confirmed() }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { tell() }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) { tell() }

    private func tell() {
        let state = authorizationState
        observers.sorted { $0.key < $1.key }.forEach { $0.value(state) }
    }
}
