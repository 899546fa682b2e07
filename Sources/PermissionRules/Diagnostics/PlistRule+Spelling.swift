// SPDX-License-Identifier: Apache-2.0

extension PlistRule {
    /// Keys that are almost ones that iOS knows: blanks, case or one letter differ.
    @Sendable
    static func suspiciousKey(in subject: PlistSubject) -> [PlistFinding] {
        let exact = Set(InfoPlistKey.spelled)
        let known = InfoPlistKey.spelled.map { (key: $0, letters: letters(of: $0)) }
        return subject.plist.root.entries.compactMap { entry in
            guard !exact.contains(entry.key) else { return nil }
            let found = letters(of: entry.key)
            let near = known.first { candidate in
                abs(candidate.letters.count - found.count) <= 1 && NearestName.distance(candidate.letters, found) <= 1
            }
            return near.map { candidate in
                let arguments = ["found": entry.key, "known": candidate.key]
                return PlistFinding(.suspiciousKey, key: candidate.key, line: entry.line, arguments)
            }
        }
    }

    /// The letters of a key without white space, visible or not, and without case.
    private static func letters(of key: String) -> [UInt8] {
        let hidden: Set<Unicode.Scalar> = ["\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{00AD}"]
        var text = String.UnicodeScalarView()
        text.append(contentsOf: key.unicodeScalars.filter { !$0.properties.isWhitespace && !hidden.contains($0) })
        return Array(String(text).lowercased().utf8)
    }

    /// Keys that occur more than once in one dictionary, at any level.
    ///
    /// It is an error in the outermost dictionary and in the temporary one, and a fact in those that location does not
    /// read: real apps ship with such ones.
    @Sendable
    static func duplicateKey(in subject: PlistSubject) -> [PlistFinding] {
        repeated(in: subject.plist.root, path: [])
    }

    private static func repeated(in dictionary: PropertyListDictionary, path: [String]) -> [PlistFinding] {
        let here = dictionary.duplicates.map { key, entries in
            let lines = entries.compactMap { $0.line.map(String.init) }
            let isSame = entries.allSatisfy { $0.value == entries[0].value }
            let isRead = path.isEmpty || path == [InfoPlistKey.temporaryUsageDictionary.rawValue]
            let arguments = [
                "count": "\(entries.count)",
                "lines": lines.isEmpty ? "–" : lines.joined(separator: ", "),
                "path": path.joined(separator: " › "),
            ]
            return PlistFinding(
                isRead ? (isSame ? .duplicateKeySame : .duplicateKey) : .duplicateKeyElsewhere,
                severity: isRead ? nil : .info,
                key: key,
                line: entries[1].line,
                arguments
            )
        }
        return here + dictionary.entries.flatMap { repeated(in: $0.value, path: path + [$0.key]) }
    }

    private static func repeated(in value: PropertyListValue, path: [String]) -> [PlistFinding] {
        switch value.content {
        case .dictionary(let dictionary): repeated(in: dictionary, path: path)
        case .array(let values): values.flatMap { repeated(in: $0, path: path) }
        default: []
        }
    }
}
