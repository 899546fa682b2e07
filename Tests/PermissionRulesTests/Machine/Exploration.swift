// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// One thing that can happen to the permission of an app.
struct Move {
    enum Cause: Equatable {
        case request(AuthorizationRequest, RequestContext)
        case answer(PromptOption, PromptID, AuthorizationRequest?)
        case settings(SettingsEdit)
        case lapse(LapseEvent)
    }

    let cause: Cause
    let from: PermissionState
    let to: PermissionState
    /// The prompt that appears.
    var prompt: PromptID?
    /// The rows that decided.
    var rules: [String]

    var isByHand: Bool { if case .settings = cause { true } else { false } }
}

/// Every state an app can reach from a start, and every move between them.
struct Exploration {
    let machine: PermissionMachine
    private(set) var states: Set<PermissionState> = []
    private(set) var moves: [Move] = []

    /// Explores; without `settings` nobody opens Settings.
    init(_ machine: PermissionMachine, from start: PermissionState, settings: Bool = true) {
        self.machine = machine
        var open = [start]
        states = [start]
        while let state = open.popLast() {
            let next =
                requests(from: state) + systemPrompts(from: state) + lapses(from: state)
                + (settings ? edits(from: state) : [])
            for move in next where states.insert(move.to).inserted { open.append(move.to) }
            moves += next
        }
    }

    private static let contexts = [
        RequestContext(usageTexts: Set(UsageKey.allCases)), RequestContext(usageTexts: []),
        RequestContext(usageTexts: Set(UsageKey.allCases), presence: .background),
        RequestContext(usageTexts: Set(UsageKey.allCases), promptOnScreen: true),
    ]

    private func requests(from state: PermissionState) -> [Move] {
        AuthorizationRequest.allCases.flatMap { request in
            Self.contexts.flatMap { context in
                let decision = machine.decide(request, in: state, context)
                var move = Move(
                    cause: .request(request, context),
                    from: state,
                    to: decision.state,
                    rules: [decision.rule]
                )
                guard case .prompt(let prompt, _) = decision.effect else { return [move] }
                move.prompt = prompt
                return [move] + answers(to: prompt, raisedBy: request, from: decision.state)
            }
        } + temporaryAccuracy(from: state)
    }

    private func temporaryAccuracy(from state: PermissionState) -> [Move] {
        let decision = machine.decideTemporaryAccuracy(
            in: state,
            presence: .foreground,
            hasPurposeText: true,
            promptOnScreen: false
        )
        return decision?.effect == .prompt ? answers(to: .tempFull14, raisedBy: nil, from: state) : []
    }

    private func systemPrompts(from state: PermissionState) -> [Move] {
        SystemPromptRule.Trigger.allCases.flatMap { trigger in
            machine.systemPrompt(trigger, in: state).map { answers(to: $0.prompt, raisedBy: nil, from: state) } ?? []
        }
    }

    private func answers(to prompt: PromptID, raisedBy request: AuthorizationRequest?, from state: PermissionState)
        -> [Move]
    {
        guard let row = machine.prompt(prompt) else { return [] }
        return row.options.flatMap { option in
            (row.hasPreciseSwitch ? [nil, true, false] : [nil]).compactMap { precise in
                machine.answer(option, to: prompt, raisedBy: request, precise: precise, in: state).map { decision in
                    Move(
                        cause: .answer(option, prompt, request),
                        from: state,
                        to: decision.state,
                        rules: [decision.rule]
                    )
                }
            }
        }
    }

    private func lapses(from state: PermissionState) -> [Move] {
        LapseEvent.allCases.map { event in
            let result = machine.lapse(event, in: state)
            return Move(cause: .lapse(event), from: state, to: result.state, rules: result.rules)
        }
    }

    private func edits(from state: PermissionState) -> [Move] {
        SettingsEdit.all.compactMap { edit in
            machine.settings(edit, usageTexts: Set(UsageKey.allCases), in: state).map { result in
                Move(cause: .settings(edit), from: state, to: result.state, rules: [result.rule])
            }
        }
    }
}

extension SettingsEdit {
    /// Every change that can be made in Settings.
    static let all: [SettingsEdit] =
        SettingsAccess.allCases.map { .access($0) }
        + [true, false].flatMap { [.precise($0), .locationServices($0), .widgets($0)] }
        + [.restricted(true), .restricted(false), .resetLocationAndPrivacy]
}
