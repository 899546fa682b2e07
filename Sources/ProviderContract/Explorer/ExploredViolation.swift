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
}
