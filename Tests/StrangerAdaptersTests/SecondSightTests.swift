// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import Testing

/// The second sets, which no check was written for: what the contract finds in them is what it finds in a stranger's fault.
@Suite("What the contract finds in a second set of faults, at first sight")
struct SecondSightTests {
    /// Those that the contract takes for good; what is wrong with them is said where they are listed.
    private static let survivors: Set = [
        "AlderAdapter", "LarchAdapter", "OleanderAdapter",
        "Aare", "Brenta", "Clyde", "Forth", "Garonne", "Humber", "Inn", "Kama", "Oder", "Rhone",
    ]

    @Test("Seventeen of twenty adapters are rejected.", arguments: StrangerAdapter.second)
    func rejectsAdapter(_ adapter: StrangerAdapter) throws {
        let control = try #require(StrangerAdapter.controls.first { $0.vendor == adapter.vendor })
        let rejection = Verdict.rejection(of: adapter.subject, beside: control.subject)
        #expect((rejection == nil) == Self.survivors.contains(adapter.codename), "\(adapter.cause)")
    }

    @Test("Thirty of forty mutants are rejected.", arguments: BlindMutants.second)
    func rejectsMutant(_ mutant: BlindMutant) throws {
        let control = try #require(BlindMutants.controls.first { $0.vendor == mutant.vendor })
        let own = ProviderContract.allChecks.filter { $0.clause.id == mutant.clause }
        let rejection = Verdict.rejection(of: mutant.subject, beside: control.subject, first: own)
        #expect((rejection == nil) == Self.survivors.contains(mutant.codename))
    }

    @Test("Every survivor is one of the sets.")
    func survivorsExist() {
        let names = Set(StrangerAdapter.second.map(\.codename) + BlindMutants.second.map(\.codename))
        #expect(names.count == 60)
        #expect(Self.survivors.isSubset(of: names))
    }
}
