// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults that break many clauses at once, as real adapters have them.
    static let broadFaults: [ContractMutant] = [
        ContractMutant(
            "answers-nothing",
            "No request is ever answered.",
            mutation: .dropping { _, _ in true }
        ),
        ContractMutant(
            "answers-everything-twice",
            "Every request is answered twice.",
            mutation: .doubling { _, _ in true }
        ),
        ContractMutant(
            "refusals-ignored",
            "No refusal is ever told.",
            mutation: ContractMutation { interposer in
                let refusals: Set<LocationError.Code> = [.denied, .restricted, .servicesOff]
                interposer.hooks.request = { submission in
                    submission.pass(submission.request) { result in
                        if !refusals.contains(result.code ?? .unknown) { submission.answer(result) }
                    }
                }
                interposer.hooks.error = { error, forward in
                    if !refusals.contains(error.code) { forward(error) }
                }
            }
        ),
        ContractMutant(
            "errors-are-unknown",
            "Every error is called unknown.",
            mutation: .changingErrors { $0.copy(code: .unknown) }
        ),
        ContractMutant(
            "authorization-never-told",
            "No change of the authorization is told.",
            mutation: ContractMutation { $0.hooks.authorization = { _, _ in } }
        ),
        updates("errors-end-updates", "Any error ends updates for good.") { interposer in
            interposer.hooks.error = { [unowned interposer] error, forward in
                forward(error)
                interposer.later(0) { [weak interposer] in interposer?.inner.stopUpdatingLocation() }
            }
        },
        ContractMutant(
            "accuracy-never-completed",
            "The completion of temporary full accuracy is never called.",
            mutation: .ofTemporaryAccuracy { call in call.ask { _ in } }
        ),
        ContractMutant(
            "accuracy-completed-before-the-answer",
            "The completion of temporary full accuracy is called before the user has answered, and not again.",
            mutation: .ofTemporaryAccuracy { call in
                call.ask { _ in }
                call.interposer.later(0) { call.completion(LocationError(.reducedAccuracy)) }
            }
        ),
    ]
}
