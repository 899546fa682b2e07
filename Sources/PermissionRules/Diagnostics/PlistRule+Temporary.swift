// SPDX-License-Identifier: Apache-2.0

extension PlistRule {
    private static let dictionaryKey = InfoPlistKey.temporaryUsageDictionary.rawValue

    /// A temporary dictionary that is none, or has values that are no texts.
    @Sendable
    static func temporaryType(in subject: PlistSubject) -> [PlistFinding] {
        guard let value = subject.value(.temporaryUsageDictionary) else { return [] }
        guard value.dictionary != nil else {
            let line = subject.line(.temporaryUsageDictionary)
            return [PlistFinding(.temporaryType, key: dictionaryKey, line: line, ["found": value.kindName])]
        }
        return subject.purposes.filter { $0.value.string == nil }.map { entry in
            let arguments = ["purposeKey": entry.key, "found": entry.value.kindName]
            return PlistFinding(.temporaryEntryType, key: dictionaryKey, line: entry.line, arguments)
        }
    }

    /// Purpose keys that the app uses and the file does not have.
    @Sendable
    static func temporaryMissing(in subject: PlistSubject) -> [PlistFinding] {
        let present = subject.purposes.map(\.key)
        let known = present.isEmpty ? "–" : present.map { "“\($0)”" }.joined(separator: ", ")
        var asked: Set<String> = []
        return subject.purposeKeys.filter { !present.contains($0) && asked.insert($0).inserted }.map { key in
            let arguments = ["purposeKey": key, "known": known]
            let line = subject.line(.temporaryUsageDictionary)
            return PlistFinding(.temporaryMissing, key: dictionaryKey, line: line, arguments)
        }
    }

    /// Purpose texts that are names of texts elsewhere.
    @Sendable
    static func temporaryPlaceholder(in subject: PlistSubject) -> [PlistFinding] {
        subject.shownTexts.compactMap { shown in
            guard let purpose = shown.purpose, isName(shown, in: subject),
                subject.localizedKeys.isDisjoint(with: [purpose, String(shown.text.trimmingBlanks())])
            else { return nil }
            var arguments = shown.arguments
            arguments["purposeKey"] = purpose
            return PlistFinding(.temporaryPlaceholder, key: shown.key, line: shown.line, arguments)
        }
    }

    /// Whether the text of a purpose is a name in a program rather than a word of a language, or names a strings file.
    static func isName(_ shown: PlistSubject.ShownText, in subject: PlistSubject) -> Bool {
        let text = shown.text.trimmingBlanks()
        let words = text.split { $0.isWhitespace || $0.isPunctuation && $0 != "." }
        guard !words.contains(where: { $0.hasSuffix(".strings") || $0.hasSuffix(".xcstrings") }) else { return true }
        let isOneWord = !text.isEmpty && text.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "$") }
        guard isOneWord else { return false }
        let body = text.dropFirst().dropLast()
        return String(text) == shown.purpose || subject.localizedKeys.contains(String(text))
            || body.contains { $0 == "." || $0 == "_" }
            || zip(body, body.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    }
}
