// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// A permission surface where there is nothing to permit: it is granted from the start and never changes.
final class OpenAuthority: LocationAuthority {
    private let environment: ProviderEnvironment
    private let observers = ObserverList<AuthorizationState>()

    init(environment: ProviderEnvironment) { self.environment = environment }

    let authorizationStatus = AuthorizationStatus.authorizedWhenInUse
    let accuracyAuthorization = AccuracyAuthorization.fullAccuracy
    let locationServicesEnabled = true

    func requestWhenInUseAuthorization() {}

    func requestAlwaysAuthorization() {}

    func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: @escaping (LocationError?) -> Void
    ) {
        environment.schedule(after: 0, label: "accuracy") { completion(nil) }
    }

    @discardableResult
    func observeAuthorization(_ handler: @escaping (AuthorizationState) -> Void) -> ObservationToken {
        observers.add(handler)
    }

    func confirmRequest(_ confirmed: @escaping () -> Void) {
        environment.schedule(after: 0, label: "confirm", confirmed)
    }
}
