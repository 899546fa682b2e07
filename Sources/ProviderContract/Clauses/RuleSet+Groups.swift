// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension [RuleSet] {
    /// The rule sets in which the user grants full or reduced accuracy.
    static let withAccuracy = RuleSet.all.filter { PermissionMachine($0).traits.hasAccuracyAuthorization }

    /// The rule sets in which location can be allowed once.
    static let withAllowOnce = RuleSet.all.filter {
        PermissionMachine($0).prompt(.first13)?.options.contains(.allowOnce) ?? false
    }

    /// The rule sets in which asking for Always after a grant while in use shows a prompt.
    static let withUpgradePrompt = RuleSet.all.filter { set in
        let context = RequestContext(usageTexts: Set(UsageKey.allCases), presence: .foreground, promptOnScreen: false)
        let decision = PermissionMachine(set).decide(.always, in: PermissionState(grant: .whenInUse), context)
        if case .prompt = decision.effect { return true }
        return false
    }
}

extension ContractSetUp {
    /// The easiest world with something changed.
    static func with(_ change: (inout ContractSetUp) -> Void) -> ContractSetUp {
        var setUp = ContractSetUp()
        change(&setUp)
        return setUp
    }

    /// Granted while in use, with the Precise switch off.
    static let reduced = with { $0.precise = false }
    /// Nobody has asked yet.
    static let undetermined = with { $0.grant = .unasked }
    /// The user has refused.
    static let denied = with { $0.grant = .denied }
    /// Granted, under the ground.
    static let underground = with { $0.hasSignal = false }
}
