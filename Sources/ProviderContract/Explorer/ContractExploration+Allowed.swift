// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

extension ContractExploration {
    /// The goals that a rule set allows a provider, found by trying its permission tables alone.
    static func allowedGoals(_ rules: RuleSet, _ capabilities: ProviderCapabilities) -> [Goal] {
        let reach = PermissionReach(rules)
        let hasAccuracy = PermissionMachine(rules).traits.hasAccuracyAuthorization
        return Goal.all.filter { goal in
            switch goal {
            case .status(let status): reach.statuses.contains(status)
            case .prompt(let prompt): reach.prompts.contains(prompt)
            case .grant(let grant): reach.grants.contains(grant)
            case .event(let event):
                switch event {
                case .update, .updatesRefused: capabilities.contains(.continuous)
                case .oneShotLocation, .oneShotTimedOut, .oneShotDenied, .oneShotCancelled, .suspended: true
                case .backgroundUpdate: capabilities.contains([.continuous, .background])
                case .reducedUpdate: hasAccuracy && capabilities.contains(.continuous)
                case .temporaryAccuracyGranted, .temporaryAccuracyRefused, .temporaryAccuracyEnded: hasAccuracy
                case .onceEnded: reach.grants.contains(.once)
                case .provisionalEnded: reach.grants.contains(.provisionalAlways)
                case .vendorAsksPermission: capabilities.contains(.permissionCallbacks)
                case .vendorAsksAccuracy: hasAccuracy && capabilities.contains(.accuracyCallbacks)
                }
            }
        }
    }
}

/// What a rule set's permission tables alone let one reach, with every usage text there is.
private struct PermissionReach {
    private(set) var statuses: Set<VisibleStatus> = []
    private(set) var prompts: Set<PromptID> = []
    private(set) var grants: Set<AccessGrant> = []
    private let machine: PermissionMachine
    private var seen: Set<PermissionState> = []
    private var open: [PermissionState] = [PermissionState()]

    init(_ rules: RuleSet) {
        machine = PermissionMachine(rules)
        while let state = open.popLast() {
            guard seen.insert(state).inserted else { continue }
            statuses.insert(machine.status(in: state).value)
            grants.insert(state.grant)
            ask(in: state)
            change(state)
        }
    }

    private mutating func ask(in state: PermissionState) {
        for request in AuthorizationRequest.allCases {
            let decision = machine.decide(
                request,
                in: state,
                RequestContext(usageTexts: Set(UsageKey.allCases), presence: .foreground, promptOnScreen: false)
            )
            open.append(decision.state)
            if case .prompt(let id, _) = decision.effect { answer(id, raisedBy: request, in: state) }
        }
        let temporary = machine.decideTemporaryAccuracy(
            in: state,
            presence: .foreground,
            hasPurposeText: true,
            promptOnScreen: false
        )
        if case .prompt? = temporary?.effect { answer(.tempFull14, raisedBy: nil, in: state) }
        for trigger in [SystemPromptRule.Trigger.alwaysEventDue, .backgroundUse] {
            if let row = machine.systemPrompt(trigger, in: state) { answer(row.prompt, raisedBy: nil, in: state) }
        }
    }

    private mutating func answer(_ prompt: PromptID, raisedBy request: AuthorizationRequest?, in state: PermissionState)
    {
        prompts.insert(prompt)
        for option in machine.prompt(prompt)?.options ?? [] {
            if let decision = machine.answer(option, to: prompt, raisedBy: request, in: state) {
                open.append(decision.state)
            }
        }
    }

    private mutating func change(_ state: PermissionState) {
        let texts = Set(UsageKey.allCases)
        let edits: [SettingsEdit] =
            machine.settingsChoices(usageTexts: texts).map { .access($0) }
            + [.locationServices(!state.servicesOn), .restricted(!state.restricted), .precise(!state.precise)]
        for edit in edits {
            if let next = machine.settings(edit, usageTexts: texts, in: state)?.state { open.append(next) }
        }
        for event in [LapseEvent.useEnded, .processEnded] { open.append(machine.lapse(event, in: state).state) }
    }
}
