// SPDX-License-Identifier: Apache-2.0

extension PlistRule {
    /// Texts that are blank.
    @Sendable
    static func emptyText(in subject: PlistSubject) -> [PlistFinding] {
        subject.shownTexts.filter { $0.text.trimmingBlanks().isEmpty }.map { shown in
            PlistFinding(.emptyText, key: shown.key, line: shown.line, shown.arguments)
        }
    }

    /// Texts that explain nothing.
    @Sendable
    static func placeholder(in subject: PlistSubject) -> [PlistFinding] {
        subject.shownTexts.compactMap { shown in
            guard shown.purpose == nil || !isName(shown, in: subject) else { return nil }
            guard let kind = PlaceholderText(shown.text) else { return nil }
            var arguments = shown.arguments
            arguments["word"] = kind.word
            return PlistFinding(kind.row, key: shown.key, line: shown.line, arguments)
        }
    }

    /// Texts that are equal to another; each group is told once.
    @Sendable
    static func sameText(in subject: PlistSubject) -> [PlistFinding] {
        let texts = subject.shownTexts.filter { !$0.text.trimmingBlanks().isEmpty }
        let groups = Dictionary(grouping: texts.indices) { String(texts[$0].text.trimmingBlanks()) }
        return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }.map { group in
            let others = group.dropFirst().map { texts[$0].purpose ?? texts[$0].key }
            let first = texts[group[0]]
            let arguments = ["others": others.joined(separator: ", ")]
            return PlistFinding(.sameText, key: first.key, line: first.line, arguments)
        }
    }

    /// A copy of the file for one language, with texts in another.
    @Sendable
    static func localisedCopy(in subject: PlistSubject) -> [PlistFinding] {
        guard let language = subject.plist.localization, language != "Base" else { return [] }
        let foreign = subject.shownTexts.first { !TextLanguage(code: language).mayBeLanguage(of: $0.text) }
        return foreign.map { shown in
            let arguments = shown.arguments.merging(["language": language]) { given, _ in given }
            return [PlistFinding(.localisedCopy, key: shown.key, line: shown.line, arguments)]
        } ?? []
    }
}
