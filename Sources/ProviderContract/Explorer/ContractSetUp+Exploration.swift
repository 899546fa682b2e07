// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension ContractSetUp {
    /// A freshly installed app with an Info.plist.
    init(_ rules: RuleSet, _ plist: ContractExploration.Plist) {
        self.init()
        self.rules = rules
        grant = .unasked
        precise = !plist.isReducedByDefault
        usageTexts = plist.usageTexts
        purposeKeys = plist.hasTemporaryText ? [Self.purposeKey] : []
        backgroundModes = plist.hasBackgroundMode ? ["location"] : []
        isReducedByDefault = plist.isReducedByDefault
        place = DeviceConfiguration.hangzhou
        isExplored = true
    }
}
