// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// One way through a choice on a provider: the prompts are answered in order until the answers run out.
struct PermissionWalk {
    /// The provider.
    let provider: ProviderRegistration
    /// What the user saw.
    let screens: [ScreenFrame]
    /// What it came to.
    let outcome: PermissionOutcome
    /// How many answers found no prompt.
    let unusedAnswers: Int

    /// Answers the prompts of a choice.
    ///
    /// - Throws: `CommandFailure` for an answer that the prompt before it does not offer.
    init(
        _ choice: PermissionChoice,
        on provider: ProviderRegistration,
        _ answers: [PromptOption],
        isApproximate: Bool
    ) throws {
        var choice = choice
        var rest = answers[...]
        var record = try choice.record(on: provider)
        while let option = rest.first,
            let frame = record.screens.last(where: { $0.answer == nil && choice.answers[$0.prompt] == nil })
        {
            guard frame.buttons.contains(where: { $0.option == option }) else {
                throw CommandFailure(
                    "\(frame.prompt.rawValue) on iOS \(choice.os) does not offer “\(option.rawValue)”",
                    remedy: "It offers \(frame.buttons.map(\.option.rawValue).joined(separator: ", "))."
                )
            }
            rest = rest.dropFirst()
            let isOff = isApproximate && frame.precise != nil
            choice.answers[frame.prompt] = PermissionAnswer(option: option, isApproximate: isOff)
            record = try choice.record(on: provider)
        }
        self.provider = provider
        screens = record.screens
        outcome = PermissionOutcome(record, under: RuleSet(binding: choice.os))
        unusedAnswers = rest.count
    }
}
