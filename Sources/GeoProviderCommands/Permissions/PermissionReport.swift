// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// One choice of the permission page, for a terminal and for programs.
struct PermissionReport {
    private let choice: PermissionChoice
    private let walks: [PermissionWalk]
    private let index: RuleIndex
    private let words: PermissionWords

    init(_ choice: PermissionChoice, _ walks: [PermissionWalk], providers: [ProviderRegistration]) {
        self.choice = choice
        self.walks = walks
        index = RuleIndex(providers: providers)
        words = PermissionWords(choice.language)
    }

    /// The report as a person reads it.
    func text(on page: Page) -> String {
        var page = page
        page.add("iOS \(choice.os.description) · \(words.name(of: choice.question))", indent: 0, style: .bold)
        let keys = choice.texts.sorted().map(\.rawValue).joined(separator: ", ")
        page.add("Info.plist\(words.colon)\(keys.isEmpty ? words.none : keys)", indent: 0, style: .faint)
        for (names, frame) in frames {
            page.addGap()
            page.add(names.joined(separator: words.comma), indent: 0, style: .bold)
            for line in frame.lines(width: page.width) { page.add(line) }
        }
        page.addGap()
        addTable(to: &page)
        for walk in walks { add(walk, to: &page) }
        page.addGap()
        page.add(words.rules, indent: 0, style: .bold)
        for id in rules {
            page.add(index.statement(of: id) ?? "", indent: 26, lead: "  " + id, leadStyle: .cyan)
            page.add(index.origin(of: id), indent: 26, style: .faint)
        }
        return page.text
    }

    /// The prompts, those alike once, with the names of the providers on which they appear.
    private var frames: [(names: [String], frame: ScreenFrame)] {
        var frames: [(names: [String], frame: ScreenFrame)] = []
        for walk in walks {
            for frame in walk.screens {
                if let index = frames.firstIndex(where: { $0.frame.looks(like: frame) }) {
                    frames[index].names.append(walk.provider.displayName)
                } else {
                    frames.append(([walk.provider.displayName], frame))
                }
            }
        }
        return frames
    }

    private func addTable(to page: inout Page) {
        let outcomes = walks.map(\.outcome)
        let rows = [
            [""] + walks.map(\.provider.displayName),
            [words.status] + outcomes.map(\.status),
            [words.accuracy] + outcomes.map { $0.accuracy ?? "–" },
            [words.location] + outcomes.map(\.location),
            [words.datum] + outcomes.map { $0.datum ?? "–" },
        ]
        page.addTable(rows) { row, column in row == 0 ? .bold : column == 0 ? .faint : nil }
    }

    private func add(_ walk: PermissionWalk, to page: inout Page) {
        page.addGap()
        page.add(walk.provider.displayName, indent: 0, style: .bold)
        var last: String?
        let rows = walk.outcome.events.map { event -> [String] in
            defer { last = event.time }
            let rule = event.rule.map { " [\($0)]" } ?? ""
            let text = TerminalText.visible(event.text) + rule
            return [event.time == last ? "" : "\(event.time) s", words.name(of: event.lane), text]
        }
        page.addTable(rows, indent: 2) { _, column in column == 0 ? .faint : nil }
    }

    private var rules: [String] {
        var seen: Set<String> = []
        return walks.flatMap(\.outcome.rules).filter { seen.insert($0).inserted }
    }

    /// The report as a document.
    var json: DeviceJSON {
        .document([
            "parameters": [
                "os": .string(choice.os.description),
                "rules": .string(RuleSet(binding: choice.os).name),
                "texts": .array(choice.texts.sorted().map { .string($0.rawValue) }),
                "request": .string(choice.question.rawValue),
                "language": .string(choice.language.rawValue),
            ],
            "outcomes": .array(walks.map(json)),
            "rules": .array(
                rules.map { id in
                    [
                        "id": .string(id), "statement": DeviceJSON(index.statement(of: id)),
                        "origin": .string(index.origin(of: id)),
                    ]
                }
            ),
        ])
    }

    private func json(of walk: PermissionWalk) -> DeviceJSON {
        let outcome = walk.outcome
        return [
            "provider": .string(walk.provider.id),
            "screens": .array(walk.screens.map(\.json)),
            "authorization": .string(outcome.status),
            "accuracy": DeviceJSON(outcome.accuracy),
            "location": .string(outcome.location),
            "datum": DeviceJSON(outcome.datum),
            "events": .array(
                outcome.events.map { event in
                    [
                        "t": DeviceJSON(Double(event.time)), "lane": .string(event.lane.rawValue),
                        "event": .string(event.kind.rawValue), "detail": .string(event.text),
                        "rule": DeviceJSON(event.rule),
                    ]
                }
            ),
        ]
    }
}

extension ScreenFrame {
    /// Whether the user sees and does the same, at the same time.
    fileprivate func looks(like other: ScreenFrame) -> Bool {
        time == other.time && prompt == other.prompt && text == other.text && answer == other.answer
            && precise == other.precise
    }
}
