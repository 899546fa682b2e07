// SPDX-License-Identifier: Apache-2.0

/// A text in a frame of lines, drawn row by row.
struct FramedText {
    /// The number of columns within the frame and its margins.
    let columns: Int
    /// The rows so far.
    private(set) var lines: [String] = []

    /// A line across the frame.
    enum Rule {
        case top, middle, bottom
    }

    init(columns: Int) { self.columns = columns }

    /// Adds a line across.
    mutating func rule(_ rule: Rule) {
        let (left, right) =
            switch rule {
            case .top: ("┌", "┐")
            case .middle: ("├", "┤")
            case .bottom: ("└", "┘")
            }
        lines.append(left + String(repeating: "─", count: columns + 2) + right)
    }

    /// Adds a text from the left margin, in rows that fit.
    mutating func add(_ text: String = "") {
        for line in LineWrap.lines(text, width: columns) { addRow(line) }
    }

    /// Adds a text in the middle, in rows that fit.
    mutating func add(centered text: String) {
        for line in LineWrap.lines(text, width: columns) {
            addRow(String(repeating: " ", count: max(0, columns - TerminalText.width(line)) / 2) + line)
        }
    }

    private mutating func addRow(_ text: String) { lines.append("│ " + TerminalText.padded(text, to: columns) + " │") }
}
