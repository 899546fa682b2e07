// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import Testing

/// The second sets, which no check was written for before they had been judged.
///
/// What the contract found in them then is what it finds in a stranger's fault; the checks that close the holes came
/// later, from the rules, and are counted apart.
@Suite("What the contract finds in a second set of faults")
struct SecondSightTests {
    /// Those that the contract took for good when it first saw them; what is wrong with them is said in their lists.
    private static let takenForGoodAtFirstSight: Set = [
        "AlderAdapter", "LarchAdapter", "OleanderAdapter",
        "Aare", "Brenta", "Clyde", "Forth", "Garonne", "Humber", "Inn", "Kama", "Oder", "Rhone",
    ]
    /// Those that it still takes for good, and why; a check that comes to reject one takes it from this list.
    private static let survivors = [
        "LarchAdapter": "No world of the contract has a key that AMap refuses, and without a signal AMap says 4, not 2."
    ]

    @Test("Nineteen of twenty adapters are rejected; at first sight seventeen were.", arguments: StrangerAdapter.second)
    func rejectsAdapter(_ adapter: StrangerAdapter) throws {
        let control = try #require(StrangerAdapter.controls.first { $0.vendor == adapter.vendor })
        let rejection = Verdict.rejection(of: adapter.subject, beside: control.subject)
        #expect((rejection == nil) == (Self.survivors[adapter.codename] != nil), "\(adapter.cause)")
    }

    @Test("All forty mutants are rejected; at first sight thirty were.", arguments: BlindMutants.second)
    func rejectsMutant(_ mutant: BlindMutant) throws {
        let control = try #require(BlindMutants.controls.first { $0.vendor == mutant.vendor })
        let rejection = Verdict.rejection(of: mutant.subject, beside: control.subject)
        #expect((rejection == nil) == (Self.survivors[mutant.codename] != nil))
    }

    @Test("Every survivor is one of the sets, and was one at first sight.")
    func survivorsExist() {
        let adapters = Set(StrangerAdapter.second.map(\.codename))
        let mutants = Set(BlindMutants.second.map(\.codename))
        #expect(adapters.count + mutants.count == 60)
        #expect(adapters.subtracting(Self.takenForGoodAtFirstSight).count == 17)
        #expect(mutants.subtracting(Self.takenForGoodAtFirstSight).count == 30)
        #expect(Self.takenForGoodAtFirstSight.isSuperset(of: Self.survivors.keys))
    }
}
