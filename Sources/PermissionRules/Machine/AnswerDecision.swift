// SPDX-License-Identifier: Apache-2.0

/// What an answer does, decided by one row.
public struct AnswerDecision: Sendable, Hashable {
    /// The id of the deciding row.
    public let rule: String
    /// The permission state after the answer.
    public let state: PermissionState
    /// What the row changes.
    public let effect: AnswerEffect
}
