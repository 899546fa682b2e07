// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

/// What one iOS version does, read from the lines of the fact sheet: the key matrix and the transitions.
struct Expectations {
    let version: String
    private var promptingKeys: [AuthorizationRequest: Set<Set<UsageKey>>] = [:]
    private var reactions: [Situation: ExpectedBehaviour.Reaction] = [:]

    private struct Situation: Hashable {
        var grant: AccessGrant
        var alwaysAsked: Bool
        var request: AuthorizationRequest
    }

    init(_ version: String) throws {
        self.version = version
        let lines = FactLine.all.filter {
            $0.switches.isEmpty && FactLine.versionsByBand[$0.bands]?.contains(version) ?? false
        }
        for line in lines where line.id.hasPrefix("2.5-") { try readTransition(line) }
        for line in lines where line.id.wholeMatch(of: /2\.3-(none|[WAB]+)-\d/) != nil { try readMatrix(line) }
    }

    /// What a request brings about; the environment decides before the lines do.
    func reaction(
        to request: AuthorizationRequest,
        in state: PermissionState,
        _ context: RequestContext
    ) -> ExpectedBehaviour.Reaction {
        let hasKeys = promptingKeys[request]?.contains(context.usageTexts) ?? false
        if !hasKeys { return .silence(console: !["8.0", "9.3", "10.3"].contains(version)) }
        if context.presence != .foreground || context.promptOnScreen { return .silence(console: false) }
        if !state.servicesOn { return ExpectedBehaviour.servicesAlert }
        if state.restricted { return .silence(console: false) }
        let situation = Situation(grant: state.grant, alwaysAsked: state.alwaysAsked, request: request)
        return reactions[situation] ?? .silence(console: false)
    }

    /// A cell of the matrix says which key set prompts; cell and transition both name the text and must agree.
    private mutating func readMatrix(_ line: FactLine) throws {
        guard line.prompt != "none" else { return }
        let request = try #require(Self.requests(line.script).first)
        promptingKeys[request, default: []].insert(FactCheck.keys(line.keys))
        let unasked = Situation(grant: .unasked, alwaysAsked: false, request: request)
        guard case .prompt(let prompt, let text, _) = reactions[unasked] else { return }
        #expect(prompt.rawValue == line.prompt && text == FactCheck.keys(line.text).first, "\(line.id)")
    }

    /// A transition: one request, and one answer unless the step is silent.
    private mutating func readTransition(_ line: FactLine) throws {
        let steps = line.script.split(separator: ";").map { $0.trimmingPrefix(" ") }
        guard let ask = steps.first, ask.wholeMatch(of: /ask \w+/) != nil, steps.count <= 2 else { return }
        guard line.prompt != "none" || line.after == "provisionalAlways" else { return }
        let outcome = ExpectedBehaviour.Outcome(
            grant: AccessGrant(rawValue: line.after),
            status: Int32(line.visible),
            usesUpUpgrade: line.askedAfter == "yes",
            callback: line.callbacks == "1"
        )
        let grant = try #require(AccessGrant(rawValue: line.grant))
        for request in Self.requests(line.script) {
            for alwaysAsked in grant == .unasked ? [false, true] : [line.asked == "yes"] {
                let situation = Situation(grant: grant, alwaysAsked: alwaysAsked, request: request)
                guard line.prompt != "none" else {
                    reactions[situation] = .atOnce(outcome)
                    continue
                }
                let option = try #require(PromptOption(rawValue: String(steps[1].dropFirst("answer ".count))))
                try add(option, outcome, to: line, in: situation)
            }
        }
    }

    private mutating func add(
        _ option: PromptOption,
        _ outcome: ExpectedBehaviour.Outcome,
        to line: FactLine,
        in situation: Situation
    ) throws {
        var outcomes: [PromptOption: ExpectedBehaviour.Outcome] = [:]
        if case .prompt(_, _, let others) = reactions[situation] { outcomes = others }
        outcomes[option] = outcome
        let prompt = try #require(PromptID(rawValue: line.prompt))
        reactions[situation] = .prompt(prompt, text: FactCheck.keys(line.text).first, outcomes: outcomes)
    }

    private static func requests(_ script: String) -> [AuthorizationRequest] {
        AuthorizationRequest.allCases.filter { script.hasPrefix("ask \($0)") || script.hasPrefix("ask either") }
    }
}
