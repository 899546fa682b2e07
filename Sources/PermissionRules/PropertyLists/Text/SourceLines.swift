// SPDX-License-Identifier: Apache-2.0

/// The lines of a broken text, for messages that show what is there.
struct SourceLines: Sendable {
    private let lines: [Substring]

    init(_ bytes: [UInt8]) {
        var text = TextEncoding(of: bytes).text(of: bytes)
        text.makeContiguousUTF8()
        let newline = UInt8(ascii: "\n")
        lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false).map { line in
            Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        }
    }

    /// The line of a number counted from 1, without the blanks around it, in quotes and shortened.
    func excerpt(_ number: Int?) -> String {
        guard let number, number >= 1, number <= lines.count else { return "“”" }
        return Self.quoted(lines[number - 1])
    }

    /// A text without the blanks around it, in quotes and shortened.
    static func quoted(_ text: some StringProtocol, limit: Int = 80) -> String {
        let trimmed = text.trimmingBlanks()
        let shown = trimmed.unicodeScalars.prefix(limit).map { scalar in
            scalar.value < 32 || scalar.value == 127 ? "\u{FFFD}" : String(scalar)
        }
        return "“\(shown.joined())\(trimmed.unicodeScalars.count > limit ? "…" : "")”"
    }

    /// The conflict that a merge left, if there is one; a lone marker counts only in the line of the fault.
    func mergeConflict(faultLine: Int? = nil) -> MergeConflict? {
        MergeConflict(in: lines, faultLine: faultLine)
    }
}

extension StringProtocol {
    /// The text without the white space at its ends.
    func trimmingBlanks() -> SubSequence {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return self[endIndex...] }
        return self[first...last]
    }
}
