// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about refusals and about nobody asking, in the order of the checks that notice them first.
    static let refusalFaults: [ContractMutant] = [
        ContractMutant(
            "refusal-waits-for-time-out",
            "A request that is refused from the start ends at its time-out.",
            mutation: .delaying(by: 10) { result, submission in
                result.code == .denied && submission.status == .denied
            }
        ),
        ContractMutant(
            "restriction-is-a-refusal",
            "A restriction is called denied.",
            mutation: .changingErrors { $0.code == .restricted ? $0.copy(code: .denied) : $0 }
        ),
        ContractMutant(
            "services-off-is-a-refusal",
            "Services that are switched off are called denied.",
            mutation: .changingErrors { $0.code == .servicesOff ? $0.copy(code: .denied) : $0 }
        ),
        ContractMutant(
            "revocation-unnoticed",
            "A request that waits is not answered when permission is taken away.",
            mutation: .dropping { result, submission in result.code == .denied && submission.status.isAuthorized }
        ),
        ContractMutant(
            "waits-to-be-asked-for-ever",
            "A request that nobody asks permission for is never answered.",
            mutation: .dropping { result, _ in result.code == .notAsked }
        ),
        ContractMutant(
            "not-asked-is-a-time-out",
            "A request that nobody asks permission for ends with timedOut.",
            mutation: .changingErrors { $0.code == .notAsked ? LocationError(.timedOut) : $0 }
        ),
        ContractMutant(
            "missing-text-is-a-refusal",
            "A missing usage text is called denied.",
            mutation: .changingErrors { $0.code == .missingUsageDescription ? $0.copy(code: .denied) : $0 }
        ),
        ContractMutant(
            "missing-text-waits",
            "A missing usage text is told after five seconds.",
            mutation: .delaying(by: 5) { result, _ in result.code == .missingUsageDescription }
        ),
        ContractMutant(
            "missing-text-without-key",
            "A missing usage text is told without its key.",
            mutation: .changingErrors { $0.code == .missingUsageDescription ? $0.copy(keepsKey: false) : $0 }
        ),
        ContractMutant(
            "permission-callback-invented",
            "The delegate is asked for permission, although the SDK has no such wish.",
            lacking: .permissionCallbacks,
            mutation: .onRequest { submission in
                let interposer = submission.interposer
                if submission.status == .notDetermined {
                    interposer.later(0) {
                        interposer.tell { $0.provider($1, doRequireLocationAuth: interposer.authority) }
                    }
                }
                return submission.pass()
            }
        ),
        ContractMutant(
            "permission-callback-dropped",
            "The SDK's wish for permission does not reach the app.",
            capabilities: .permissionCallbacks,
            mutation: ContractMutation { interposer in interposer.hooks.permissionCallback = { _ in } }
        ),
    ]
}
