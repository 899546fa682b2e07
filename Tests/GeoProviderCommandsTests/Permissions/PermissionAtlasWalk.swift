// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The data of the permission page as its script reads it, for tests.
struct PermissionAtlasWalk: Sendable {
    let rules: [String: [String]]
    let events: [[String]]
    private let roots: [String: [Int]]
    private let nodes: [Node]
    private let prompts: [Prompt]
    private let outcomes: [Outcome]

    private struct Node: Sendable {
        let outcome: Int
        let prompt: Int
        let next: [String: Int]
    }

    private struct Prompt: Sendable {
        let id: String
        let options: [String]
    }

    private struct Outcome: Sendable {
        let status: String
        let accuracy: String
        let events: [Int]
    }

    /// Takes the data out of a page.
    init?(page: String) {
        guard let start = page.range(of: #"<script type="application/json" id="data">"#),
            let end = page[start.upperBound...].range(of: "</script>"),
            let value = try? JSONSerialization.jsonObject(with: Data(page[start.upperBound..<end.lowerBound].utf8)),
            let data = value as? [String: Any],
            let rules = data["rules"] as? [String: [String]], let events = data["events"] as? [[String]],
            let roots = data["roots"] as? [String: [Int]], let nodes = data["nodes"] as? [[Any]],
            let prompts = data["prompts"] as? [[Any]], let outcomes = data["outcomes"] as? [[Any]]
        else { return nil }
        self.rules = rules
        self.events = events
        self.roots = roots
        self.nodes = nodes.map {
            Node(outcome: $0[0] as? Int ?? 0, prompt: $0[1] as? Int ?? -1, next: $0[2] as? [String: Int] ?? [:])
        }
        self.prompts = prompts.map {
            Prompt(id: $0[0] as? String ?? "", options: ($0[4] as? [[String]] ?? []).map { $0[0] })
        }
        self.outcomes = outcomes.map {
            Outcome(
                status: $0[0] as? String ?? "",
                accuracy: $0[1] as? String ?? "",
                events: $0[4] as? [Int] ?? []
            )
        }
    }

    /// What stands at the end of a way: the prompt that waits, the status, the accuracy, and the events' texts.
    struct Place {
        let prompt: String?
        let options: [String]
        let status: String
        let accuracy: String
        let events: [String]
    }

    /// The place of a choice on a provider, after answers in order.
    func place(_ root: String, provider: Int = 0, _ answers: [String] = []) -> Place? {
        guard var number = roots[root]?[provider] else { return nil }
        for answer in answers {
            guard let next = nodes[number].next[answer] else { return nil }
            number = next
        }
        let outcome = outcomes[nodes[number].outcome]
        let waiting = nodes[number].prompt < 0 ? nil : prompts[nodes[number].prompt]
        return Place(
            prompt: waiting?.id,
            options: waiting?.options ?? [],
            status: outcome.status,
            accuracy: outcome.accuracy,
            events: outcome.events.map { events[$0].joined(separator: " ") }
        )
    }
}
