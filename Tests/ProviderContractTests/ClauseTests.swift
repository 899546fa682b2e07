// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import ProviderContract
import SimulatedDevice
import Testing

@Suite("The clauses are complete")
struct ClauseTests {
    @Test("There are at least forty, with unique ids, in the order of the chapters")
    func ids() {
        let ids = ProviderContract.clauses.map(\.id)
        #expect(ids.count >= 40)
        #expect(Set(ids).count == ids.count)
        let chapters = ProviderContract.clauses.map(\.group)
        let order = ContractGroup.allCases
        let places = chapters.compactMap(order.firstIndex)
        #expect(places == places.sorted())
        #expect(Set(chapters) == Set(order))
        for group in order {
            let numbers = ids.filter { $0.hasPrefix("\(group.rawValue)-") }.map { $0.suffix(2) }
            #expect(numbers == numbers.sorted(), "\(group)")
        }
    }

    @Test("Each has checks, or says why not", arguments: ProviderContract.clauses)
    func checked(_ clause: ContractClause) {
        let checks = ProviderContract.allChecks.filter { $0.clause.id == clause.id }
        #expect(checks.isEmpty == (clause.untestedBecause != nil))
    }

    @Test("Each says its rule in sentences, its source and the likely mistake", arguments: ProviderContract.clauses)
    func words(_ clause: ContractClause) {
        for text in [clause.rule, clause.likelyMistake, clause.source] + (clause.untestedBecause.map { [$0] } ?? []) {
            #expect(text.count > 10)
            #expect(text.hasSuffix("."), "\(text)")
        }
        #expect(!clause.rules.isEmpty)
        #expect(clause.rules == clause.rules.sorted())
    }

    @Test("Checks have unique ids that start with their clause")
    func checkIDs() {
        let ids = ProviderContract.allChecks.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ProviderContract.allChecks.allSatisfy { $0.id.hasPrefix($0.clause.id + "/") })
    }

    @Test("Temporary full accuracy comes first")
    func first() {
        #expect(ProviderContract.allChecks.first?.id == "ACC-01/never-asks-for-always")
    }
}
