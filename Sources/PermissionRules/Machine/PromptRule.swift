// SPDX-License-Identifier: Apache-2.0

/// One row of the prompt catalogue.
public struct PromptRule: Sendable {
    /// The rule as the ledger prints it.
    public let ledger: LedgerRow
    /// The prompt.
    public var prompt: PromptID
    /// Its buttons, in the order the system shows them.
    public var options: [PromptOption]
    /// Whether it carries the Precise switch.
    public var hasPreciseSwitch: Bool
}
