// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about what an approximate grant does to updates, modes and time-outs.
    static let approximateFaults: [ContractMutant] = [
        ContractMutant(
            "updates-marked-full",
            "The fixes of updates under reduced accuracy are marked as full.",
            capabilities: .continuous,
            mutation: .changingUpdates { $0.accuracyAuthorization = .fullAccuracy }
        ),
        updates("accuracy-of-the-start-kept", "The fixes of updates carry the accuracy of their start.") { interposer in
            var accuracy = AccuracyAuthorization.fullAccuracy
            interposer.hooks.start = { [unowned interposer] forward in
                accuracy = interposer.inner.authority.accuracyAuthorization
                forward()
            }
            interposer.hooks.update = { location, forward in
                var location = location
                location.accuracyAuthorization = accuracy
                forward(location)
            }
        },
        ContractMutant(
            "insistence-always-refused",
            "A request that insists on full accuracy fails, even where accuracy is full.",
            mutation: .onAnswer { result, submission in
                let isRefused = submission.request.accuracyMode == .full && result.location != nil
                submission.answer(isRefused ? .failure(LocationError(.reducedAccuracy)) : result)
            }
        ),
        ContractMutant(
            "first-answer-for-all",
            "The first answer is given to every request that waits.",
            concurrency: [.shared, .queued],
            mutation: ContractMutation { interposer in
                var open: [(Result<Location, LocationError>) -> Void] = []
                interposer.hooks.request = { submission in
                    open.append(submission.answer)
                    return submission.pass(submission.request) { result in
                        let all = open
                        open = []
                        for answer in all { answer(result) }
                    }
                }
            }
        ),
        updates("full-mode-ignored-by-updates", "Updates that insist on full accuracy deliver approximate fixes.") {
            interposer in
            interposer.hooks.configuration = { configuration in
                var passed = configuration
                passed.accuracyMode = .reduce
                return passed
            }
        },
        updates("refused-accuracy-ends-updates", "Updates that met reduced accuracy do not come back.") { interposer in
            interposer.hooks.error = { [unowned interposer] error, forward in
                forward(error)
                guard error.code == .reducedAccuracy else { return }
                interposer.later(0) { [weak interposer] in interposer?.inner.stopUpdatingLocation() }
            }
        },
        ContractMutant(
            "coarse-answer-late",
            "Under reduced accuracy the SDK is asked for more than it can have, and waits.",
            mutation: .delaying(by: 12) { result, submission in
                result.location?.accuracyAuthorization == .reducedAccuracy
                    && submission.request.desiredAccuracy == .best
            }
        ),
        ContractMutant(
            "full-answers-held",
            "A request that is to be repeated is held back even where accuracy is full.",
            mutation: .delaying(by: 10) { result, submission in
                submission.request.repeatWhenFull && result.location?.accuracyAuthorization == .fullAccuracy
            }
        ),
        ContractMutant(
            "refused-accuracy-not-repeated",
            "A request that insists on full accuracy is not repeated when accuracy becomes full.",
            mutation: .onRequest { submission in
                var request = submission.request
                if request.accuracyMode == .full { request.repeatWhenFull = false }
                return submission.pass(request, submission.answer)
            }
        ),
        ContractMutant(
            "asked-for-accuracy-though-full",
            "The app is asked for full accuracy where it is granted already.",
            capabilities: [.temporaryFullAccuracy, .accuracyCallbacks],
            mutation: .onRequest { submission in
                let interposer = submission.interposer
                if interposer.inner.authority.authorizationState.accuracy == .fullAccuracy {
                    interposer.later(0) {
                        interposer.tell {
                            $0.provider($1, doRequireTemporaryFullAccuracyAuth: interposer.authority) { _ in }
                        }
                    }
                }
                return submission.pass()
            }
        ),
        ContractMutant(
            "mode-reduce-ignored",
            "A request that takes whatever is granted has the app asked for more.",
            capabilities: [.temporaryFullAccuracy, .accuracyCallbacks],
            mutation: .onRequest { submission in
                var request = submission.request
                if request.accuracyMode == .reduce { request.accuracyMode = .fullAndReduce }
                return submission.pass(request, submission.answer)
            }
        ),
        ContractMutant(
            "clock-runs-while-accuracy-is-asked",
            "The time-out runs while the user reads the prompt for full accuracy.",
            capabilities: [.temporaryFullAccuracy, .accuracyCallbacks],
            mutation: .onRequest { submission in
                var isAnswered = false
                let answer: (Result<Location, LocationError>) -> Void = { result in
                    if !isAnswered { submission.answer(result) }
                    isAnswered = true
                }
                if submission.interposer.inner.authority.accuracyAuthorization == .reducedAccuracy {
                    submission.interposer.later(submission.request.timeout + 20) {
                        answer(.failure(LocationError(.timedOut)))
                    }
                }
                return submission.pass(submission.request, answer)
            }
        ),
    ]
}
