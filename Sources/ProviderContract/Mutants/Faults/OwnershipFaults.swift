// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about who keeps whom alive, what providers share, and in whose name they speak.
    static let ownershipFaults: [ContractMutant] = [
        ContractMutant(
            "request-keeps-the-delegate",
            "A request keeps the delegate alive until it is answered.",
            mutation: .onRequest { submission in
                let kept = submission.interposer.delegate
                return submission.pass(submission.request) { result in
                    withExtendedLifetime(kept) { submission.answer(result) }
                }
            }
        ),
        updates("updates-keep-the-delegate", "Updates keep the delegate of their start alive.") { interposer in
            var kept: (any LocationProviderDelegate)?
            interposer.hooks.start = { [unowned interposer] forward in
                kept = interposer.delegate
                forward()
            }
            interposer.hooks.stop = { forward in
                withExtendedLifetime(kept) { forward() }
                kept = nil
            }
        },
        updates("absence-ends-updates", "Taking the delegate away stops updates.") { interposer in
            interposer.hooks.delegate = { [unowned interposer] delegate in
                if delegate == nil { interposer.inner.stopUpdatingLocation() }
            }
        },
        ContractMutant(
            "dropped-inside-loses-requests",
            "A provider that is dropped inside a completion takes its other requests along.",
            mutation: ContractMutation { interposer in
                let fate = Fate()
                let leash = Leash {
                    if fate.isBusy { fate.isOver = true }
                }
                interposer.hooks.delegate = { _ in withExtendedLifetime(leash) {} }
                interposer.hooks.request = { submission in
                    let answer = submission.answer
                    return submission.interposer.inner.requestLocation(submission.request) { result in
                        guard !fate.isOver else { return }
                        fate.isBusy = true
                        answer(result)
                        fate.isBusy = false
                    }
                }
            }
        ),
        updates("updates-keep-their-provider", "Starting updates closes a circle, which stopping does not open.") {
            interposer in
            interposer.hooks.start = { [unowned interposer] forward in
                let owner = interposer
                owner.hooks.error = { error, forward in withExtendedLifetime(owner) { forward(error) } }
                forward()
            }
        },
        kept("failure-keeps-its-provider", "A request that fails closes a circle around its provider.") {
            $0.isWithoutFix
        },
        kept("cancel-keeps-its-provider", "A cancelled request closes a circle around its provider.") {
            $0.code == .cancelled
        },
        updates("settings-shared", "What one provider is set to is set on every other one.") { interposer in
            interposer.hooks.configuration = { [unowned interposer] configuration in
                for sibling in interposer.siblings.live where sibling !== interposer {
                    sibling.inner.configuration = configuration
                }
                return configuration
            }
        },
        updates("drop-stops-all", "Dropping a provider whose updates run stops those of every other one.") {
            interposer in
            let fate = Fate()
            let leash = Leash { [siblings = interposer.siblings] in
                guard fate.isBusy else { return }
                for sibling in siblings.live { sibling.inner.stopUpdatingLocation() }
            }
            interposer.hooks.start = { forward in
                withExtendedLifetime(leash) { fate.isBusy = true }
                forward()
            }
            interposer.hooks.stop = { forward in
                fate.isBusy = false
                forward()
            }
        },
        updates("delivering-keeps-its-provider", "A provider that is dropped while it delivers locates on.") {
            interposer in
            interposer.hooks.update = { [unowned interposer] location, forward in
                let owner = interposer
                forward(location)
                guard owner.delegate == nil else { return }
                owner.hooks.error = { error, forward in withExtendedLifetime(owner) { forward(error) } }
            }
        },
        ContractMutant(
            "changes-go-to-the-first-delegate",
            "Changes of the authorization go to the delegate that was set first.",
            mutation: ContractMutation { interposer in
                weak var first: (any LocationProviderDelegate)?
                interposer.hooks.delegate = { delegate in first = first ?? delegate }
                interposer.hooks.authorization = { [unowned interposer] state, _ in
                    first?.provider(interposer, didChangeAuthorization: state)
                }
            }
        ),
        updates("updates-in-another-name", "Updates come in the name of the provider behind.") { interposer in
            interposer.hooks.update = { [unowned interposer] location, _ in
                interposer.delegate?.provider(interposer.inner, didUpdate: location)
            }
        },
        ContractMutant(
            "changes-in-another-name",
            "Changes of the authorization come in the name of the provider behind.",
            mutation: ContractMutation { interposer in
                interposer.hooks.authorization = { [unowned interposer] state, _ in
                    interposer.delegate?.provider(interposer.inner, didChangeAuthorization: state)
                }
            }
        ),
    ]

    /// Answers that fit have the provider keep itself.
    private static func kept(
        _ name: String,
        _ summary: String,
        _ fits: @escaping @Sendable (Result<Location, LocationError>) -> Bool
    ) -> ContractMutant {
        ContractMutant(
            name,
            summary,
            mutation: .onAnswer { result, submission in
                if fits(result) {
                    let owner = submission.interposer
                    owner.hooks.delegate = { _ in withExtendedLifetime(owner) {} }
                }
                submission.answer(result)
            }
        )
    }

    /// What a provider was doing when it went.
    private final class Fate {
        var isBusy = false
        var isOver = false
    }

    /// Does something when it goes.
    private final class Leash {
        private let end: () -> Void

        init(_ end: @escaping () -> Void) { self.end = end }

        deinit { end() }
    }
}
