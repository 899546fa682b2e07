// SPDX-License-Identifier: Apache-2.0

extension RuleTraits {
    /// The traits without what removed rules bring about.
    func removing(_ rules: Set<BehaviourRule>) -> RuleTraits {
        guard !rules.isEmpty else { return self }
        var traits = self
        if rules.contains(.accuracyAuthorization) { traits.hasAccuracyAuthorization = false }
        if rules.contains(.newCallback) { traits.reportsAuthorizationAndAccuracy = false }
        if rules.contains(.indicatorShape) { traits.indicatorStyle = .bar }
        if rules.contains(.indicatorAlwaysOptIn) { traits.alwaysMayShowIndicator = false }
        if rules.contains(.arrowSolidAfterDelivery) { traits.solidArrowMeansDelivered = false }
        if rules.contains(.arrowSolidWhileUpdating) { traits.solidArrowMeansDelivered = true }
        if rules.contains(.noEventsInUse) { traits.whenInUseGetsEvents = true }
        if rules.contains(.liveSession) { traits.asyncUpdatesPrompt = false }
        if rules.contains(.liveSilent) { (traits.asyncUpdatesPrompt, traits.hasServiceSessions) = (true, true) }
        return traits
    }
}
