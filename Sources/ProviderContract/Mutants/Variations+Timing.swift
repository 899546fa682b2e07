// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// What may come later or otherwise without harm, where the contract leaves it open.
    static let timingVariations: [ContractMutant] = [
        harmless(
            "first-answer-slower",
            "The first location of a provider takes a second longer than the others.",
            ContractMutation { interposer in
                var isFirst = true
                interposer.hooks.request = { submission in
                    submission.pass(submission.request) { result in
                        guard isFirst, result.location != nil else { return submission.answer(result) }
                        isFirst = false
                        submission.interposer.later(1) { submission.answer(result) }
                    }
                }
            }
        ),
        harmless(
            "cancelled-a-little-later",
            "A cancelled request is answered a fifth of a second later.",
            .delaying(by: 0.2) { result, _ in result.code == .cancelled }
        ),
        harmless(
            "refusals-a-little-later",
            "Refusals are told half a second later.",
            .delaying(by: 0.5) { result, _ in
                result.code == .denied || result.code == .restricted || result.code == .servicesOff
            }
        ),
        harmless(
            "accuracy-completed-later",
            "The completion of temporary full accuracy is called a fifth of a second later.",
            .ofTemporaryAccuracy { call in
                call.ask { error in call.interposer.later(0.2) { call.completion(error) } }
            }
        ),
        harmless(
            "coarser-when-approximate",
            "Approximate fixes state eight kilometres.",
            .changingFixes { location in
                if location.accuracyAuthorization == .reducedAccuracy { location.horizontalAccuracy = 8_000 }
            }
        ),
        harmless(
            "time-to-a-tenth",
            "Fixes state their time to a tenth of a second.",
            .changingFixes { $0.timestamp = ($0.timestamp * 10).rounded(.down) / 10 }
        ),
        harmless(
            "a-little-surer",
            "Fixes state a little less uncertainty.",
            .changingFixes { location in
                location.horizontalAccuracy = location.horizontalAccuracy.map { $0 * 0.9 }
            }
        ),
        harmless(
            "says-who-made-it",
            "Fixes say that a receiver made them, not software.",
            .changingFixes { $0.isSimulatedBySoftware = false }
        ),
        harmless(
            "problems-in-another-order",
            "The problems of a configuration are named in another order.",
            ContractMutation { $0.hooks.problems = { $0.reversed() } }
        ),
        harmless(
            "holds-of-its-own",
            "The app gets holds of the provider's own, which pass cancelling on.",
            .onRequest { submission in
                let token = submission.pass()
                return LocationRequestToken { token.cancel() }
            }
        ),
        harmless(
            "looks-often",
            "Status and accuracy are read at every call, answer and update.",
            ContractMutation { interposer in
                let authority = interposer.inner.authority
                interposer.hooks.request = { submission in
                    _ = authority.authorizationState
                    return submission.pass(submission.request) { result in
                        _ = authority.locationServicesEnabled
                        submission.answer(result)
                    }
                }
                interposer.hooks.update = { location, forward in
                    _ = authority.authorizationState
                    forward(location)
                }
            }
        ),
    ]
}
