// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// All choices with what they come to, as the page embeds them: every list once, and numbers in place of what repeats.
struct PermissionAtlas {
    private let language: PromptLanguage
    private let providers: [ProviderRegistration]
    private let index: RuleIndex
    private var events = InternTable()
    private var outcomes = InternTable()
    private var prompts = InternTable()
    private var nodes = InternTable()
    private var rules: [DeviceJSON.Member] = []
    private var known: Set<String> = []

    /// Runs every choice on every provider.
    init(in language: PromptLanguage, providers: [ProviderRegistration]) throws {
        self.language = language
        self.providers = providers
        index = RuleIndex(providers: providers)
        roots = []
        for rules in RuleSet.all {
            for question in PermissionQuestion.allCases where question.exists(under: rules) {
                for texts in Self.textSets { try add(texts, question, rules) }
            }
        }
    }

    /// The eight sets of usage texts, each under the number whose bits stand for the keys in order.
    static let textSets: [Set<UsageKey>] = (0..<8).map { bits in
        Set(UsageKey.allCases.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element))
    }

    /// The number of the first node of each choice: by rule set, question, texts and provider.
    private var roots: [DeviceJSON.Member]

    private mutating func add(_ texts: Set<UsageKey>, _ question: PermissionQuestion, _ rules: RuleSet) throws {
        let choice = PermissionChoice(os: rules.first, texts: texts, question: question, language: language)
        let numbers = try providers.map { provider in
            DeviceJSON.integer(try number(of: PermissionTree(choice, on: provider)))
        }
        let bits = Self.textSets.firstIndex(of: texts) ?? 0
        roots.append(.init("\(rules.name) \(question.rawValue) \(bits)", .array(numbers)))
    }

    private mutating func number(of tree: PermissionTree) -> Int {
        guard case .node(let outcome, let waiting, let branches) = tree else { return 0 }
        let prompt = waiting.map { prompts.number(of: json(of: $0)) } ?? -1
        let members = branches.map { DeviceJSON.Member($0.answer.key, .integer(number(of: $0.tree))) }
        return nodes.number(of: [.integer(number(of: outcome)), .integer(prompt), .object(members)])
    }

    private mutating func number(of outcome: PermissionOutcome) -> Int {
        let told = outcome.events.map { event -> DeviceJSON in
            if let rule = event.rule, known.insert(rule).inserted {
                let words: DeviceJSON = [
                    .string(index.statement(of: rule) ?? ""), .string(index.origin(of: rule)),
                ]
                rules.append(.init(rule, words))
            }
            let value: DeviceJSON = [
                .string(event.time), .string(event.lane.rawValue), .string(event.kind.rawValue), .string(event.text),
                .string(event.rule ?? ""),
            ]
            return .integer(events.number(of: value))
        }
        return outcomes.number(of: [
            .string(outcome.status), .string(outcome.accuracy ?? ""), .string(outcome.location),
            .string(outcome.datum ?? ""), .array(told),
        ])
    }

    private func json(of frame: ScreenFrame) -> DeviceJSON {
        let texts = frame.buttons.map { ["\($0.option.rawValue)", $0.label] }
        return [
            .string(frame.prompt.rawValue), .string(frame.title), .string(frame.text ?? ""),
            .bool(frame.precise != nil), .array(texts.map { .array($0.map { .string($0) }) }),
        ]
    }

    /// The whole of it.
    var json: DeviceJSON {
        [
            "formatVersion": 1,
            "providers": .array(providers.map { [.string($0.id), .string($0.displayName)] }),
            "roots": .object(roots),
            "nodes": .array(nodes.values),
            "prompts": .array(prompts.values),
            "outcomes": .array(outcomes.values),
            "events": .array(events.values),
            "rules": .object(rules.sorted { $0.key < $1.key }),
        ]
    }
}
