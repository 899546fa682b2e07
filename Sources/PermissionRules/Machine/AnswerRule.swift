// SPDX-License-Identifier: Apache-2.0

/// One row of the table that says what an answer to a prompt does.
public struct AnswerRule: Sendable {
    /// The rule as the ledger prints it.
    public let ledger: LedgerRow
    /// The prompt.
    public var prompt: PromptID
    /// The request that raised it; nil: any, or none.
    public var request: AuthorizationRequest?
    /// The user's decision before the prompt; nil: any.
    public var grants: Set<AccessGrant>?
    /// The button.
    public var option: PromptOption
    /// What changes.
    public var effect: AnswerEffect
}
