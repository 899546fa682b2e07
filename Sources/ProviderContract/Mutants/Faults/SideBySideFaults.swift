// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about two providers in one app, in the order of what notices them first.
    static let sideBySideFaults: [ContractMutant] = [
        ContractMutant(
            "second-provider-asks-for-always",
            "A provider that is not the app's first asks for Always when it is made.",
            mutation: ContractMutation { interposer in
                if interposer.siblings.all.count > 1 { interposer.inner.authority.requestAlwaysAuthorization() }
            }
        ),
        ContractMutant(
            "second-status-undetermined",
            "A provider that is not the app's first sees no status until that changes.",
            mutation: .ofAuthority { authority, interposer in
                guard interposer.siblings.all.count > 1 else { return }
                authority.status = { .notDetermined }
            }
        ),
        ContractMutant(
            "newest-alone-is-told",
            "Changes of the authorization are told by the newest provider alone.",
            mutation: ContractMutation { interposer in
                interposer.hooks.authorization = { [unowned interposer] state, forward in
                    if interposer.siblings.live.last === interposer { forward(state) }
                }
            }
        ),
        ContractMutant(
            "cancelling-ends-all-requests",
            "Cancelling a request cancels those of all providers.",
            mutation: .onRequest { submission in
                let siblings = submission.interposer.siblings
                guard siblings.live.count > 1 else { return submission.pass() }
                siblings.tokens.append(submission.pass())
                return LocationRequestToken { for token in siblings.tokens { token.cancel() } }
            }
        ),
        updates("newest-alone-delivers", "Only the newest provider that updates delivers.") { interposer in
            interposer.hooks.update = { [unowned interposer] location, forward in
                if interposer.siblings.live.last(where: \.isUpdating) === interposer { forward(location) }
            }
        },
        updates("stop-lost-beside-another", "A stop does nothing while another provider updates.") { interposer in
            interposer.hooks.stop = { [unowned interposer] forward in
                let isOther = interposer.siblings.live.contains { $0 !== interposer && $0.isUpdating }
                if !isOther { forward() }
            }
        },
        updates("receivers-handed-on", "A stop beside another provider hides the fixes, and leaves the receivers on.") {
            interposer in
            interposer.hooks.update = { [unowned interposer] location, forward in
                if interposer.isUpdating { forward(location) }
            }
            interposer.hooks.stop = { [unowned interposer] forward in
                let isOther = interposer.siblings.live.contains { $0 !== interposer && $0.isUpdating }
                if !isOther { forward() }
            }
        },
    ]

    /// Faults about the same again, in the order of what notices them first.
    static let determinismFaults: [ContractMutant] = [
        ContractMutant(
            "addresses-in-messages",
            "The message of a refusal names an address in memory.",
            mutation: ContractMutation { interposer in
                let address = UInt(bitPattern: ObjectIdentifier(interposer))
                interposer.hooks.request = { submission in
                    submission.pass(submission.request) { result in
                        submission.answer(result.mapError { $0.copy(message: "\($0.message) [\(address)]") })
                    }
                }
            }
        ),
        ContractMutant(
            "looked-up-by-chance",
            "The address of a place depends on where the provider lies in memory.",
            capabilities: .reverseGeocoding,
            mutation: ContractMutation { interposer in
                let address = "\(UInt(bitPattern: ObjectIdentifier(interposer)))"
                interposer.hooks.request = { submission in
                    submission.pass(submission.request) { result in
                        submission.answer(result.changing { $0.address?.formatted = address })
                    }
                }
            }
        ),
        ContractMutant(
            "headings-by-chance",
            "The accuracy of headings depends on where the provider lies in memory.",
            capabilities: .heading,
            mutation: ContractMutation { interposer in
                let address = Double(UInt(bitPattern: ObjectIdentifier(interposer)))
                interposer.hooks.heading = { heading, forward in
                    var heading = heading
                    heading.headingAccuracy = heading.headingAccuracy.map { _ in address }
                    forward(heading)
                }
            }
        ),
        ContractMutant(
            "neighbours-slow-answers",
            "Answers take longer, the more providers there are.",
            mutation: .onAnswer { result, submission in
                let others = submission.interposer.siblings.live.count - 1
                guard others > 0 else { return submission.answer(result) }
                submission.interposer.later(0.05 * Double(others)) { submission.answer(result) }
            }
        ),
    ]
}
