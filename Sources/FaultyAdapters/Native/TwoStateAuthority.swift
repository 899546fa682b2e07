// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// An authority that knows allowed and refused, and takes what nobody has decided yet for refused.
final class TwoStateAuthority: LocationAuthority {
    private let real: any LocationAuthority

    init(_ real: any LocationAuthority) { self.real = real }

    var authorizationStatus: AuthorizationStatus {
        real.authorizationStatus == .notDetermined ? .denied : real.authorizationStatus
    }

    var accuracyAuthorization: AccuracyAuthorization { real.accuracyAuthorization }

    var locationServicesEnabled: Bool { real.locationServicesEnabled }

    func requestWhenInUseAuthorization() { real.requestWhenInUseAuthorization() }

    func requestAlwaysAuthorization() { real.requestAlwaysAuthorization() }

    func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: @escaping (LocationError?) -> Void
    ) {
        real.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey, completion: completion)
    }

    @discardableResult
    func observeAuthorization(_ handler: @escaping (AuthorizationState) -> Void) -> ObservationToken {
        real.observeAuthorization(handler)
    }

    func confirmRequest(_ confirmed: @escaping () -> Void) { real.confirmRequest(confirmed) }
}
