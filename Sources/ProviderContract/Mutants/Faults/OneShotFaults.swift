// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider

extension ContractMutant {
    /// Faults about one-shots, in the order of the checks that notice them first.
    static let oneShotFaults: [ContractMutant] = [
        ContractMutant(
            "location-answered-twice",
            "A late fix answers a request a second time.",
            mutation: .doubling { result, submission in
                result.location != nil && submission.status.isAuthorized && !submission.request.repeatWhenFull
                    && !submission.interposer.isUpdating
            }
        ),
        ContractMutant(
            "time-out-answered-twice",
            "Time-out and error both answer a request.",
            mutation: .doubling { result, _ in result.isWithoutFix }
        ),
        ContractMutant(
            "refusal-answered-twice",
            "Callback and error of a refusal both answer a request.",
            mutation: .doubling { result, submission in result.code == .denied && submission.status == .denied }
        ),
        ContractMutant(
            "answers-inside-from-memory",
            "A remembered fix answers the next request inside the call.",
            mutation: ContractMutation { interposer in
                var known: Location?
                interposer.hooks.request = { submission in
                    if let known, submission.status.isAuthorized {
                        submission.answer(.success(known))
                        return LocationRequestToken {}
                    }
                    return submission.pass(submission.request) { result in
                        known = result.location
                        submission.answer(result)
                    }
                }
            }
        ),
        ContractMutant(
            "refuses-inside",
            "A refusal that is known is told inside the call.",
            mutation: .onRequest { submission in
                guard submission.status == .denied, submission.interposer.authority.locationServicesEnabled else {
                    return submission.pass()
                }
                submission.answer(.failure(LocationError(.denied)))
                return LocationRequestToken {}
            }
        ),
        ContractMutant(
            "time-out-late",
            "A request ends half a minute after its time-out.",
            mutation: .delaying(by: 30) { result, _ in result.isWithoutFix }
        ),
        ContractMutant(
            "old-fix-answers",
            "A fix older than the request allows answers it.",
            mutation: .changingAnswers { location, request in
                if request.maximumAge != nil { location.timestamp -= 3_600 }
            }
        ),
        ContractMutant(
            "invalid-fix-answers",
            "A fix that is marked as invalid answers a request.",
            mutation: .onAnswer { result, submission in
                guard result.isWithoutFix, let nowhere = try? Coordinate<WGS84>(latitude: 0, longitude: 0) else {
                    return submission.answer(result)
                }
                let now = submission.interposer.environment.now
                submission.answer(
                    .success(Location(coordinate: .wgs84(nowhere), horizontalAccuracy: nil, timestamp: now))
                )
            }
        ),
        ContractMutant(
            "serves-one-request",
            "A second request is never answered, because the first one's end is not noted.",
            mutation: ContractMutation { interposer in
                var hasServed = false
                interposer.hooks.request = { submission in
                    let isLost = hasServed
                    return submission.pass(submission.request) { result in
                        hasServed = hasServed || result.location != nil
                        if !isLost { submission.answer(result) }
                    }
                }
            }
        ),
        ContractMutant(
            "dead-after-a-failure",
            "After a failed request none is answered.",
            mutation: ContractMutation { interposer in
                var hasFailed = false
                interposer.hooks.request = { submission in
                    let isLost = hasFailed
                    return submission.pass(submission.request) { result in
                        hasFailed = hasFailed || result.isWithoutFix
                        if !isLost { submission.answer(result) }
                    }
                }
            }
        ),
        ContractMutant(
            "loses-requests-made-inside",
            "A request made inside a completion is lost.",
            mutation: ContractMutation { interposer in
                var isCompleting = false
                interposer.hooks.request = { submission in
                    let isLost = isCompleting
                    return submission.pass(submission.request) { result in
                        isCompleting = true
                        if !isLost { submission.answer(result) }
                        isCompleting = false
                    }
                }
            }
        ),
        ContractMutant(
            "one-shot-leaves-updates-on",
            "A one-shot is built from updates that nobody stops.",
            capabilities: .continuous,
            mutation: ContractMutation { interposer in
                ContractMutation.hiding(interposer)
                interposer.hooks.request = { submission in
                    submission.interposer.inner.startUpdatingLocation()
                    return submission.pass()
                }
            }
        ),
        ContractMutant(
            "one-shot-repeats-itself",
            "After its answer a request goes on locating in secret.",
            mutation: ContractMutation { interposer in
                var secret: LocationRequestToken?
                var round = 0
                func locateOn(_ submission: ContractInterposer.Submission) {
                    let (interposer, mine) = (submission.interposer, round)
                    interposer.later(1) { [weak interposer] in
                        guard let interposer, mine == round else { return }
                        secret = interposer.inner.requestLocation(LocationRequest()) { result in
                            if result.location != nil { locateOn(submission) }
                        }
                    }
                }
                interposer.hooks.request = { submission in
                    round += 1
                    secret?.cancel()
                    return submission.pass(submission.request) { result in
                        submission.answer(result)
                        if result.location != nil { locateOn(submission) }
                    }
                }
            }
        ),
        ContractMutant(
            "second-request-lost",
            "A request made while another runs is not answered.",
            mutation: .onRequest { submission in
                submission.pass(losingLocation: submission.interposer.pendingRequests > 1)
            }
        ),
        ContractMutant(
            "second-request-replaces-first",
            "A second request takes the first one's completion away.",
            mutation: ContractMutation { interposer in
                var newest = 0
                interposer.hooks.request = { submission in
                    if submission.interposer.pendingRequests > 1 { newest += 1 }
                    let mine = newest
                    return submission.pass(submission.request) { result in
                        if mine == newest || result.location == nil { submission.answer(result) }
                    }
                }
            }
        ),
        ContractMutant(
            "other-accuracy-lost",
            "A request that wants another accuracy than the one that runs is not answered.",
            mutation: ContractMutation { interposer in
                var running: DesiredAccuracy?
                interposer.hooks.request = { submission in
                    let wanted = submission.request.desiredAccuracy
                    let isLost = submission.interposer.pendingRequests > 1 && wanted != running
                    running = wanted
                    return submission.pass(losingLocation: isLost)
                }
            }
        ),
        ContractMutant(
            "one-shot-told-as-update",
            "The answer to a request is told to the delegate, too.",
            mutation: .onAnswer { result, submission in
                submission.answer(result)
                if let location = result.location { submission.interposer.tellUpdate(location) }
            }
        ),
        ContractMutant(
            "filter-holds-requests-back",
            "With a distance filter a phone at rest gets no answer.",
            mutation: .dropping { result, submission in
                result.location != nil && submission.interposer.configuration.distanceFilter != nil
            }
        ),
    ]
}
