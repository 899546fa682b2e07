// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// Runs one iOS version through every cell of key set, grant, one-shot bit, services, restriction, presence, prompt on
/// screen and request, and through every answer to the prompts that come, and compares with the fact sheet.
struct Recipe {
    private let machine: PermissionMachine
    private let expected: Expectations
    private(set) var requests = 0
    private(set) var answers = 0
    private(set) var faults: [String] = []

    init(_ version: String) throws {
        machine = PermissionMachine(RuleSet(binding: try IOSVersion(parsing: version)))
        expected = try Expectations(version)
    }

    mutating func run() {
        for state in PermissionState.all where state.precise && !state.temporaryPrecise {
            check(
                "status of \(state.summary)",
                machine.status(in: state).value.rawValue,
                ExpectedBehaviour.status(state)
            )
            for context in RequestContext.all {
                for request in AuthorizationRequest.allCases { check(request, in: state, context) }
            }
        }
    }

    private mutating func check(_ request: AuthorizationRequest, in state: PermissionState, _ context: RequestContext) {
        requests += 1
        let decision = machine.decide(request, in: state, context)
        let reaction = expected.reaction(to: request, in: state, context)
        let place = { [version = expected.version] in
            "iOS \(version) \(request), \(state.summary), \(context.summary): "
        }
        switch (decision.effect, reaction) {
        case (.nothing(let console), .silence(let expectedConsole)):
            check(place() + "console", console, expectedConsole)
            check(place() + "state", decision.state, state)
        case (.becomes, .atOnce(let outcome)):
            check(decision.state, after: state, outcome, place() + "at once ")
        case (.prompt(let prompt, let text), .prompt(let expectedPrompt, let expectedText, let outcomes)):
            check(place() + "prompt", prompt, expectedPrompt)
            check(place() + "text", text, expectedText)
            check(place() + "state", decision.state, state)
            checkAnswers(to: prompt, raisedBy: request, in: state, outcomes, place())
        default:
            faults.append(place() + "\(decision.effect) by \(decision.rule), expected \(reaction)")
        }
    }

    /// Each option, with the Precise switch untouched, on and off where the prompt has one, from both positions.
    private mutating func checkAnswers(
        to prompt: PromptID,
        raisedBy request: AuthorizationRequest,
        in state: PermissionState,
        _ outcomes: [PromptOption: ExpectedBehaviour.Outcome],
        _ place: String
    ) {
        let hasSwitch = prompt == .first13 && machine.rules >= .ios14
        check(place + "options", Set(machine.prompt(prompt)?.options ?? []), Set(outcomes.keys))
        check(place + "Precise switch", machine.prompt(prompt)?.hasPreciseSwitch, hasSwitch)
        for (option, outcome) in outcomes {
            for initial in hasSwitch ? [true, false] : [true] {
                for touched in hasSwitch ? [nil, true, false] : [nil] {
                    answers += 1
                    var before = state
                    before.precise = initial
                    let answer = machine.answer(option, to: prompt, raisedBy: request, precise: touched, in: before)
                    guard let answer else {
                        faults.append(place + "no rule for \(option)")
                        continue
                    }
                    check(place + "\(option) Precise", answer.state.precise, touched ?? initial)
                    check(answer.state, after: before, outcome, place + "\(option) ")
                }
            }
        }
    }

    private mutating func check(
        _ next: PermissionState,
        after state: PermissionState,
        _ outcome: ExpectedBehaviour.Outcome,
        _ place: String
    ) {
        let status = machine.status(in: next).value.rawValue
        let accuracy = machine.accuracy(in: next).value
        let isVisible = status != ExpectedBehaviour.status(state) || accuracy != machine.accuracy(in: state).value
        check(place + "grant", next.grant, outcome.grant ?? state.grant)
        check(place + "upgrade", next.alwaysAsked, state.alwaysAsked || outcome.usesUpUpgrade)
        check(place + "status", status, outcome.status ?? ExpectedBehaviour.status(state))
        check(place + "accuracy", accuracy, ExpectedBehaviour.accuracy(next, machine.rules))
        check(place + "callback", isVisible, outcome.callback)
    }

    private mutating func check<Value: Equatable>(_ what: @autoclosure () -> String, _ found: Value, _ wanted: Value) {
        if found != wanted { faults.append("\(what()): \(found), expected \(wanted)") }
    }
}
