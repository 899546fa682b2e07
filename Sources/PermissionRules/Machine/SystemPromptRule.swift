// SPDX-License-Identifier: Apache-2.0

/// One row of the table of prompts that the system raises by itself.
public struct SystemPromptRule: Sendable {
    /// The rule as the ledger prints it.
    public let ledger: LedgerRow
    /// What raises it.
    public var trigger: Trigger
    /// The grants it concerns.
    public var grants: Set<AccessGrant>
    /// The prompt.
    public var prompt: PromptID
    /// The usage text it shows; nil: none.
    public var text: UsageKey?

    /// What raises a system prompt.
    public enum Trigger: String, Sendable, CaseIterable {
        /// An event that only Always may have is due while the app is not in use.
        case alwaysEventDue
        /// The app used location in the background for the number of days the switch names.
        case backgroundUse
    }
}
