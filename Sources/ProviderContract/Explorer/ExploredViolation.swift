// SPDX-License-Identifier: Apache-2.0

/// A broken invariant, as the phone saw it.
struct ExploredViolation {
    var invariant: ContractExploration.Invariant
    var message: String
    /// What the app had when it happened, with what should not have come.
    var tally: ExploredTally
    /// Whether it is an error of updates that should not have come.
    var isError = false
    /// Whether it is something that never comes.
    var isEndless = false

    /// How long something may take that has to end.
    static let patienceForEnds = Duration.seconds(600)

    /// What is owed, and never comes.
    static func endless(_ invariant: ContractExploration.Invariant, tally: ExploredTally) -> ExploredViolation {
        let what = invariant == .oneCompletion ? "a request for one location" : "a request for full accuracy"
        return ExploredViolation(
            invariant: invariant,
            message: "\(what) never ends, however long one waits",
            tally: tally,
            isEndless: true
        )
    }
}
