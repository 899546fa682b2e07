// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about asking for full accuracy more than once, at the wrong moment, or for good.
    static let temporaryAccuracyFaults: [ContractMutant] = [
        ContractMutant(
            "asks-for-always-where-full",
            "Where accuracy is full already, Always is asked for.",
            mutation: .ofTemporaryAccuracy { call in
                guard !call.isReduced else { return call.ask(call.completion) }
                call.authority.requestAlwaysAuthorization()
                call.interposer.later(0) {
                    call.completion(LocationError(.unknown, vendorDomain: "kCLErrorDomain", vendorCode: 18))
                }
            }
        ),
        remembering("accuracy-refusal-remembered", "After a refusal full accuracy is not asked for again.") {
            $0 == .reducedAccuracy
        },
        ContractMutant(
            "second-accuracy-wish-lost",
            "A second request for full accuracy, made while the prompt is on screen, is never completed.",
            mutation: .ofAuthority { authority, _ in
                var isAsking = false
                authority.temporary = { [inner = authority.inner] key, completion in
                    guard !isAsking else { return }
                    isAsking = true
                    inner.requestTemporaryFullAccuracyAuthorization(withPurposeKey: key) { error in
                        isAsking = false
                        completion(error)
                    }
                }
            }
        ),
        ContractMutant(
            "accuracy-waits-for-permission",
            "While undetermined, a request for full accuracy is kept and never completed.",
            mutation: .ofTemporaryAccuracy { call in
                if call.authority.authorizationStatus != .notDetermined { call.ask(call.completion) }
            }
        ),
        ContractMutant(
            "accuracy-hangs-off-screen",
            "In the background a request for full accuracy is kept and never completed.",
            mutation: .ofTemporaryAccuracy { call in
                if call.interposer.environment.applicationState != .background { call.ask(call.completion) }
            }
        ),
        ContractMutant(
            "temporary-grant-dropped-off-screen",
            "Leaving the screen for a moment counts as the end of a temporary grant.",
            mutation: .ofAuthority { authority, interposer in
                var wasAway = false
                interposer.environment.observeApplicationState { wasAway = wasAway || $0 == .background }
                authority.accuracy = { [unowned authority] in
                    wasAway ? .reducedAccuracy : authority.inner.accuracyAuthorization
                }
            }
        ),
        remembering("accuracy-grant-remembered", "After a grant full accuracy is not asked for again.") {
            $0 == .fullAccuracy
        },
        ContractMutant(
            "temporary-grant-not-told",
            "A change of accuracy is not told while its request is open.",
            mutation: ContractMutation { interposer in
                var isAsking = false
                interposer.hooks.authority = { inner in
                    let authority = InterposedAuthority(inner)
                    authority.temporary = { key, completion in
                        isAsking = true
                        inner.requestTemporaryFullAccuracyAuthorization(withPurposeKey: key) { error in
                            isAsking = false
                            completion(error)
                        }
                    }
                    return authority
                }
                interposer.hooks.authorization = { state, forward in
                    if !isAsking { forward(state) }
                }
            }
        ),
        ContractMutant(
            "lapse-of-accuracy-not-told",
            "That accuracy is reduced again after a time off screen is not told.",
            mutation: ContractMutation { interposer in
                var wasAway = false
                interposer.environment.observeApplicationState { wasAway = wasAway || $0 == .background }
                interposer.hooks.authorization = { state, forward in
                    if !wasAway || state.accuracy != .reducedAccuracy { forward(state) }
                }
            }
        ),
        ContractMutant(
            "every-purpose-key-missing",
            "Any purpose key is said to be missing from Info.plist.",
            capabilities: .temporaryFullAccuracy,
            mutation: ContractMutation { $0.hooks.problems = { _ in [LocationError(.missingPurposeKey)] } }
        ),
    ]

    /// The user's answer is remembered if accuracy is thus afterwards, and given again without a prompt.
    private static func remembering(
        _ name: String,
        _ summary: String,
        _ fits: @escaping @Sendable (AccuracyAuthorization) -> Bool
    ) -> ContractMutant {
        ContractMutant(
            name,
            summary,
            mutation: .ofAuthority { authority, interposer in
                var isOver = false
                authority.temporary = { [inner = authority.inner, unowned interposer] key, completion in
                    guard !isOver else { return interposer.later(0) { completion(nil) } }
                    inner.requestTemporaryFullAccuracyAuthorization(withPurposeKey: key) { error in
                        isOver = error == nil && fits(inner.accuracyAuthorization)
                        completion(error)
                    }
                }
            }
        )
    }
}
