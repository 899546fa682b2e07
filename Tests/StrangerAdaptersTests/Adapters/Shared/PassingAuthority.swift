// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider

/// The system's authority, for adapters that change a part of it.
class PassingAuthority: LocationAuthority {
    let system: CoreLocationAuthority

    init(_ environment: ProviderEnvironment) {
        system = CoreLocationAuthority(environment: environment)
    }

    var authorizationStatus: AuthorizationStatus { system.authorizationStatus }

    var accuracyAuthorization: AccuracyAuthorization { system.accuracyAuthorization }

    var locationServicesEnabled: Bool { system.locationServicesEnabled }

    func requestWhenInUseAuthorization() { system.requestWhenInUseAuthorization() }

    func requestAlwaysAuthorization() { system.requestAlwaysAuthorization() }

    func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: @escaping (LocationError?) -> Void
    ) {
        system.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey, completion: completion)
    }

    @discardableResult
    func observeAuthorization(_ handler: @escaping (AuthorizationState) -> Void) -> ObservationToken {
        system.observeAuthorization(handler)
    }

    func confirmRequest(_ confirmed: @escaping () -> Void) { system.confirmRequest(confirmed) }
}
