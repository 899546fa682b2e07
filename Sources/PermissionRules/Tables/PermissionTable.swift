// SPDX-License-Identifier: Apache-2.0

/// The permission machine as data: every rule of iOS location permission, one row each.
///
/// A copy with a changed cell is a machine that behaves differently in exactly that cell. Nothing outside the tables
/// depends on an iOS version.
public struct PermissionTable: Sendable {
    /// Which usage texts a request needs.
    public var usageTexts: [UsageTextRequirement]
    /// What a request does; the first row that matches decides.
    public var requests: [RequestRule]
    /// What an answer does.
    public var answers: [AnswerRule]
    /// The prompt catalogue.
    public var prompts: [PromptRule]
    /// The status an app reads; the first row that matches decides.
    public var statuses: [StatusRule]
    /// The accuracy an app reads; the first row that matches decides.
    public var accuracies: [AccuracyRule]
    /// What a change in Settings does.
    public var settings: [SettingsRule]
    /// When a grant for one use ends.
    public var lapses: [LapseRule]
    /// What a temporary-full-accuracy request does; the first row that matches decides.
    public var temporaryAccuracy: [TemporaryAccuracyRule]
    /// The prompts the system raises by itself.
    public var systemPrompts: [SystemPromptRule]
    /// What an update, a new installation or a newer iOS leaves of a decision.
    public var changes: [AppChangeRule]

    /// The rules as documented and reported, switches left out of account.
    public static let standard = PermissionTable(
        usageTexts: UsageTextRequirement.table,
        requests: RequestRule.table,
        answers: AnswerRule.table,
        prompts: PromptRule.table,
        statuses: StatusRule.table,
        accuracies: AccuracyRule.table,
        settings: SettingsRule.table,
        lapses: LapseRule.table,
        temporaryAccuracy: TemporaryAccuracyRule.table,
        systemPrompts: SystemPromptRule.table,
        changes: AppChangeRule.table
    )

    /// The ledger rows of all tables, in the tables' order.
    public var ledger: [LedgerRow] {
        usageTexts.map(\.ledger) + requests.map(\.ledger) + answers.map(\.ledger) + prompts.map(\.ledger)
            + statuses.map(\.ledger) + accuracies.map(\.ledger) + settings.map(\.ledger) + lapses.map(\.ledger)
            + temporaryAccuracy.map(\.ledger) + systemPrompts.map(\.ledger)
            + changes.map(\.ledger)
    }
}
