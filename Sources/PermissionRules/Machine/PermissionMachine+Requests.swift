// SPDX-License-Identifier: Apache-2.0

extension PermissionMachine {
    /// What an authorization request does in a state.
    public func decide(
        _ request: AuthorizationRequest,
        in state: PermissionState,
        _ context: RequestContext
    ) -> RequestDecision {
        let missing = missingTexts(for: request, among: context.usageTexts)
        guard
            let row = table.requests.first(where: {
                $0.requests.contains(request)
                    && matches($0.condition, state, context, lacksText: !missing.isEmpty)
            })
        else {
            return RequestDecision(
                rule: "REQ-DETERMINED",
                effect: .nothing(console: false),
                state: state,
                missing: missing
            )
        }
        var next = state
        switch row.effect {
        case .nothing:
            if request == .always, switches.isOn(.ignoredAlwaysBurnsOneShot) || !switches.keeps(.ignoredAlways) {
                next.alwaysAsked = true
            }
        case .prompt: break
        case .becomes(let grant):
            next.grant = grant
            next.alwaysAsked = true
        }
        return RequestDecision(rule: row.ledger.id, effect: retexted(row.effect), state: next, missing: missing)
    }

    /// What a temporary-full-accuracy request does in a state, and the row that says so.
    ///
    /// Nil where the rule set does not know such requests (before iOS 14).
    public func decideTemporaryAccuracy(
        in state: PermissionState,
        presence: AppPresence,
        hasPurposeText: Bool,
        promptOnScreen: Bool
    ) -> (effect: TemporaryAccuracyEffect, rule: String)? {
        let authorized = status(in: state).value.isAuthorized
        let accuracy = accuracy(in: state).value
        return table.temporaryAccuracy.first { row in
            (row.authorized ?? authorized) == authorized
                && (row.accuracy ?? accuracy) == accuracy
                && (row.presence?.contains(presence) ?? true)
                && (row.hasPurposeText ?? hasPurposeText) == hasPurposeText
                && (row.promptOnScreen ?? promptOnScreen) == promptOnScreen
        }.map { ($0.effect, $0.ledger.id) }
    }

    /// The prompt the system raises by itself, if it raises one.
    ///
    /// None comes while Location Services are off or location is restricted: no app uses location then.
    public func systemPrompt(
        _ trigger: SystemPromptRule.Trigger,
        in state: PermissionState
    ) -> SystemPromptRule? {
        guard state.servicesOn, !state.restricted else { return nil }
        return table.systemPrompts.first { $0.trigger == trigger && $0.grants.contains(state.grant) }
            .map { row in
                var row = row
                row.text = retexted(row.prompt, row.text)
                return row
            }
    }

    private func matches(
        _ condition: RequestRule.Condition,
        _ state: PermissionState,
        _ context: RequestContext,
        lacksText: Bool
    ) -> Bool {
        (condition.lacksUsageText ?? lacksText) == lacksText
            && (condition.presence?.contains(context.presence) ?? true)
            && (condition.servicesOn ?? state.servicesOn) == state.servicesOn
            && (condition.restricted ?? state.restricted) == state.restricted
            && (condition.promptOnScreen ?? context.promptOnScreen) == context.promptOnScreen
            && (condition.grants?.contains(state.grant) ?? true)
            && (condition.alwaysAsked ?? state.alwaysAsked) == state.alwaysAsked
            && (condition.flag.map(switches.isOn) ?? true)
    }

    private func retexted(_ effect: RequestEffect) -> RequestEffect {
        guard case .prompt(let prompt, let text) = effect else { return effect }
        return .prompt(prompt, text: retexted(prompt, text))
    }

    /// The upgrade prompt's text is contested; the switch decides.
    private func retexted(_ prompt: PromptID, _ text: UsageKey?) -> UsageKey? {
        let isUpgrade = prompt == .upgrade11 || prompt == .upgrade13
        return isUpgrade && switches[.upgradeTextKey] == "always" ? .always : text
    }
}
