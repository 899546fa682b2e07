// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("The case bank")
struct CaseBankTests {
    static let cases = ScenarioFiles.names(in: "cases")

    @Test("Every situation has a scenario, every scenario is of a situation, and each tells which in its name.")
    func complete() throws {
        #expect(Set(Self.cases.map { String($0.prefix(3)) }) == Set(CaseTable.ids))
        for name in Self.cases {
            let text = try String(contentsOf: ScenarioFiles.url("cases/" + name), encoding: .utf8)
            #expect(text.contains(#""name": "\#(name.prefix(3)): "#), "\(name)")
            #expect(text.contains(#""expect": {"#), "\(name) expects nothing")
        }
    }

    @Test("Every entry of the tables is about a scenario that exists.")
    func tables() {
        let known = Set(Self.cases + ScenarioFiles.names(in: "contested"))
        for key in Array(CaseTable.providers.keys) + Array(CaseTable.versions.keys) {
            #expect(known.contains { $0.hasPrefix(key) }, "\(key)")
        }
    }

    @Test("Holds on every provider and iOS version it is about.", arguments: cases)
    func holds(name: String) throws {
        #expect(try CaseTable.misses(of: name, in: "cases") == [])
    }

    @Test("The README of the cases lists every situation with its sources and its scenarios.")
    func readme() throws {
        let text = try String(
            contentsOf: ScenarioFiles.folder.appendingPathComponent("cases/README.md"),
            encoding: .utf8
        )
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| B") }.map { $0.split(separator: "|") }
        #expect(rows.map { $0[0].trimmingCharacters(in: .whitespaces) } == (CaseTable.ids + ["B37"]).sorted())
        for row in rows { #expect(row.count == 4 && row[1...].allSatisfy { $0.count > 5 }, "\(row)") }
    }
}
