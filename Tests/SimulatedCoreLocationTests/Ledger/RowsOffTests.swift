// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

/// The behaviour rows of the ledger, each taken away in turn; `.ci/ledger-rows-off` does the same to the whole suite.
///
/// The rows of the permission tables are changed in turn by `FactMutationTests`.
@Suite("The ledger, row by row switched off")
struct RowsOffTests {
    private static let stories = LedgerStory.updates + LedgerStory.monitoring + LedgerStory.phone + LedgerStory.async

    /// What each story shows with all rules in place.
    private static let observations = Result { try stories.map { try $0.observation() } }

    /// The rows whose effect is no single thing that could be taken away, and where they are tested instead.
    static let inseparable: [BehaviourRule: String] = [:]

    @Test("Some story shows something else without the row", arguments: BehaviourRule.allCases)
    func missed(_ rule: BehaviourRule) throws {
        let standard = try Self.observations.get()
        let witness = try zip(Self.stories, standard).first { story, seen in
            try story.observation(without: [rule]) != seen
        }
        #expect(
            (witness == nil) == (Self.inseparable[rule] != nil),
            "\(rule.rawValue): \(witness?.0.name ?? "no story")"
        )
    }

    @Test("A story is the same whenever it is told")
    func repeatable() throws {
        let standard = try Self.observations.get()
        for (story, seen) in zip(Self.stories, standard) { #expect(try story.observation() == seen, "\(story.name)") }
    }
}
