// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("The fact sheet, line by line")
struct FactSheetTests {
    @Test("The machine does what each line says, on every version of its band", arguments: FactLine.all)
    func everyLine(_ line: FactLine) throws {
        guard line.script != "device" else { return }
        let check = FactCheck()
        #expect(try check.fault(in: line) == nil)
        #expect(check.runs > 0)
    }

    @Test("Every row of the page's tables has a line, and every line its row or its sentence")
    func linesAndRows() throws {
        let page = try FactPage.shared.get()
        #expect(page.rows.count == 153)
        #expect(FactLine.all.count >= page.rows.count)
        let cited = Set(FactLine.all.compactMap(page.row(of:)))
        #expect(Set(page.rows.keys).subtracting(cited).sorted() == [])
        for line in FactLine.all where page.row(of: line) == nil {
            #expect(page.words.contains(line.words), "\(line.id)")
        }
    }

    @Test("A line quotes its row, and bears the row's mark", arguments: FactLine.all)
    func words(_ line: FactLine) throws {
        let page = try FactPage.shared.get()
        guard let id = page.row(of: line), let cells = page.rows[id] else { return }
        #expect(line.words == cells.joined(separator: " | "))
        let isCatalogue = line.id.hasPrefix("2.4") || line.id.hasPrefix("2.3-") && !line.id.contains("special")
        let mark = cells.last?.split(separator: " ").last { $0.wholeMatch(of: /[DSI1]/) != nil }
        let first = cells.last?.first.map(String.init) ?? ""
        let expected = isCatalogue ? "D" : "DSI1".contains(first) ? first : mark.map(String.init)
        #expect(line.confidence == expected)
    }

    @Test("Where a row of the page is formal, the line says the same", arguments: FactLine.all)
    func formalCells(_ line: FactLine) throws {
        let page = try FactPage.shared.get()
        guard let cells = page.rows[line.id], line.script != "device" else { return }
        switch line.id.prefix(3) {
        case "2.3" where cells.count == 1: matrixCell(line, cells[0])
        case "2.4": #expect(Set(line.options.split(separator: " ").map(String.init)).isSubset(of: words(in: cells[2])))
        case "2.5": transition(line, cells)
        default: break
        }
    }

    @Test("A row that only a device can show has a test there that bears its name", arguments: FactLine.all)
    func deviceRows(_ line: FactLine) throws {
        guard line.script == "device" else { return }
        let tests = try FactPage.text(of: "Tests/SimulatedDeviceTests/Permission/FactSheetDeviceTests.swift")
        #expect(tests.contains("\"\(line.id): "))
    }

    private func words(in cell: String) -> Set<String> {
        Set(cell.split { !$0.isLetter }.map(String.init))
    }

    private func matrixCell(_ line: FactLine, _ cell: String) {
        let letter =
            cell.split(separator: ",").first.flatMap { words(in: String($0)).first { $0.count == 1 } }
            ?? words(in: cell).sorted().first { $0.count == 1 }
        #expect((cell == "silent") == (line.prompt == "none"))
        #expect(line.text == letter ?? "")
    }

    private func transition(_ line: FactLine, _ cells: [String]) {
        let (prompt, answer, next, callback) = (cells[2], cells[3], cells[4], cells[5])
        if prompt.hasPrefix("none") {
            #expect(line.prompt == "none")
        } else if let match = prompt.prefixMatch(of: /(\w+\d*)(?: \/ ([WAB]))?/), !prompt.hasPrefix("as ") {
            #expect(line.prompt == match.1)
            if let text = match.2 { #expect(line.text == text) }
        }
        if let option = PromptOption(rawValue: answer.split(separator: " ").first.map(String.init) ?? "") {
            #expect(line.script.contains("answer \(option.rawValue)"))
        }
        if let match = next.prefixMatch(of: /(\w+) \((\d)\)/) {
            #expect(line.after == match.1 && line.visible == match.2)
        } else if next == "unchanged" {
            #expect(line.after == "same" || line.after == line.grant)
        }
        if next.contains("alwaysAsked") { #expect(line.askedAfter == "yes") }
        if callback.hasPrefix("yes") { #expect(line.callbacks == "1") }
        if callback.hasPrefix("no") { #expect(line.callbacks == "0") }
    }
}
