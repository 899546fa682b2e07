// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about asking at the wrong moment and about following what the user does later.
    static let followingFaults: [ContractMutant] = [
        ContractMutant(
            "asks-when-coming-back",
            "Coming back on screen while undetermined asks the user.",
            mutation: ContractMutation { interposer in
                interposer.environment.observeApplicationState { [weak interposer] state in
                    guard let authority = interposer?.inner.authority, state == .active else { return }
                    if authority.authorizationStatus == .notDetermined { authority.requestWhenInUseAuthorization() }
                }
            }
        ),
        ContractMutant(
            "asks-for-more",
            "A request asks for Always where location is granted while in use.",
            mutation: .onRequest { submission in
                let authority = submission.interposer.inner.authority
                if authority.authorizationState.accuracy == .fullAccuracy { authority.requestAlwaysAuthorization() }
                return submission.pass()
            }
        ),
        ContractMutant(
            "asks-for-full-accuracy-by-itself",
            "With a purpose key the provider asks for full accuracy at a request.",
            lacking: .accuracyCallbacks,
            mutation: .onRequest { submission in
                let interposer = submission.interposer
                if let key = interposer.configuration.purposeKey {
                    interposer.inner.authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: key) { _ in }
                }
                return submission.pass()
            }
        ),
        ContractMutant(
            "gives-up-unless-asked",
            "A request that is made before anybody has asked is given up at once.",
            mutation: .onRequest { submission in
                let isUnasked = submission.status == .notDetermined
                guard isUnasked, submission.interposer.environment.applicationState == .active else {
                    return submission.pass()
                }
                submission.interposer.later(0) { submission.answer(.failure(LocationError(.notAsked))) }
                return LocationRequestToken {}
            }
        ),
        ContractMutant(
            "grant-answers-twice",
            "After the grant both the waiting request and a repeated one are answered.",
            mutation: .doubling { result, submission in
                result.location != nil && submission.status == .notDetermined
            }
        ),
        telling("always-told-as-when-in-use", "Always is told as a grant while in use.") { state in
            state.status == .authorizedAlways ? AuthorizationState(.authorizedWhenInUse) : state
        },
        ContractMutant(
            "services-switch-not-told",
            "That services were switched off is not told.",
            mutation: ContractMutation { interposer in
                interposer.hooks.authorization = { [unowned interposer] state, forward in
                    if interposer.inner.authority.locationServicesEnabled { forward(state) }
                }
            }
        ),
        ContractMutant(
            "return-of-permission-not-told",
            "A grant that follows a refusal is not told.",
            mutation: ContractMutation { interposer in
                var last = interposer.inner.authority.authorizationStatus
                interposer.hooks.authorization = { state, forward in
                    if last != .denied || !state.status.isAuthorized { forward(state) }
                    last = state.status
                }
            }
        ),
        telling("restriction-told-as-denied", "A restriction is told as a refusal by the user.") { state in
            state.status == .restricted ? AuthorizationState(.denied) : state
        },
        ContractMutant(
            "refusals-off-screen-lost",
            "A refusal in Settings while the app is off screen is not told.",
            mutation: ContractMutation { interposer in
                var wasAway = false
                interposer.environment.observeApplicationState { wasAway = wasAway || $0 == .background }
                interposer.hooks.authorization = { state, forward in
                    if !wasAway || state.status != .denied { forward(state) }
                }
            }
        ),
        ContractMutant(
            "services-remembered",
            "Services are said to be on for ever.",
            mutation: .ofAuthority { authority, _ in authority.services = { true } }
        ),
        ContractMutant(
            "allow-once-ends-off-screen",
            "A grant for one session counts as over as soon as the app leaves the screen.",
            mutation: .ofAuthority { authority, interposer in
                var wasAway = false
                interposer.environment.observeApplicationState { wasAway = wasAway || $0 == .background }
                authority.status = { [unowned authority] in
                    let status = authority.inner.authorizationStatus
                    return wasAway && status == .authorizedWhenInUse ? .notDetermined : status
                }
            }
        ),
        ContractMutant(
            "lapse-not-told",
            "That the status is undetermined again is not told.",
            mutation: ContractMutation { interposer in
                interposer.hooks.authorization = { state, forward in
                    if state.status != .notDetermined { forward(state) }
                }
            }
        ),
        ContractMutant(
            "asks-once-per-process",
            "The authority asks for when-in-use the first time only.",
            mutation: .ofAuthority { authority, _ in
                var hasAsked = false
                authority.whenInUse = { [unowned authority] in
                    if !hasAsked { authority.inner.requestWhenInUseAuthorization() }
                    hasAsked = true
                }
            }
        ),
        ContractMutant(
            "lapsed-grant-is-a-refusal",
            "A status that was granted and is undetermined again is taken for a refusal.",
            lacking: .permissionCallbacks,
            mutation: ContractMutation { interposer in
                var wasGranted = false
                interposer.inner.authority.observeAuthorization { wasGranted = wasGranted || $0.status.isAuthorized }
                interposer.hooks.request = { submission in
                    guard wasGranted, submission.status == .notDetermined else { return submission.pass() }
                    submission.interposer.later(0) { submission.answer(.failure(LocationError(.denied))) }
                    return LocationRequestToken {}
                }
            }
        ),
        ContractMutant(
            "upgrade-not-told",
            "A grant that grows from while in use to always is not told.",
            mutation: ContractMutation { interposer in
                var last = interposer.inner.authority.authorizationStatus
                interposer.hooks.authorization = { state, forward in
                    if last != .authorizedWhenInUse || state.status != .authorizedAlways { forward(state) }
                    last = state.status
                }
            }
        ),
        ContractMutant(
            "locates-only-while-active",
            "A location that comes while a prompt is on screen is dropped.",
            mutation: .dropping { result, submission in
                result.location != nil && submission.interposer.environment.applicationState == .inactive
            }
        ),
        ContractMutant(
            "upgrade-assumed",
            "A request for Always is taken for its answer.",
            mutation: .ofAuthority { authority, _ in
                var hasAsked = false
                authority.always = { [unowned authority] in
                    hasAsked = true
                    authority.inner.requestAlwaysAuthorization()
                }
                authority.status = { [unowned authority] in
                    let status = authority.inner.authorizationStatus
                    return hasAsked && status == .authorizedWhenInUse ? .authorizedAlways : status
                }
            }
        ),
    ]

    /// Changes what is told of the authorization.
    private static func telling(
        _ name: String,
        _ summary: String,
        _ change: @escaping @Sendable (AuthorizationState) -> AuthorizationState
    ) -> ContractMutant {
        ContractMutant(
            name,
            summary,
            mutation: ContractMutation { $0.hooks.authorization = { state, forward in forward(change(state)) } }
        )
    }
}
