// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about what takes permission away, what gives it back, and who is asked.
    static let grantFaults: [ContractMutant] = [
        ContractMutant(
            "services-revocation-unnoticed",
            "A request that waits is not answered when services are switched off.",
            mutation: .dropping { result, submission in
                result.code == .servicesOff && submission.status.isAuthorized
            }
        ),
        ContractMutant(
            "restriction-unnoticed",
            "A request that waits is not answered when location is restricted.",
            mutation: .dropping { result, submission in
                result.code == .restricted && submission.status.isAuthorized
            }
        ),
        ContractMutant(
            "revocation-ends-one-only",
            "When permission is taken away, one request is answered, and the others are forgotten.",
            mutation: ContractMutation { interposer in
                var hasEnded = false
                interposer.hooks.request = { submission in
                    submission.pass(submission.request) { result in
                        let isRevoked = result.code == .denied && submission.status.isAuthorized
                        if !isRevoked || !hasEnded { submission.answer(result) }
                        hasEnded = hasEnded || isRevoked
                    }
                }
            }
        ),
        ContractMutant(
            "dead-after-nobody-asked",
            "After a request that nobody asked permission for, none is answered.",
            lacking: .permissionCallbacks,
            mutation: ContractMutation { interposer in
                var isDead = false
                interposer.hooks.request = { submission in
                    let isLost = isDead
                    return submission.pass(submission.request) { result in
                        isDead = isDead || result.code == .notAsked
                        if !isLost { submission.answer(result) }
                    }
                }
            }
        ),
        ContractMutant(
            "any-text-will-do",
            "Any usage text is taken for enough to prompt, so the missing one is not noticed.",
            mutation: .dropping { result, submission in
                result.code == .missingUsageDescription
                    && !submission.interposer.environment.infoDictionary.usageDescriptions.isEmpty
            }
        ),
        ContractMutant(
            "names-a-text-that-is-there",
            "A missing usage text is told with the name of one that is there.",
            mutation: .onAnswer { result, submission in
                let texts = submission.interposer.environment.infoDictionary.usageDescriptions
                guard result.code == .missingUsageDescription, let key = texts.keys.min() else {
                    return submission.answer(result)
                }
                submission.answer(.failure(LocationError(.missingUsageDescription, infoDictionaryKey: key)))
            }
        ),
        ContractMutant(
            "permission-callback-doubled",
            "The SDK's wish for permission reaches the app twice.",
            capabilities: .permissionCallbacks,
            mutation: ContractMutation { interposer in
                interposer.hooks.permissionCallback = { forward in
                    forward()
                    forward()
                }
            }
        ),
        ContractMutant(
            "asked-though-granted",
            "The app is asked for permission that it has.",
            capabilities: .permissionCallbacks,
            mutation: .onRequest { submission in
                let interposer = submission.interposer
                if submission.status.isAuthorized {
                    interposer.later(0) {
                        interposer.tell { $0.provider($1, doRequireLocationAuth: interposer.authority) }
                    }
                }
                return submission.pass()
            }
        ),
        disabled("disabled-by-services-off", "A request while services are off disables the provider.") {
            $0.locationServicesEnabled ? nil : .servicesOff
        },
        disabled("disabled-by-a-refusal", "A request while refused disables the provider.") {
            $0.authorizationStatus == .denied && $0.locationServicesEnabled ? .denied : nil
        },
        ContractMutant(
            "no-consent-is-a-refusal",
            "A vendor's missing consent is called a refusal of the user's.",
            controls: .consent,
            mutation: .changingErrors { $0.code == .privacyNotAgreed ? $0.copy(code: .denied) : $0 }
        ),
        ContractMutant(
            "no-consent-waits-for-permission",
            "A vendor's missing consent is not told while nobody has asked for permission.",
            controls: .consent,
            mutation: .dropping { result, submission in
                result.code == .privacyNotAgreed && submission.status == .notDetermined
            }
        ),
        ContractMutant(
            "no-consent-told-inside",
            "A vendor's missing consent, once known, is told inside the calls of the next half minute.",
            controls: .consent,
            mutation: ContractMutation { interposer in
                var known: Double?
                interposer.hooks.request = { submission in
                    let environment = submission.interposer.environment
                    if let known, environment.now - known < 30 {
                        submission.answer(.failure(LocationError(.privacyNotAgreed)))
                        return LocationRequestToken {}
                    }
                    return submission.pass(submission.request) { result in
                        if result.code == .privacyNotAgreed { known = environment.now }
                        submission.answer(result)
                    }
                }
            }
        ),
        ContractMutant(
            "updates-hide-the-missing-consent",
            "Updates without the consent that the vendor demands stay silent.",
            capabilities: .continuous,
            controls: .consent,
            mutation: ContractMutation { interposer in
                interposer.hooks.error = { error, forward in
                    if error.code != .privacyNotAgreed { forward(error) }
                }
            }
        ),
    ]

    /// After something was in the way of one request, every later one fails for the same reason.
    private static func disabled(
        _ name: String,
        _ summary: String,
        _ obstacle: @escaping @Sendable (any LocationAuthority) -> LocationError.Code?
    ) -> ContractMutant {
        ContractMutant(
            name,
            summary,
            mutation: ContractMutation { interposer in
                var known: LocationError.Code?
                interposer.hooks.request = { submission in
                    if let known {
                        submission.interposer.later(0) { submission.answer(.failure(LocationError(known))) }
                        return LocationRequestToken {}
                    }
                    known = obstacle(submission.interposer.inner.authority)
                    return submission.pass()
                }
            }
        )
    }
}
