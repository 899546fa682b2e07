// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice
import Testing

@testable import GeoProviderCommands

@Suite("contract --mutants")
struct MutantVerdictTests {
    /// The fate of every sixth of the suite's mutants by the hands of two checks, on one rule set.
    private static let matrix: ContractKillMatrix = {
        let checks = ProviderContract.allChecks.filter { ["ONE-01/located", "CRD-02/declared"].contains($0.id) }
        let subjects = [ProviderRegistration].standard.map(ContractSelection.subject)
        let mutants = (ProviderContract.mutants + ProviderContract.harmless).enumerated().filter { $0.offset % 6 == 0 }
        return ProviderContract.killMatrix(
            subjects[0],
            mutants: mutants.map(\.element),
            checks: checks,
            rules: [.ios18]
        )
    }()

    @Test("Every mutant has one row, whatever the number of providers")
    func mergesProviders() {
        let one = MutantVerdict([("a", Self.matrix)])
        let two = MutantVerdict([("a", Self.matrix), ("b", Self.matrix)])
        #expect(one.rows.map(\.name) == Self.matrix.rows.map(\.name))
        #expect(two.rows.map(\.name) == one.rows.map(\.name))
        #expect(two.rows.map(\.killedBy) == one.rows.map(\.killedBy))
    }

    @Test("How far it has come is told after each mutant")
    func progress() {
        var told: [Int] = []
        let matrix = ProviderContract.killMatrix(
            ContractSelection.subject([ProviderRegistration].standard[0]),
            mutants: Array(ProviderContract.mutants.prefix(3)),
            checks: []
        ) { done, count in
            #expect(count == 3)
            told.append(done)
        }
        #expect(told == [1, 2, 3] && matrix.rows.count == 3)
    }

    @Test("A mutant that lives is told by provider")
    func tellsSurvivors() {
        let verdict = MutantVerdict([("a", Self.matrix), ("b", Self.matrix)])
        let alive = Self.matrix.survivors
        #expect(verdict.survivors == alive.map { "\($0) on a" } + alive.map { "\($0) on b" })
    }

    @Test("A suite that tried nothing is not good")
    func nothingTried() {
        #expect(!MutantVerdict([]).isGood)
        #expect(!ContractVerdict(reports: [], mutants: nil, seconds: nil).isGood)
    }

    @Test("The rows have their keys, null where nobody noticed")
    func keys() throws {
        let rows = try #require(MutantVerdict([("a", Self.matrix)]).json.elements)
        #expect(rows.count == Self.matrix.rows.count)
        for row in rows {
            guard case .object(let members) = row else {
                Issue.record("\(row) is no object")
                continue
            }
            #expect(members.map(\.key) == ["name", "kind", "layer", "killedBy", "firstKilledBy"])
            #expect((row["firstKilledBy"] == .null) == (row["killedBy"]?.elements?.isEmpty == true))
        }
    }

    @Test("Text and Markdown name every mutant, and the text keeps to the width", arguments: [60, 80, 120])
    func texts(_ width: Int) {
        let verdict = ContractVerdict(reports: [], mutants: MutantVerdict([("a", Self.matrix)]), seconds: 0.5)
        let text = verdict.text(on: Page(width: width))
        #expect(Self.matrix.rows.allSatisfy { text.contains($0.name) && verdict.markdown.contains($0.name) })
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
        #expect(text.contains("0.5 seconds of the processor"))
    }

    @Test("JUnit's XML has a case for each mutant that met its fate, and a failure for each that did not")
    func junit() {
        let mutants = MutantVerdict([("a", Self.matrix)])
        let xml = ContractVerdict(reports: [], mutants: mutants, seconds: nil).junit
        let faults = mutants.survivors.count + mutants.rejected.count + mutants.idleChecks.count
        #expect(xml.matches(of: #/<failure /#).count == faults)
        #expect(xml.contains("failures=\"\(faults)\""))
    }

    @Test("XML holds any text", arguments: [("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("a\u{1B}\nb", "a&#10;b")])
    func escapes(_ text: String, _ escaped: String) {
        #expect(ContractVerdict.escaped(text) == escaped)
    }
}
