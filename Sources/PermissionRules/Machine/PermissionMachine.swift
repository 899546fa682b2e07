// SPDX-License-Identifier: Apache-2.0

/// The permission machine of one rule set: pure functions over the tables.
///
/// It keeps no state and calls nothing; a device holds the `PermissionState` and asks the machine what happens next.
/// Values may be used from any thread.
public struct PermissionMachine: Sendable {
    /// The rule set it follows.
    public let rules: RuleSet
    /// The positions of the switches.
    public let switches: SwitchSettings
    /// What the app was built as.
    public let build: AppBuild
    /// What differs between rule sets besides permission.
    public let traits: RuleTraits

    let table: PermissionTable

    /// Takes the rows of a table that bind a rule set and a kind of app; no table means the standard one.
    public init(
        _ rules: RuleSet,
        switches: SwitchSettings = SwitchSettings(),
        build: AppBuild = .current,
        table: PermissionTable? = nil
    ) {
        self.rules = rules
        self.switches = switches
        self.traits = (RuleTraits.table[rules] ?? RuleTraits.newest).removing(switches.removedRules)
        self.build = build
        let standard = build == .current ? PermissionTable.standardByRules[rules] : nil
        self.table = table?.binding(rules, build) ?? standard ?? PermissionTable.standard.binding(rules, build)
    }

    /// The status an app reads, and the row that says so.
    public func status(in state: PermissionState) -> (value: VisibleStatus, rule: String) {
        let row = table.statuses.first { row in
            (row.grants?.contains(state.grant) ?? true)
                && (row.restricted ?? state.restricted) == state.restricted
                && (row.servicesOn ?? state.servicesOn) == state.servicesOn
                && (row.flag.map { switches.isOn($0.name) == $0.isOn } ?? true)
        }
        return row.map { ($0.status, $0.ledger.id) } ?? (.notDetermined, "VIS-UNASKED")
    }

    /// The accuracy an app reads, and the row that says so.
    public func accuracy(in state: PermissionState) -> (value: VisibleAccuracy, rule: String) {
        let row = table.accuracies.first { row in
            (row.grants?.contains(state.grant) ?? true)
                && (row.precise ?? state.precise) == state.precise
                && (row.temporaryPrecise ?? state.temporaryPrecise) == state.temporaryPrecise
        }
        return row.map { ($0.accuracy, $0.ledger.id) } ?? (.full, "ACC-UNASKED")
    }

    /// The catalogue row of a prompt, where the rule set has the prompt.
    public func prompt(_ id: PromptID) -> PromptRule? {
        table.prompts.first { $0.prompt == id }
    }

    /// The usage texts a request needs and does not find, in the documents' order.
    public func missingTexts(
        for request: AuthorizationRequest,
        among present: Set<UsageKey>
    ) -> [UsageKey] {
        table.usageTexts.filter { $0.request == request }
            .flatMap { $0.required.subtracting(present) }.sorted()
    }
}
