// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider

extension ContractMutant {
    /// Faults about when a request is answered, and with what.
    static let answerFaults: [ContractMutant] = [
        ContractMutant(
            "revocation-answered-twice",
            "Callback and error of a revoked permission both answer a request that waits.",
            mutation: .doubling { result, submission in
                result.code == .denied && submission.status.isAuthorized
            }
        ),
        ContractMutant(
            "late-fix-answers-again",
            "A fix that comes after the time-out answers the request again.",
            mutation: .onAnswer { result, submission in
                submission.answer(result)
                guard result.isWithoutFix else { return }
                _ = submission.interposer.inner.requestLocation(LocationRequest(timeout: 60)) { late in
                    if late.location != nil { submission.answer(late) }
                }
            }
        ),
        ContractMutant(
            "missing-text-told-inside",
            "That no usage text is there is told inside the call.",
            mutation: .onRequest { submission in
                let texts = submission.interposer.environment.infoDictionary.usageDescriptions
                guard submission.status == .notDetermined, texts.isEmpty else { return submission.pass() }
                let key = "NSLocationWhenInUseUsageDescription"
                submission.answer(.failure(LocationError(.missingUsageDescription, infoDictionaryKey: key)))
                return LocationRequestToken {}
            }
        ),
        ContractMutant(
            "answers-nowhere",
            "Requests are answered with latitude and longitude zero.",
            mutation: .changingAnswers { location, _ in
                let nowhere = try? AnyCoordinate(latitude: 0, longitude: 0, datum: location.coordinate.datum)
                location.coordinate = nowhere ?? location.coordinate
            }
        ),
        ContractMutant(
            "short-time-outs-ignored",
            "Time-outs below ten seconds count as ten.",
            mutation: .onRequest { submission in
                var request = submission.request
                request.timeout = max(10, request.timeout)
                return submission.pass(request, submission.answer)
            }
        ),
        ContractMutant(
            "time-outs-cut-to-whole-seconds",
            "Time-outs lose their fraction, and zero counts as none.",
            mutation: .onRequest { submission in
                var request = submission.request
                let whole = request.timeout.rounded(.down)
                request.timeout = whole > 0 ? whole : 3_600
                return submission.pass(request, submission.answer)
            }
        ),
        ContractMutant(
            "old-place-with-a-new-time",
            "A remembered place is given the present time, so that it passes for new.",
            mutation: .changingAnswers { location, request in
                guard request.maximumAge != nil else { return }
                location.coordinate = .wgs84(location.coordinate.wgs84.destination(bearing: 0, distance: 1_000))
            }
        ),
        ContractMutant(
            "last-answer-as-new",
            "What answered one request answers the next, as of now.",
            mutation: ContractMutation { interposer in
                var last: Location?
                interposer.hooks.request = { submission in
                    submission.pass(submission.request) { result in
                        guard var known = last, submission.request.maximumAge != nil, let location = result.location
                        else {
                            last = result.location
                            return submission.answer(result)
                        }
                        known.timestamp = location.timestamp
                        submission.answer(.success(known))
                    }
                }
            }
        ),
        ContractMutant(
            "old-fix-ends-the-request",
            "A fix that is older than the request allows ends it, though newer ones follow.",
            mutation: .onAnswer { result, submission in
                let isGivenUp = submission.request.maximumAge != nil && result.location != nil
                submission.answer(isGivenUp ? .failure(LocationError(.timedOut)) : result)
            }
        ),
        ContractMutant(
            "gives-up-after-three-seconds",
            "An ordinary request is given up after three seconds.",
            mutation: .onRequest { submission in
                var isAnswered = false
                let answer: (Result<Location, LocationError>) -> Void = { result in
                    if !isAnswered { submission.answer(result) }
                    isAnswered = true
                }
                let request = submission.request
                if submission.status.isAuthorized, request.timeout <= 10, !request.repeatWhenFull {
                    submission.interposer.later(3) { answer(.failure(LocationError(.timedOut))) }
                }
                return submission.pass(request, answer)
            }
        ),
        ContractMutant(
            "five-requests-are-enough",
            "Of a place for five requests none is given back.",
            mutation: ContractMutation { interposer in
                var served = 0
                interposer.hooks.request = { submission in
                    served += 1
                    return submission.pass(losingAnswer: served > 5)
                }
            }
        ),
        ContractMutant(
            "loses-requests-made-in-a-failure",
            "A request made inside a failing completion is lost.",
            mutation: ContractMutation { interposer in
                var isFailing = false
                interposer.hooks.request = { submission in
                    let isLost = isFailing
                    return submission.pass(submission.request) { result in
                        isFailing = result.location == nil
                        if !isLost { submission.answer(result) }
                        isFailing = false
                    }
                }
            }
        ),
        ContractMutant(
            "failed-request-leaves-updates-on",
            "A request that fails leaves the receivers running.",
            capabilities: .continuous,
            mutation: ContractMutation { interposer in
                ContractMutation.hiding(interposer)
                interposer.hooks.request = { submission in
                    submission.pass(submission.request) { result in
                        submission.answer(result)
                        if result.isWithoutFix { submission.interposer.inner.startUpdatingLocation() }
                    }
                }
            }
        ),
        ContractMutant(
            "third-request-lost",
            "A third request beside two others gets no location.",
            mutation: .onRequest { submission in
                submission.pass(losingLocation: submission.interposer.pendingRequests > 2)
            }
        ),
        ContractMutant(
            "silence-believed",
            "A request that the SDK has forgotten is waited for.",
            capabilities: .accuracyCallbacks,
            mutation: .dropping { result, _ in result.code == .vendorStalled }
        ),
        ContractMutant(
            "address-wish-lost-beside-another",
            "A request that wants an address shares the call of one that wants none.",
            capabilities: .reverseGeocoding,
            concurrency: [.shared, .queued],
            mutation: .onRequest { submission in
                var request = submission.request
                if submission.interposer.pendingRequests > 1 { request.wantsAddress = false }
                return submission.pass(request, submission.answer)
            }
        ),
    ]
}
