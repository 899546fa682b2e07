// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about accuracy, in the order of the checks that notice them first.
    static let accuracyFaults: [ContractMutant] = [
        ContractMutant(
            "asks-for-always-instead",
            "Temporary full accuracy is asked for with the request for Always.",
            mutation: .ofTemporaryAccuracy { call in
                call.authority.requestAlwaysAuthorization()
                call.interposer.later(0) { call.completion(nil) }
            }
        ),
        ContractMutant(
            "asks-for-always-as-well",
            "After temporary full accuracy was refused, Always is asked for.",
            mutation: .ofTemporaryAccuracy { call in
                call.ask { error in
                    call.completion(error)
                    if call.isReduced { call.authority.requestAlwaysAuthorization() }
                }
            }
        ),
        ContractMutant(
            "asks-with-another-purpose-key",
            "Another purpose key of Info.plist is used than the app names.",
            mutation: .ofTemporaryAccuracy { call in
                let known = call.interposer.environment.infoDictionary.temporaryUsageDescriptions.keys.sorted()
                let other = known.first { $0 != call.purposeKey } ?? call.purposeKey
                call.ask(known.contains(call.purposeKey) ? other : call.purposeKey, call.completion)
            }
        ),
        ContractMutant(
            "accuracy-grant-uncompleted",
            "The completion is not called when full accuracy was granted.",
            mutation: .ofTemporaryAccuracy { call in
                call.ask { error in
                    if error != nil || call.isReduced { call.completion(error) }
                }
            }
        ),
        ContractMutant(
            "accuracy-refusal-completed-twice",
            "The completion is called twice after a refusal.",
            mutation: .ofTemporaryAccuracy { call in
                call.ask { error in
                    call.completion(error)
                    if error == nil, call.isReduced { call.interposer.later(1) { call.completion(error) } }
                }
            }
        ),
        ContractMutant(
            "accuracy-error-uncompleted",
            "The completion is not called when no prompt could be shown.",
            mutation: .ofTemporaryAccuracy { call in
                call.ask { error in
                    if error == nil || !call.isReduced { call.completion(error) }
                }
            }
        ),
        ContractMutant(
            "accuracy-completed-inside",
            "When accuracy is full already, the completion is called inside the call.",
            mutation: .ofTemporaryAccuracy { call in
                guard !call.isReduced else { return call.ask(call.completion) }
                call.completion(LocationError(.unknown, vendorDomain: "kCLErrorDomain", vendorCode: 18))
            }
        ),
        ContractMutant(
            "accuracy-error-invented",
            "A refusal is completed with an error of the provider's own.",
            mutation: .ofTemporaryAccuracy { call in
                call.ask { error in
                    call.completion(error == nil && call.isReduced ? LocationError(.reducedAccuracy) : error)
                }
            }
        ),
        ContractMutant(
            "accuracy-error-swallowed",
            "The system's error is dropped: the completion always gets nil.",
            mutation: .ofTemporaryAccuracy { call in call.ask { _ in call.completion(nil) } }
        ),
        ContractMutant(
            "accuracy-error-without-number",
            "The system's error loses its number.",
            mutation: .ofTemporaryAccuracy { call in
                call.ask { error in call.completion(error.map { LocationError($0.code) }) }
            }
        ),
        ContractMutant(
            "accuracy-read-once",
            "Fixes are marked with the accuracy of the time when the provider was made.",
            capabilities: .temporaryFullAccuracy,
            mutation: ContractMutation { interposer in
                let accuracy = interposer.inner.authority.accuracyAuthorization
                interposer.hooks.request = { submission in
                    submission.pass(submission.request) { result in
                        submission.answer(result.changing { $0.accuracyAuthorization = accuracy })
                    }
                }
            }
        ),
        ContractMutant(
            "temporary-grant-kept",
            "Once granted, full accuracy is read for ever.",
            mutation: .ofAuthority { authority, _ in
                var wasFull = false
                authority.accuracy = { [unowned authority] in
                    let accuracy = authority.inner.accuracyAuthorization
                    wasFull = wasFull || accuracy == .fullAccuracy
                    return wasFull ? .fullAccuracy : accuracy
                }
            }
        ),
    ]
}

/// A call for temporary full accuracy that a fault gets hold of.
struct TemporaryAccuracyCall {
    let purposeKey: String
    let completion: (LocationError?) -> Void
    let authority: any LocationAuthority
    let interposer: ContractInterposer

    /// Whether accuracy is reduced now.
    var isReduced: Bool { authority.accuracyAuthorization == .reducedAccuracy }

    /// Passes the call on.
    func ask(_ completion: @escaping (LocationError?) -> Void) { ask(purposeKey, completion) }

    /// Passes the call on with a purpose key.
    func ask(_ purposeKey: String, _ completion: @escaping (LocationError?) -> Void) {
        authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey, completion: completion)
    }
}

extension ContractMutation {
    /// A mutation of calls for temporary full accuracy.
    static func ofTemporaryAccuracy(_ body: @escaping @Sendable (TemporaryAccuracyCall) -> Void) -> ContractMutation {
        ofAuthority { authority, interposer in
            authority.temporary = { [unowned authority, unowned interposer] key, completion in
                body(
                    TemporaryAccuracyCall(
                        purposeKey: key,
                        completion: completion,
                        authority: authority.inner,
                        interposer: interposer
                    )
                )
            }
        }
    }
}
