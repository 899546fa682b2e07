// SPDX-License-Identifier: Apache-2.0

/// Breaks texts into lines.
enum LineWrap {
    /// The lines of a text, none wider than a number of columns.
    ///
    /// Lines break at blanks and between Chinese characters, and within a word only where it alone is too wide.
    static func lines(_ text: String, width: Int) -> [String] {
        let width = max(width, 8)
        var lines: [String] = []
        var line = ""
        var columns = 0
        for piece in pieces(of: text) {
            let gap = piece.afterBlank && columns > 0 ? 1 : 0
            if columns > 0, columns + gap + piece.columns > width {
                lines.append(line)
                (line, columns) = ("", 0)
            } else if gap > 0 {
                line += " "
                columns += gap
            }
            for part in parts(of: piece.text, width: width) {
                if columns > 0, columns + TerminalText.width(part) > width {
                    lines.append(line)
                    (line, columns) = ("", 0)
                }
                line += part
                columns += TerminalText.width(part)
            }
        }
        return columns > 0 || lines.isEmpty ? lines + [line] : lines
    }

    private struct Piece {
        var text: String
        var afterBlank: Bool
        var columns: Int { TerminalText.width(text) }
    }

    /// The words of a text, and each Chinese character by itself but with the mark that closes it.
    private static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            if word.utf8.allSatisfy({ $0 < 0x80 }) {
                pieces.append(Piece(text: String(word), afterBlank: true))
                continue
            }
            var afterBlank = true
            var run = ""
            for character in word {
                if run.isEmpty, !afterBlank, closesLine(character), let last = pieces.indices.last {
                    pieces[last].text.append(character)
                } else if TerminalText.width(character) == 2 {
                    if !run.isEmpty { pieces.append(Piece(text: run, afterBlank: afterBlank)) }
                    afterBlank = afterBlank && run.isEmpty
                    pieces.append(Piece(text: String(character), afterBlank: afterBlank))
                    (afterBlank, run) = (false, "")
                } else {
                    run.append(character)
                }
            }
            if !run.isEmpty { pieces.append(Piece(text: run, afterBlank: afterBlank)) }
        }
        return pieces
    }

    /// A word in parts that fit a line.
    private static func parts(of word: String, width: Int) -> [String] {
        guard TerminalText.width(word) > width else { return [word] }
        return word.map(String.init)
    }

    /// Whether a character is a mark that may not begin a line.
    private static func closesLine(_ character: Character) -> Bool { "，。、；：！？）”’」》%,.;:!?)".contains(character) }
}
