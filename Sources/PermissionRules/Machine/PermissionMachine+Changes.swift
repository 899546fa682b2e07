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
        var effect = row.effect
        if edit == .access(.askNextTime), !switches.isOn(.askNextTimeMeansUnasked) { effect.grant = nil }
        return (effect.applied(to: state), row.ledger.id)
    }

    /// What is left of a decision when the app or the system is replaced; the ids are the rows that changed something.
    ///
    /// `usageTexts` are those of the app afterwards. The caller ends the process first: a grant for one use is gone then.
    public func change(
        _ change: AppChange,
        usageTexts: Set<UsageKey>,
        in state: PermissionState
    ) -> (state: PermissionState, rules: [String]) {
        var next = state
        var rules: [String] = []
        for row in table.changes where row.change == change && row.grants?.contains(next.grant) ?? true {
            if let lost = row.lost, missingTexts(for: lost, among: usageTexts).isEmpty { continue }
            let after = row.effect.applied(to: next)
            if after != next { rules.append(row.ledger.id) }
            next = after
        }
        return (next, rules)
    }

    /// Whether the app's widgets may use location, and the rule that says so.
    public func mayUpdateWidgets(in state: PermissionState) -> (allowed: Bool, rule: BehaviourRule) {
        switch status(in: state).value {
        case _ where !switches.keeps(.widgetConsent): (false, .widgetConsent)
        case .authorizedAlways: (true, .widgetConsent)
        case .authorizedWhenInUse: (state.widgets, .widgetConsent)
        case .notDetermined, .restricted, .denied: (false, .widgetConsent)
        }
    }

    /// The request that the first use of location makes in the name of an app which cannot ask, and its rule.
    public func implicitRequest() -> (request: AuthorizationRequest, rule: BehaviourRule)? {
        build == .sdk7 && switches.keeps(.implicitRequest) ? (.always, .implicitRequest) : nil
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
