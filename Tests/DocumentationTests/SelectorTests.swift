// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("From Apple's symbols to the package's own")
struct SelectorTests {
    /// One line of the table: Apple's symbol, its two names, and where it is here.
    private struct Row {
        var symbol: String
        var cells: [String]

        init?(_ line: Substring) {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 4 else { return nil }
            symbol = cells[0]
            self.cells = Array(cells.dropFirst())
        }
    }

    private let repository = Repository()
    private let rows: [Row]
    private let versions: [String: String]

    init() throws {
        rows = try repository.text(of: "Documentation/selectors.tsv").split(separator: "\n").compactMap(Row.init)
        let inventory = try repository.text(of: "Documentation/AppleSymbols.md")
        let pairs = inventory.matches(of: /\| `(\w+)` \| ([0-9.]+) \|/).map { (String($0.1), String($0.2)) }
        versions = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    @Test("Every symbol of the inventory has a line, and nothing else has.")
    func complete() {
        #expect(rows.map(\.symbol).sorted() == versions.keys.sorted())
    }

    @Test("What stands for a symbol here exists.")
    func exists() throws {
        let folders = FileManager.default.enumerator(atPath: repository.root.appendingPathComponent("Sources").path)
        let paths = (folders?.compactMap { $0 as? String } ?? []).filter {
            ($0.hasPrefix("GeoProvider/") || $0.hasPrefix("Geodesy/")) && $0.hasSuffix(".swift")
        }
        let source = try paths.map { try repository.text(of: "Sources/" + $0) }.joined()
        let words = Set(source.matches(of: /\w+/).map { String($0.output) })
        for row in rows where row.cells[2] != "–" {
            let names = row.cells[2].matches(of: /\w+/).map { String($0.output) }
            #expect(!names.isEmpty && names.allSatisfy(words.contains), "\(row.symbol): \(row.cells[2])")
        }
    }

    @Test("SELECTORS.md is what inventory and table give.")
    func upToDate() throws {
        let lines = rows.map { "| \($0.cells[0]) | \($0.cells[1]) | \(versions[$0.symbol] ?? "") | \($0.cells[2]) |" }
        let found = try repository.text(of: "Documentation/SELECTORS.md").components(separatedBy: "\n")
        #expect(found.filter { $0.hasPrefix("| ") }.dropFirst() == lines[...])
    }
}
