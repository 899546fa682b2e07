// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about cancelling, in the order of the checks that notice them first.
    static let cancellationFaults: [ContractMutant] = [
        ContractMutant(
            "cancel-lost",
            "Cancelling does nothing.",
            mutation: .onRequest { submission in
                _ = submission.pass()
                return LocationRequestToken {}
            }
        ),
        ContractMutant(
            "cancelled-unanswered",
            "A cancelled request is forgotten, and its caller waits for ever.",
            mutation: .dropping { result, _ in result.code == .cancelled }
        ),
        ContractMutant(
            "cancel-waits-for-decision",
            "A request that is cancelled while undetermined is not answered.",
            mutation: .dropping { result, submission in
                result.code == .cancelled && submission.status == .notDetermined
            }
        ),
        ContractMutant(
            "cancelled-answered-twice",
            "The SDK's last words answer a cancelled request again.",
            mutation: .doubling { result, _ in result.code == .cancelled }
        ),
        ContractMutant(
            "cancels-inside",
            "A cancelled request is answered inside the call.",
            mutation: .onRequest { submission in
                var isOver = false
                let token = submission.pass(submission.request) { result in
                    if !isOver { submission.answer(result) }
                    isOver = true
                }
                return LocationRequestToken {
                    token.cancel()
                    if !isOver { submission.answer(.failure(LocationError(.cancelled))) }
                    isOver = true
                }
            }
        ),
        ContractMutant(
            "cancel-ends-all",
            "Cancelling one request cancels all.",
            concurrency: [.shared, .queued],
            mutation: ContractMutation { interposer in
                var tokens: [LocationRequestToken] = []
                interposer.hooks.request = { submission in
                    tokens.append(submission.pass())
                    return LocationRequestToken { tokens.forEach { $0.cancel() } }
                }
            }
        ),
        ContractMutant(
            "cancel-stops-updates",
            "Cancelling a request stops updates.",
            capabilities: .continuous,
            mutation: .onRequest { submission in
                let token = submission.pass()
                return LocationRequestToken {
                    token.cancel()
                    submission.interposer.inner.stopUpdatingLocation()
                }
            }
        ),
        ContractMutant(
            "cancelled-after-the-end",
            "Cancelling a request that has ended answers it again.",
            mutation: .onRequest { submission in
                var isOver = false
                let token = submission.pass(submission.request) { result in
                    isOver = true
                    submission.answer(result)
                }
                return LocationRequestToken { [interposer = submission.interposer] in
                    token.cancel()
                    guard isOver else { return }
                    interposer.later(0) { submission.answer(.failure(LocationError(.cancelled))) }
                }
            }
        ),
        ContractMutant(
            "busy-after-cancel",
            "After a cancelled request the next one is not answered.",
            mutation: ContractMutation { interposer in
                var isBusy = false
                interposer.hooks.request = { submission in
                    let isLost = isBusy
                    let token = submission.pass(losingAnswer: isLost)
                    return LocationRequestToken {
                        isBusy = true
                        token.cancel()
                    }
                }
            }
        ),
        ContractMutant(
            "dropped-token-cancels",
            "Dropping the hold on a request cancels it.",
            mutation: .onRequest { submission in
                let leash = Leash(token: submission.pass())
                return LocationRequestToken { leash.token.cancel() }
            }
        ),
    ]

    /// A hold that cancels when it goes.
    private final class Leash {
        let token: LocationRequestToken

        init(token: LocationRequestToken) { self.token = token }

        deinit { token.cancel() }
    }
}
