// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// One app's dealings with the system, kept so that a test reads like a story.
final class Conversation {
    let machine: PermissionMachine
    let usageTexts: Set<UsageKey>
    private(set) var state: PermissionState
    /// The status the app reads at each visible change: one entry per authorization callback.
    private(set) var callbacks: [Int32] = []

    init(
        _ rules: RuleSet,
        from state: PermissionState = PermissionState(),
        usageTexts: Set<UsageKey> = Set(UsageKey.allCases),
        switches: [SwitchName: String] = [:]
    ) throws {
        var settings = SwitchSettings()
        for (name, value) in switches { try settings.set(name, to: value) }
        machine = PermissionMachine(rules, switches: settings)
        self.usageTexts = usageTexts
        self.state = state
    }

    /// The status the app reads.
    var status: Int32 { machine.status(in: state).value.rawValue }

    /// The accuracy the app reads.
    var accuracy: VisibleAccuracy { machine.accuracy(in: state).value }

    /// Asks, and answers the prompt that comes; returns the prompt, nil where nothing appears.
    @discardableResult
    func ask(
        _ request: AuthorizationRequest,
        choose option: PromptOption? = nil,
        precise: Bool? = nil,
        presence: AppPresence = .foreground
    ) -> PromptID? {
        let decision = machine.decide(request, in: state, RequestContext(usageTexts: usageTexts, presence: presence))
        become(decision.state)
        guard case .prompt(let prompt, _) = decision.effect else { return nil }
        if let option { answer(option, to: prompt, raisedBy: request, precise: precise) }
        return prompt
    }

    /// Answers a prompt; false where it has no such button.
    @discardableResult
    func answer(
        _ option: PromptOption,
        to prompt: PromptID,
        raisedBy request: AuthorizationRequest? = nil,
        precise: Bool? = nil
    ) -> Bool {
        let decision = machine.answer(option, to: prompt, raisedBy: request, precise: precise, in: state)
        if let decision { become(decision.state) }
        return decision != nil
    }

    /// Changes something in Settings; false where Settings does not offer it.
    @discardableResult
    func settings(_ edit: SettingsEdit) -> Bool {
        let result = machine.settings(edit, usageTexts: usageTexts, in: state)
        if let result { become(result.state) }
        return result != nil
    }

    func lapse(_ event: LapseEvent) { become(machine.lapse(event, in: state).state) }

    private func become(_ next: PermissionState) {
        let before = (status, accuracy)
        state = next
        if before != (status, accuracy) { callbacks.append(status) }
    }
}

extension RuleSet {
    static let withAllowOnce: [RuleSet] = all.filter { $0 >= .ios13 }
    static let withAccuracy: [RuleSet] = all.filter { $0 >= .ios14 }
}
