// SPDX-License-Identifier: Apache-2.0

extension PermissionMachine {
    /// What a button of a prompt does.
    ///
    /// `request` is the request that raised the prompt, nil for a prompt of the system's own; `precise` is where the
    /// user left the Precise switch, nil if untouched. Nil if the prompt has no such button in this rule set.
    public func answer(
        _ option: PromptOption,
        to prompt: PromptID,
        raisedBy request: AuthorizationRequest?,
        precise: Bool? = nil,
        in state: PermissionState
    ) -> AnswerDecision? {
        guard let catalogue = self.prompt(prompt), catalogue.options.contains(option) else { return nil }
        let row = table.answers.first { row in
            row.prompt == prompt && row.option == option
                && (row.request == nil || row.request == request)
                && (row.grants?.contains(state.grant) ?? true)
        }
        guard let row else { return nil }
        var next = state
        if let grant = row.effect.grant { next.grant = grant }
        if row.effect.usesUpUpgrade { next.alwaysAsked = true }
        if row.effect.allowsPrecise { next.temporaryPrecise = true }
        if let precise, catalogue.hasPreciseSwitch { next.precise = precise }
        return AnswerDecision(rule: row.ledger.id, state: next, effect: row.effect)
    }

    /// What a change in Settings does, and the row that says so.
    ///
    /// Nil where Settings does not offer the change: the iOS version lacks it, or the Info.plist lacks the usage text.
    public func settings(
        _ edit: SettingsEdit,
        usageTexts: Set<UsageKey>,
        in state: PermissionState
    ) -> (state: PermissionState, rule: String)? {
        let offered = table.settings.first { $0.edit == edit && $0.needs.map(usageTexts.contains) ?? true }
        guard let row = offered else { return nil }
        var next = state
        if let grant = row.effect.grant,
            grant != .unasked || edit != .access(.askNextTime)
                || switches.isOn(.askNextTimeMeansUnasked)
        {
            next.grant = grant
        }
        if let precise = row.effect.precise { next.precise = precise }
        if let asked = row.effect.alwaysAsked { next.alwaysAsked = asked }
        if let on = row.effect.servicesOn { next.servicesOn = on }
        if let restricted = row.effect.restricted { next.restricted = restricted }
        if row.effect.endsTemporaryPrecise { next.temporaryPrecise = false }
        return (next, row.ledger.id)
    }

    /// The access choices Settings lists for an app, in its order.
    ///
    /// An app that has never asked has no row in Settings; the list is what it would show once it has.
    public func settingsChoices(usageTexts: Set<UsageKey>) -> [SettingsAccess] {
        SettingsAccess.allCases.filter { access in
            table.settings.contains { $0.edit == .access(access) && $0.needs.map(usageTexts.contains) ?? true }
        }
    }

    /// What the end of a use does to a grant for one use; the ids are the rows that changed something.
    public func lapse(
        _ event: LapseEvent,
        in state: PermissionState
    ) -> (state: PermissionState, rules: [String]) {
        var next = state
        var rules: [String] = []
        for row in table.lapses where row.event == event && row.grants?.contains(state.grant) ?? true {
            let before = next
            if let grant = row.grant { next.grant = grant }
            if row.endsTemporaryPrecise { next.temporaryPrecise = false }
            if next != before { rules.append(row.ledger.id) }
        }
        return (next, rules)
    }
}
