// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about an approximate grant, in the order of the checks that notice them first.
    static let reducedAccuracyFaults: [ContractMutant] = [
        ContractMutant(
            "everything-marked-full",
            "A fix under reduced accuracy is marked as full.",
            mutation: .changingAnswers { location, _ in location.accuracyAuthorization = .fullAccuracy }
        ),
        ContractMutant(
            "full-mode-ignored",
            "A request that insists on full accuracy gets the approximate location.",
            mutation: .onRequest { submission in
                var request = submission.request
                if request.accuracyMode == .full { request.accuracyMode = .reduce }
                return submission.pass(request, submission.answer)
            }
        ),
        ContractMutant(
            "waits-for-exactness",
            "Under reduced accuracy a fine request runs into its time-out.",
            mutation: .onAnswer { result, submission in
                let isCoarse = result.location?.accuracyAuthorization == .reducedAccuracy
                let isFine = submission.request.desiredAccuracy == .best
                submission.answer(isCoarse && isFine ? .failure(LocationError(.timedOut)) : result)
            }
        ),
        ContractMutant(
            "repeats-nothing",
            "A request that is to be repeated when accuracy becomes full is answered at once.",
            mutation: .onRequest { submission in
                var request = submission.request
                request.repeatWhenFull = false
                return submission.pass(request, submission.answer)
            }
        ),
        ContractMutant(
            "holds-for-ever",
            "A request that is to be repeated is not answered if accuracy stays reduced.",
            mutation: .dropping { result, submission in
                submission.request.repeatWhenFull && result.location?.accuracyAuthorization == .reducedAccuracy
            }
        ),
        ContractMutant(
            "repeated-request-answered-twice",
            "A repeated request is answered by the first and by the second location.",
            mutation: .doubling { result, submission in
                submission.request.repeatWhenFull && result.location?.accuracyAuthorization == .fullAccuracy
            }
        ),
        ContractMutant(
            "precise-read-while-undetermined",
            "While undetermined, accuracy reads as the Precise switch stands.",
            mutation: .ofAuthority { authority, _ in
                authority.accuracy = { [unowned authority] in
                    authority.inner.authorizationStatus == .notDetermined
                        ? .reducedAccuracy : authority.inner.accuracyAuthorization
                }
            }
        ),
        ContractMutant(
            "tells-status-only",
            "A change of accuracy alone is not told.",
            mutation: ContractMutation { interposer in
                var last = interposer.inner.authority.authorizationStatus
                interposer.hooks.authorization = { state, forward in
                    if state.status != last { forward(state) }
                    last = state.status
                }
            }
        ),
        ContractMutant(
            "purpose-keys-unknown",
            "A purpose key that Info.plist lacks is not named.",
            capabilities: .temporaryFullAccuracy,
            mutation: ContractMutation { interposer in
                interposer.hooks.problems = { $0.filter { $0.code != .missingPurposeKey } }
            }
        ),
        ContractMutant(
            "app-answer-dropped",
            "The app's answer to the SDK's wish for full accuracy is dropped.",
            capabilities: [.temporaryFullAccuracy, .accuracyCallbacks],
            mutation: ContractMutation { interposer in
                interposer.hooks.accuracyAnswer = { _, _ in }
            }
        ),
    ]
}
