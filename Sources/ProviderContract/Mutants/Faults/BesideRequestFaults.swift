// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about updates and requests that meet, and about what nobody knows.
    static let besideRequestFaults: [ContractMutant] = [
        updates("request-takes-the-filter-away", "After a request the updates have no distance filter any more.") {
            interposer in
            interposer.hooks.request = { [unowned interposer] submission in
                interposer.inner.configuration.distanceFilter = nil
                return submission.pass()
            }
        },
        updates("second-start-repeats", "A start while updates run tells the last fix once more.") { interposer in
            var last: Location?
            interposer.hooks.update = { location, forward in
                last = location
                forward(location)
            }
            interposer.hooks.stop = { forward in
                last = nil
                forward()
            }
            interposer.hooks.start = { [unowned interposer] forward in
                forward()
                guard let last else { return }
                interposer.later(0) { [weak interposer] in interposer?.tellUpdate(last) }
            }
        },
        updates("rests-beside-requests", "Updates rest while a request runs.") { interposer in
            var running = 0
            interposer.hooks.request = { submission in
                running += 1
                return submission.pass(submission.request) { result in
                    running -= 1
                    submission.answer(result)
                }
            }
            interposer.hooks.update = { location, forward in
                if running == 0 { forward(location) }
            }
        },
        ContractMutant(
            "ended-hold-ends-the-next",
            "The hold on a request that has ended cancels the one that runs.",
            mutation: ContractMutation { interposer in
                var (count, newest) = (0, 0)
                var running: [Int: LocationRequestToken] = [:]
                interposer.hooks.request = { submission in
                    count += 1
                    let number = count
                    let token = submission.pass(submission.request) { result in
                        running[number] = nil
                        submission.answer(result)
                    }
                    running[number] = token
                    newest = number
                    return LocationRequestToken { (running[number] ?? running[newest])?.cancel() }
                }
            }
        ),
        ContractMutant(
            "approximate-answers-are-new",
            "An approximate answer states the time at which it is given.",
            mutation: .onAnswer { result, submission in
                submission.answer(
                    result.map { location in
                        var told = location
                        if told.accuracyAuthorization == .reducedAccuracy {
                            told.timestamp = submission.interposer.environment.now
                        }
                        return told
                    }
                )
            }
        ),
        ContractMutant(
            "always-looks-up-the-address",
            "Every request waits for an address, and hands it on where it is wanted.",
            capabilities: .reverseGeocoding,
            mutation: .onRequest { submission in
                let wanted = submission.request.wantsAddress
                return submission.pass(submission.request.changing { $0.wantsAddress = true }) { result in
                    submission.answer(
                        result.map { location in
                            var told = location
                            if !wanted { (told.address, told.addressError) = (nil, nil) }
                            return told
                        }
                    )
                }
            }
        ),
        measuring("unknown-motion-is-zero", "A speed or course that is not known is told as zero.") { location in
            location.speed = location.speed ?? 0
            location.course = location.course ?? 0
        },
    ]
}
