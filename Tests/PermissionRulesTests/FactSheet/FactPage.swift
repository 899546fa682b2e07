// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The tables of `Documentation/corelocation.md`, by the names that the file's lines cite.
struct FactPage {
    /// The cells of each row, without markup; a cell of the key matrix is a row of its own.
    private(set) var rows: [String: [String]] = [:]
    /// The page's words without markup and line breaks.
    private(set) var words = ""

    /// The page, read once.
    static let shared = Result { try FactPage() }

    private var section = ""
    private var band = ""
    private var table = 0
    private var row = 0
    private var head: [String] = []

    init() throws {
        let text = try Self.text(of: "Documentation/corelocation.md")
        words = text.replacing(/[*`]/, with: "").replacing(/\s+/, with: " ")
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { read(String(line)) }
    }

    /// A text file of the repository.
    static func text(of path: String) throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        return try String(contentsOf: root.standardizedFileURL.appending(path: path), encoding: .utf8)
    }

    private mutating func read(_ line: String) {
        if let match = line.prefixMatch(of: /### (\d\.\d+)/) {
            (section, band, table, head) = (String(match.1), "", 0, [])
        } else if let match = line.prefixMatch(of: /\*\*Band iOS (\d+(?:\.\d)?)/) {
            band = match.1 == "8.0" ? "8" : String(match.1)
        } else if !line.hasPrefix("|") {
            head = []
        } else if head.isEmpty {
            head = Self.cells(of: line)
            (table, row) = (table + 1, 0)
        } else if !line.allSatisfy({ $0 == "|" || $0 == "-" }) {
            row += 1
            keep(Self.cells(of: line))
        }
    }

    private mutating func keep(_ cells: [String]) {
        switch (section, table) {
        case ("2.3", 1):
            for (column, cell) in cells.dropFirst().enumerated() {
                rows["2.3-\(cells[0].replacing(" ", with: ""))-\(column + 1)"] = [cell]
            }
        case ("2.3", _): rows["2.3-special-\(row)"] = cells
        case ("2.4", _): rows["2.4-\(cells[0])"] = cells
        case ("2.5", _): rows["2.5-\(band)-\(row)"] = cells
        default: rows["\(section)-\(row)"] = cells
        }
    }

    private static func cells(of line: String) -> [String] {
        line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
            $0.replacing(/\*\*|`/, with: "").trimmingCharacters(in: .whitespaces)
        }
    }

    /// The row of the page that a line belongs to: its own name, or that name without the letter at its end.
    func row(of line: FactLine) -> String? {
        [line.id, String(line.id.dropLast())].first { rows[$0] != nil }
    }
}
