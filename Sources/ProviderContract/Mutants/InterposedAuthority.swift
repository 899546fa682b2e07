// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// An authority in front of another, which lets everything pass until its hooks say otherwise.
final class InterposedAuthority: LocationAuthority {
    typealias AccuracyCompletion = (LocationError?) -> Void

    let inner: any LocationAuthority

    var status: (() -> AuthorizationStatus)?
    var accuracy: (() -> AccuracyAuthorization)?
    var services: (() -> Bool)?
    var whenInUse: (() -> Void)?
    var always: (() -> Void)?
    /// Gets the purpose key and the app's completion.
    var temporary: ((String, @escaping AccuracyCompletion) -> Void)?
    /// Gets a handler and gives the one that is really added, or nil to add none.
    var observer: ((@escaping (AuthorizationState) -> Void) -> ((AuthorizationState) -> Void)?)?
    /// Gets a way to really leave.
    var leave: ((@escaping () -> Void) -> Void)?
    /// Gets the app's completion.
    var confirm: ((@escaping () -> Void) -> Void)?

    init(_ inner: any LocationAuthority) { self.inner = inner }

    var authorizationStatus: AuthorizationStatus { status?() ?? inner.authorizationStatus }
    var accuracyAuthorization: AccuracyAuthorization { accuracy?() ?? inner.accuracyAuthorization }
    var locationServicesEnabled: Bool { services?() ?? inner.locationServicesEnabled }

    func requestWhenInUseAuthorization() {
        guard let whenInUse else { return inner.requestWhenInUseAuthorization() }
        whenInUse()
    }

    func requestAlwaysAuthorization() {
        guard let always else { return inner.requestAlwaysAuthorization() }
        always()
    }

    func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: @escaping AccuracyCompletion
    ) {
        guard let temporary else {
            return inner.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey, completion: completion)
        }
        temporary(purposeKey, completion)
    }

    @discardableResult
    func observeAuthorization(_ handler: @escaping (AuthorizationState) -> Void) -> ObservationToken {
        guard let added = observer.map({ $0(handler) }) ?? handler else { return ObservationToken {} }
        let observation = inner.observeAuthorization(added)
        guard let leave else { return observation }
        return ObservationToken { leave { observation.cancel() } }
    }

    func confirmRequest(_ confirmed: @escaping () -> Void) {
        guard let confirm else { return inner.confirmRequest(confirmed) }
        confirm { confirmed() }
    }
}

extension ContractMutation {
    /// A mutation of the authority alone.
    static func ofAuthority(
        _ install: @escaping @Sendable (InterposedAuthority, ContractInterposer) -> Void
    ) -> ContractMutation {
        ContractMutation { interposer in
            interposer.hooks.authority = { [unowned interposer] inner in
                let authority = InterposedAuthority(inner)
                install(authority, interposer)
                return authority
            }
        }
    }
}
