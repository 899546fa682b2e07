// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

/// The expectations of one rule set, read once from the lists that `ExpectedBehaviour` prints.
struct Expectations {
    let rules: RuleSet
    private var promptingKeys: [AuthorizationRequest: Set<Set<UsageKey>>] = [:]
    private var reactions: [Situation: ExpectedBehaviour.Reaction] = [:]

    private struct Situation: Hashable {
        var grant: AccessGrant
        var alwaysAsked: Bool
        var request: AuthorizationRequest
    }

    init(_ rules: RuleSet) throws {
        self.rules = rules
        let band = try #require(ExpectedBehaviour.bands.first { $0.rules.contains(rules.name) })
        for line in band.transitions.split(separator: "\n") {
            try read(line.split(separator: "|").map { $0.split { " ,".contains($0) }.map(String.init) })
        }
        try readMatrix(column: ["8": 1, "11": 3][rules.name] ?? 5)
    }

    /// What a request brings about; the environment decides before the lists do.
    func reaction(
        to request: AuthorizationRequest,
        in state: PermissionState,
        _ context: RequestContext
    ) -> ExpectedBehaviour.Reaction {
        let hasKeys = promptingKeys[request]?.contains(context.usageTexts) ?? false
        if !hasKeys { return .silence(console: rules.name != "8") }
        if context.presence != .foreground || context.promptOnScreen { return .silence(console: false) }
        if !state.servicesOn { return ExpectedBehaviour.servicesAlert }
        if state.restricted { return .silence(console: false) }
        let situation = Situation(grant: state.grant, alwaysAsked: state.alwaysAsked, request: request)
        return reactions[situation] ?? .silence(console: false)
    }

    /// Reads which key sets prompt; the matrix and the band's list both name the first text and must agree.
    private mutating func readMatrix(column: Int) throws {
        for line in ExpectedBehaviour.keyMatrix.split(separator: "\n") {
            let cells = line.split(separator: " ").map(String.init)
            let keys = try cells[0] == "none" ? [] : Set(cells[0].map { try Self.key($0) })
            for (index, request) in AuthorizationRequest.allCases.enumerated() where cells[column + index] != "-" {
                promptingKeys[request, default: []].insert(keys)
                let unasked = Situation(grant: .unasked, alwaysAsked: false, request: request)
                guard case .prompt(_, let text, _) = reactions[unasked] else { continue }
                let first = try Self.key(cells[column + index].first)
                #expect(text == first, "the key matrix and the list of \(rules) disagree")
            }
        }
    }

    /// Reads one line of a band's list: state, request, prompt and text, answer, outcome.
    private mutating func read(_ fields: [[String]]) throws {
        let grant = try #require(AccessGrant(rawValue: fields[0][0]))
        let request = try #require(AuthorizationRequest(rawValue: fields[1][0]))
        let next: AccessGrant = try #require(AccessGrant(rawValue: fields[4][0]))
        let status: Int32 = try #require(Int32(fields[4][1]))
        let outcome = ExpectedBehaviour.Outcome(
            grant: next,
            status: status,
            usesUpUpgrade: fields[4].contains("asked"),
            callback: fields[4].contains("callback")
        )
        for alwaysAsked in fields[0].contains("fresh") ? [false] : [false, true] {
            let situation = Situation(grant: grant, alwaysAsked: alwaysAsked, request: request)
            if fields[2] == ["at", "once"] {
                reactions[situation] = .atOnce(outcome)
            } else {
                let prompt = try #require(PromptID(rawValue: fields[2][0]))
                let option = try #require(PromptOption(rawValue: fields[3][0]))
                try add(option, outcome, to: prompt, Self.key(fields[2][1].first), in: situation)
            }
        }
    }

    private mutating func add(
        _ option: PromptOption,
        _ outcome: ExpectedBehaviour.Outcome,
        to prompt: PromptID,
        _ text: UsageKey,
        in situation: Situation
    ) throws {
        var outcomes: [PromptOption: ExpectedBehaviour.Outcome] = [:]
        if case .prompt(_, _, let others) = reactions[situation] { outcomes = others }
        outcomes[option] = outcome
        reactions[situation] = .prompt(prompt, text: text, outcomes: outcomes)
    }

    private static func key(_ letter: Character?) throws -> UsageKey {
        let keys: [Character: UsageKey] = ["W": .whenInUse, "A": .always, "B": .alwaysAndWhenInUse]
        return try #require(letter.flatMap { keys[$0] })
    }
}
