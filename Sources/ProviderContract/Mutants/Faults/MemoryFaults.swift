// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider

extension ContractMutant {
    /// Faults about what a provider keeps in mind too long.
    static let memoryFaults: [ContractMutant] = [
        ContractMutant(
            "first-purpose-for-all",
            "Full accuracy is always asked for with the purpose of the first time.",
            mutation: .ofAuthority { authority, _ in
                var purpose: String?
                authority.temporary = { [inner = authority.inner] key, completion in
                    let kept = purpose ?? key
                    purpose = kept
                    inner.requestTemporaryFullAccuracyAuthorization(withPurposeKey: kept, completion: completion)
                }
            }
        ),
        ContractMutant(
            "last-fix-told-in-the-call",
            "Within a second after an answer it is given to whoever asks, in the call.",
            mutation: ContractMutation { interposer in
                var last: (fix: Location, time: Double)?
                interposer.hooks.request = { submission in
                    let environment = submission.interposer.environment
                    if let last, environment.now - last.time <= 1, !submission.request.wantsAddress,
                        submission.status.isAuthorized
                    {
                        submission.interposer.pendingRequests -= 1
                        submission.answer(.success(last.fix))
                        return LocationRequestToken {}
                    }
                    return submission.pass(submission.request) { result in
                        if let fix = result.location { last = (fix, environment.now) }
                        submission.answer(result)
                    }
                }
            }
        ),
        ContractMutant(
            "fix-good-for-a-minute",
            "A fix answers every request of the minute that follows it.",
            mutation: ContractMutation { interposer in
                var recent: Location?
                interposer.hooks.request = { submission in
                    let interposer = submission.interposer
                    let accuracy = interposer.inner.authority.authorizationState.accuracy
                    if let recent, interposer.environment.now - recent.timestamp < 60,
                        !submission.request.wantsAddress, recent.accuracyAuthorization == accuracy
                    {
                        interposer.pendingRequests -= 1
                        var result = Result<Location, LocationError>.success(recent)
                        interposer.later(0) { submission.answer(result) }
                        return LocationRequestToken { result = .failure(LocationError(.cancelled)) }
                    }
                    return submission.pass(submission.request) { result in
                        recent = result.location ?? recent
                        submission.answer(result)
                    }
                }
            }
        ),
        ContractMutant(
            "last-address-put-in",
            "A location whose address cannot be found gets the last one that was.",
            capabilities: .reverseGeocoding,
            mutation: ContractMutation { interposer in
                var last: Address?
                interposer.hooks.request = { submission in
                    submission.pass(submission.request) { result in
                        submission.answer(
                            result.changing { location in
                                last = location.address ?? last
                                guard submission.request.wantsAddress, let last else { return }
                                location.address = last
                                location.addressError = nil
                            }
                        )
                    }
                }
            }
        ),
        ContractMutant(
            "foreign-datum-kept",
            "After an answer from abroad, shifted numbers are called WGS-84.",
            mutation: ContractMutation { interposer in
                var wasAbroad: Bool?
                interposer.hooks.request = { submission in
                    submission.pass(submission.request) { result in
                        submission.answer(result.changing { $0.keepForeignDatum(&wasAbroad) })
                    }
                }
            }
        ),
        updates("foreign-datum-kept-by-updates", "After a fix from abroad, shifted numbers are called WGS-84.") {
            interposer in
            var wasAbroad: Bool?
            interposer.hooks.update = { location, forward in
                var location = location
                location.keepForeignDatum(&wasAbroad)
                forward(location)
            }
        },
        ContractMutant(
            "entries-remembered-for-minutes",
            "A region that was entered is not told to be entered again within five minutes.",
            capabilities: .regions,
            mutation: ContractMutation { interposer in
                var entries: [String: Double] = [:]
                interposer.hooks.crossing = { [unowned interposer] region, hasEntered, forward in
                    let now = interposer.environment.now
                    if hasEntered, let entry = entries[region.identifier], now - entry < 300 { return }
                    if hasEntered { entries[region.identifier] = now }
                    forward(region, hasEntered)
                }
            }
        ),
        ContractMutant(
            "one-region-for-a-centre",
            "The end of a region ends the others around its centre.",
            capabilities: .regions,
            mutation: ContractMutation { interposer in
                var started: [Region] = []
                interposer.hooks.startRegion = { region in
                    started.append(region)
                    return region
                }
                interposer.hooks.endRegion = { region, end in
                    end(region)
                    let center = started.first { $0.identifier == region.identifier }?.center
                    for other in started where other.center == center { end(other) }
                    started.removeAll { $0.center == center }
                }
            }
        ),
    ]

    /// Faults that show only in company, in passing or after a long wait.
    static let passingFaults: [ContractMutant] = [
        updates("background-asks-for-more", "Updates for the background ask for Always where it is not granted.") {
            interposer in
            interposer.hooks.start = { [unowned interposer] forward in
                forward()
                let authority = interposer.inner.authority
                if interposer.configuration.allowsBackgroundLocationUpdates,
                    authority.authorizationStatus == .authorizedWhenInUse
                {
                    authority.requestAlwaysAuthorization()
                }
            }
        },
        updates("undecided-updates-dropped", "Updates that are undecided after half a minute are dropped.") {
            interposer in
            interposer.hooks.start = { [unowned interposer] forward in
                forward()
                interposer.later(30) { [weak interposer] in
                    guard let inner = interposer?.inner else { return }
                    if inner.authority.authorizationStatus == .notDetermined { inner.stopUpdatingLocation() }
                }
            }
        },
        ContractMutant(
            "times-rounded-up",
            "The time of a fix is rounded up to a whole second.",
            mutation: .changingFixes { $0.timestamp = $0.timestamp.rounded(.up) }
        ),
        ContractMutant(
            "time-out-called-a-stall",
            "The end of a request's own time is put down to a silent SDK.",
            mutation: .changingErrors { $0.code == .timedOut ? $0.copy(code: .vendorStalled) : $0 }
        ),
        ContractMutant(
            "own-time-out-lasts",
            "The end of a request's own time is said to be lasting.",
            mutation: .changingErrors { $0.code == .timedOut ? $0.copy(isTransient: false) : $0 }
        ),
        ContractMutant(
            "insistence-told-to-all",
            "While updates run, their listener hears that a request wanted more accuracy.",
            capabilities: .continuous,
            mutation: .onAnswer { result, submission in
                submission.answer(result)
                guard submission.interposer.isUpdating, result.code == .reducedAccuracy else { return }
                submission.interposer.tellError(LocationError(.reducedAccuracy))
            }
        ),
        ContractMutant(
            "services-blamed-on-a-text",
            "Where services are off, a usage text is blamed.",
            mutation: .changingErrors { error in
                guard error.code == .servicesOff else { return error }
                return LocationError(
                    error.code,
                    message: error.message,
                    isTransient: error.isTransient,
                    infoDictionaryKey: "NSLocationWhenInUseUsageDescription"
                )
            }
        ),
    ]
}

extension Location {
    /// Converts to GCJ-02 and says WGS-84, if the first location of all was abroad.
    fileprivate mutating func keepForeignDatum(_ wasAbroad: inout Bool?) {
        let isAbroad = coordinate.wgs84.longitude < 70
        let began = wasAbroad ?? isAbroad
        wasAbroad = began
        if began, !isAbroad { coordinate = coordinate.converted(to: .gcj02).relabelled(.wgs84) }
    }
}
