// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// Reads accuracy anew where the status is new.
final class BegaAuthority: WrappedAuthority {
    private var seen: AuthorizationState?

    override var accuracyAuthorization: AccuracyAuthorization {
        let state = core.authorizationState
        if let seen, seen.status == state.status { return seen.accuracy ?? core.accuracyAuthorization }
        seen = state
        return core.accuracyAuthorization
    }
}

/// Does not forget a yes.
final class CherAuthority: WrappedAuthority {
    private var grant: AuthorizationStatus?

    required init(_ core: any LocationAuthority, _ environment: ProviderEnvironment) {
        super.init(core, environment)
        grant = core.authorizationStatus.isAuthorized ? core.authorizationStatus : nil
        core.observeAuthorization { [weak self] state in
            if state.status.isAuthorized { self?.grant = state.status }
        }
    }

    override var authorizationStatus: AuthorizationStatus {
        let status = core.authorizationStatus
        return status == .notDetermined ? grant ?? status : status
    }
}

/// Expects the best of the user.
final class FuldaAuthority: WrappedAuthority {
    private var isHopeful = false

    required init(_ core: any LocationAuthority, _ environment: ProviderEnvironment) {
        super.init(core, environment)
        environment.observeApplicationState { [weak self] state in
            if state == .active { self?.isHopeful = false }
        }
    }

    override var authorizationStatus: AuthorizationStatus {
        isHopeful ? .authorizedAlways : core.authorizationStatus
    }

    override func requestAlwaysAuthorization() {
        isHopeful = core.authorizationStatus == .authorizedWhenInUse
        super.requestAlwaysAuthorization()
    }
}

/// Has one reason for everything.
final class GaronneAuthority: WrappedAuthority {
    private var purposeKey: String?

    override func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: @escaping (LocationError?) -> Void
    ) {
        let key = self.purposeKey ?? purposeKey
        self.purposeKey = key
        super.requestTemporaryFullAccuracyAuthorization(withPurposeKey: key, completion: completion)
    }
}

/// Puts errors into its own words.
final class HavelAuthority: WrappedAuthority {
    override func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: @escaping (LocationError?) -> Void
    ) {
        super.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { error in
            completion(error.map { LocationError($0.code) })
        }
    }
}
