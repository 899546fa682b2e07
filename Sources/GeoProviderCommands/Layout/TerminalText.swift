// SPDX-License-Identifier: Apache-2.0

/// Texts as a terminal shows them.
enum TerminalText {
    /// A text from a file or a command line without anything that a terminal would obey.
    ///
    /// Line breaks and tabs become blanks; other control characters, and those that turn the direction of writing,
    /// become their code in angle brackets.
    static func visible(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control where scalar == "\n" || scalar == "\t" || scalar == "\r":
                result.append(" ")
            case .control, .lineSeparator, .paragraphSeparator,
                .format where !joiners.contains(scalar):
                result += "<U+" + code(scalar.value) + ">"
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The number of columns that a text takes; a Chinese character takes two.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func width(_ text: String) -> Int {
        text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + width($1) }
    }

    /// The number of columns that a character takes.
    static func width(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if (0x20..<0x7F).contains(first.value) { return 1 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return wide.contains { $0.contains(first.value) } ? 2 : 1
        }
    }

    /// A text filled up with blanks to a number of columns.
    static func padded(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - width(text)))
    }

    /// The invisible characters that letters and emoji are joined with.
    private static let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}", "\u{AD}", "\u{2060}"]

    private static func code(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// The blocks of Unicode whose characters take two columns.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
        0x1F900...0x1FAFF, 0x20000...0x3FFFD,
    ]
}
