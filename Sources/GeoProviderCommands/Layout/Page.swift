// SPDX-License-Identifier: Apache-2.0

/// A text made for reading, line by line, for a width and with or without colour.
struct Page {
    /// The number of columns.
    let width: Int
    /// Whether words may stand out.
    let isColored: Bool
    /// The lines so far, without line breaks.
    private(set) var lines: [String] = []

    init(width: Int = Console.standardWidth, isColored: Bool = false) {
        self.width = width
        self.isColored = isColored
    }

    /// The whole text; its last line has no line break.
    var text: String { lines.joined(separator: "\n") }

    /// A text in a style, or as it is where nothing may stand out.
    func styled(_ text: String, _ style: TextStyle) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Adds a line as it is.
    mutating func add(_ line: String = "") {
        lines.append(line)
    }

    /// Adds an empty line, unless there is one already or the page is empty.
    mutating func addGap() {
        if lines.last?.isEmpty == false { lines.append("") }
    }

    /// Adds a text in lines that fit.
    ///
    /// - Parameters:
    ///   - text: What it says, without styles.
    ///   - indent: The number of blanks before every line.
    ///   - lead: What stands in the indent of the first line, without styles.
    ///   - style: How the text, not the lead, stands out.
    mutating func add(
        _ text: String,
        indent: Int,
        lead: String = "",
        style: TextStyle? = nil,
        leadStyle: TextStyle? = nil
    ) {
        for (index, line) in LineWrap.lines(text, width: width - indent).enumerated() {
            let margin = TerminalText.padded(index == 0 ? lead : "", to: indent)
            let head = leadStyle.map { styled(margin, $0) } ?? margin
            lines.append(head + (style.map { styled(line, $0) } ?? line))
        }
    }

    /// Adds a table whose last column takes what is left of the width, in lines that fit.
    ///
    /// - Parameters:
    ///   - rows: The cells of each row, without styles.
    ///   - indent: The number of blanks before every line.
    ///   - style: How the cells of a column but the last stand out.
    ///   - insertion: Lines to add as they are behind a row.
    mutating func addTable(
        _ rows: [[String]],
        indent: Int = 0,
        style: (_ row: Int, _ column: Int) -> TextStyle? = { _, _ in nil },
        behind insertion: (_ row: Int) -> [String] = { _ in [] }
    ) {
        let columns = rows.map(\.count).max() ?? 0
        guard columns > 0 else { return }
        let widths = (0..<columns - 1).map { column in
            rows.map { $0.count > column ? TerminalText.width($0[column]) : 0 }.max() ?? 0
        }
        let last = indent + widths.reduce(0) { $0 + $1 + 2 }
        for (row, cells) in rows.enumerated() {
            var head = String(repeating: " ", count: indent)
            for column in 0..<columns - 1 {
                let cell = TerminalText.padded(column < cells.count ? cells[column] : "", to: widths[column])
                head += (style(row, column).map { styled(cell, $0) } ?? cell) + "  "
            }
            let rest = cells.count == columns ? LineWrap.lines(cells[columns - 1], width: width - last) : [""]
            for (index, line) in rest.enumerated() {
                let text = (index == 0 ? head : String(repeating: " ", count: last)) + line
                lines.append(text.trimmingTrailingBlanks())
            }
            lines += insertion(row)
        }
    }
}

extension String {
    /// The text without the blanks at its end.
    func trimmingTrailingBlanks() -> String {
        String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
    }
}
