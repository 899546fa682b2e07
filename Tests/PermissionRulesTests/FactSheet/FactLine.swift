// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// One line of `corelocation-rules.csv`: what iOS does in one situation, and the row of the fact sheet that says so.
struct FactLine: CustomTestStringConvertible {
    /// The line's name: section, table, row, and a letter where a row of the page takes several lines.
    var id = ""
    /// The names of the bands of `versionsByBand`.
    var bands = ""
    /// `NAME=VALUE`, or nothing.
    var switches = ""
    /// The usage texts that are present, by the page's letters.
    var keys = ""
    /// The grants to start from.
    var grant = ""
    /// Whether the upgrade is used up at the start: `yes`, `no`, `either`.
    var asked = ""
    /// What happens, step by step; `device` where only a device can show it.
    var script = ""
    /// The prompt that the last request raised: an id, `none`, `some`; `unavailable` where Settings offers no such thing.
    var prompt = ""
    /// The text it shows, by letter.
    var text = ""
    /// The buttons of a prompt of the catalogue.
    var options = ""
    /// The grant at the end, or `same`.
    var after = ""
    /// The number of the status at the end; `*`: unsaid.
    var visible = ""
    /// Whether the upgrade is used up at the end, or `same`.
    var askedAfter = ""
    /// The number of visible changes; `*`: unsaid.
    var callbacks = ""
    /// What else is seen: `console`, `opensSettings`, `preciseSwitch`, `declined`, `unknownKey`, `widgets`.
    var also = ""
    /// The accuracy at the end, where the line says so.
    var accuracy = ""
    /// The page's mark.
    var confidence = ""
    /// The page's own words.
    var words = ""

    var testDescription: String { id }

    private static var columns: [(name: String, path: WritableKeyPath<FactLine, String>)] {
        [
            ("id", \.id), ("bands", \.bands), ("switches", \.switches), ("keys", \.keys), ("grant", \.grant),
            ("asked", \.asked), ("script", \.script), ("prompt", \.prompt), ("text", \.text), ("options", \.options),
            ("after", \.after), ("visible", \.visible), ("askedAfter", \.askedAfter), ("callbacks", \.callbacks),
            ("also", \.also), ("accuracy", \.accuracy), ("confidence", \.confidence), ("words", \.words),
        ]
    }

    /// All lines of the file.
    static let all: [FactLine] = {
        guard let folder = Bundle.module.resourceURL,
            let text = try? String(
                contentsOf: folder.appending(path: "Fixtures/corelocation-rules.csv"),
                encoding: .utf8
            )
        else { return [] }
        let rows = text.split(separator: "\n").map { cells(of: String($0)) }
        guard rows.first == columns.map(\.name) else { return [] }
        return rows.dropFirst().map { row in
            var line = FactLine()
            for (column, cell) in zip(columns, row) { line[keyPath: column.path] = cell }
            return line
        }
    }()

    /// The cells of a line; a quoted one may hold commas, and quotes written twice.
    private static func cells(of line: String) -> [String] {
        var cells = [""]
        var quoted = false
        var rest = Substring(line)
        while let character = rest.popFirst() {
            if character == "\"", quoted, rest.first == "\"" {
                cells[cells.count - 1].append(rest.removeFirst())
            } else if character == "\"" {
                quoted.toggle()
            } else if character == ",", !quoted {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
        }
        return cells
    }

    /// The versions that stand for a band: its first, its last, and what lies between.
    static let versionsByBand: [String: [String]] = {
        let old = ["8.0", "9.3", "10.3"]
        let eleven = ["11.0", "12.5"]
        let thirteen = ["13.0", "13.1", "13.3"]
        let thirteenFour = ["13.4", "13.7"]
        let fourteen = ["14.0", "15.8", "16.7", "17.0", "17.6", "18.0", "26.0", "27.0"]
        return [
            "8-10": old, "8-12": old + eleven, "8-13": old + eleven + thirteen + thirteenFour, "11-12": eleven,
            "13.0-13.3": thirteen, "13.0-13.7": thirteen + thirteenFour, "13.4+": thirteenFour + fourteen,
            "14+": fourteen, "13+": thirteen + thirteenFour + fourteen,
            "11+": eleven + thirteen + thirteenFour + fourteen,
            "8+": old + eleven + thirteen + thirteenFour + fourteen,
        ]
    }()
}
