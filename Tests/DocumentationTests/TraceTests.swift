// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Requirements and what shows them")
struct TraceTests {
    private let repository = Repository()
    private let trace: Trace

    init() throws { trace = try Trace(in: repository) }

    @Test("Every requirement has one row, in order.")
    func rows() {
        let ids = (1...37).map { "R" + ($0 < 10 ? "0" : "") + "\($0)" }
        #expect(trace.rows.map(\.id) == ids)
    }

    @Test("Every test, scenario and program that is named exists, and a row without any is open.")
    func links() {
        #expect(trace.faults(in: repository) == [])
    }

    @Test("A name that does not exist is found.")
    func findsMissing() throws {
        var planted = trace
        planted.rows = [planted.rows[0]]
        planted.rows[0].tests = [Trace.TestFile(file: "Tests/DocumentationTests/TraceTests.swift", names: ["Nothing."])]
        planted.rows[0].scenarios = ["nowhere"]
        planted.rows[0].programs = ["Nobody"]
        #expect(planted.faults(in: repository).count == 3)
        planted.rows[0].tests = nil
        planted.rows[0].scenarios = nil
        planted.rows[0].programs = nil
        planted.rows[0].open = nil
        #expect(planted.faults(in: repository).count == 1)
    }

    @Test("Clauses cite rows that exist.")
    func citations() {
        #expect(!trace.clauses.isEmpty)
        #expect(Set(trace.clauses.keys).subtracting(trace.rows.map(\.id)).isEmpty)
    }

    @Test("TRACE.md is what the table gives.")
    func upToDate() throws {
        let path = "Documentation/TRACE.md"
        if ProcessInfo.processInfo.environment["UPDATE_TRACE"] != nil {
            try trace.markdown.write(
                to: repository.root.appendingPathComponent(path),
                atomically: true,
                encoding: .utf8
            )
        }
        let found = try? repository.text(of: path)
        #expect(found == trace.markdown, "Run: UPDATE_TRACE=1 swift test --filter TraceTests")
    }
}
