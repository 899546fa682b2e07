// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about ending requests early, and about what errors say.
    static let endingFaults: [ContractMutant] = [
        uncancellable("held-requests-cannot-be-cancelled", "A request that waits for full accuracy is not cancelled.") {
            $0.repeatWhenFull
        },
        ContractMutant(
            "cancelled-request-revived",
            "A request that was cancelled while undetermined is made again by the grant.",
            mutation: .onRequest { submission in
                let token = submission.pass()
                guard submission.status == .notDetermined else { return token }
                return LocationRequestToken { [interposer = submission.interposer] in
                    token.cancel()
                    _ = interposer.inner.requestLocation(submission.request) { result in
                        if result.location != nil { submission.answer(result) }
                    }
                }
            }
        ),
        uncancellable("address-look-up-cannot-be-cancelled", "A request that wants an address is not cancelled.") {
            $0.wantsAddress
        },
        ContractMutant(
            "cancel-ends-the-oldest",
            "Cancelling ends the oldest request, whichever was meant.",
            concurrency: [.shared, .queued],
            mutation: ContractMutation { interposer in
                var open: [(number: Int, token: LocationRequestToken)] = []
                var last = 0
                interposer.hooks.request = { submission in
                    last += 1
                    let number = last
                    let token = submission.pass(submission.request) { result in
                        open.removeAll { $0.number == number }
                        submission.answer(result)
                    }
                    open.append((number, token))
                    return LocationRequestToken { open.first?.token.cancel() }
                }
            }
        ),
        ContractMutant(
            "cancelled-inside-answered-twice",
            "A request that is cancelled inside a completion is answered twice.",
            concurrency: [.shared, .queued],
            mutation: ContractMutation { interposer in
                var isCompleting = false
                interposer.hooks.request = { submission in
                    let token = submission.pass(submission.request) { result in
                        isCompleting = true
                        submission.answer(result)
                        isCompleting = false
                    }
                    return LocationRequestToken { [interposer = submission.interposer] in
                        token.cancel()
                        guard isCompleting else { return }
                        interposer.later(1) { submission.answer(.failure(LocationError(.cancelled))) }
                    }
                }
            }
        ),
        ContractMutant(
            "busy-until-told-of-the-cancel",
            "A request made right after cancelling is lost.",
            mutation: ContractMutation { interposer in
                var isEnding = false
                interposer.hooks.request = { submission in
                    let isLost = isEnding
                    let token = submission.pass(submission.request) { result in
                        if result.code == .cancelled { isEnding = false }
                        if !isLost { submission.answer(result) }
                    }
                    return LocationRequestToken {
                        isEnding = true
                        token.cancel()
                    }
                }
            }
        ),
        ContractMutant(
            "cancel-leaves-the-sdk-locating",
            "Cancelling answers the caller and leaves the SDK alone.",
            mutation: .onRequest { submission in
                var isOver = false
                _ = submission.pass(submission.request) { result in
                    if !isOver { submission.answer(result) }
                    isOver = true
                }
                return LocationRequestToken { [interposer = submission.interposer] in
                    guard !isOver else { return }
                    isOver = true
                    interposer.later(0) { submission.answer(.failure(LocationError(.cancelled))) }
                }
            }
        ),
        passing("services-off-passes", "Services that are off are said to come back by themselves.", .servicesOff),
        passing("missing-text-passes", "A missing usage text is said to pass.", .missingUsageDescription),
        ContractMutant(
            "refusal-told-as-update-error",
            "The refusal of a request is told to the delegate, too.",
            mutation: .onAnswer { result, submission in
                submission.answer(result)
                if result.code == .denied { submission.interposer.tellError(LocationError(.denied)) }
            }
        ),
        ContractMutant(
            "every-refusal-names-a-key",
            "A refusal by the user names a key of Info.plist.",
            mutation: .changingErrors { error in
                guard error.code == .denied else { return error }
                return LocationError(
                    .denied,
                    vendorDomain: error.vendorDomain,
                    vendorCode: error.vendorCode,
                    infoDictionaryKey: "NSLocationWhenInUseUsageDescription"
                )
            }
        ),
    ]

    /// Requests that fit are not cancelled.
    private static func uncancellable(
        _ name: String,
        _ summary: String,
        _ fits: @escaping @Sendable (LocationRequest) -> Bool
    ) -> ContractMutant {
        ContractMutant(
            name,
            summary,
            mutation: .onRequest { submission in
                let token = submission.pass()
                return fits(submission.request) ? LocationRequestToken {} : token
            }
        )
    }

    /// Errors with a code are said to be transient.
    private static func passing(_ name: String, _ summary: String, _ code: LocationError.Code) -> ContractMutant {
        ContractMutant(
            name,
            summary,
            mutation: .changingErrors { $0.code == code ? $0.copy(isTransient: true) : $0 }
        )
    }
}
