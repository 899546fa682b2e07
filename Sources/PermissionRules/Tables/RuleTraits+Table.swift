// SPDX-License-Identifier: Apache-2.0

extension RuleTraits {
    /// One row per rule set; the ledger's behaviour rows name the sources.
    static let table: [RuleSet: RuleTraits] = [
        .ios8: RuleTraits(
            hasAccuracyAuthorization: false,
            reportsAuthorizationAndAccuracy: false,
            indicatorStyle: .bar,
            alwaysMayShowIndicator: false,
            solidArrowMeansDelivered: false,
            whenInUseGetsEvents: false,
            hasAsyncUpdates: false,
            asyncUpdatesPrompt: false,
            alignsHeadingWithCourse: false
        ),
        .ios11: RuleTraits(
            hasAccuracyAuthorization: false,
            reportsAuthorizationAndAccuracy: false,
            indicatorStyle: .bar,
            alwaysMayShowIndicator: true,
            solidArrowMeansDelivered: true,
            whenInUseGetsEvents: false,
            hasAsyncUpdates: false,
            asyncUpdatesPrompt: false
        ),
        .ios13: thirteen,
        .ios13Point4: thirteen,
        .ios14: newest.with(\.hasAsyncUpdates, false).with(\.asyncUpdatesPrompt, false).with(
            \.hasServiceSessions,
            false
        ),
        .ios17: newest.with(\.asyncUpdatesPrompt, false).with(\.hasServiceSessions, false),
        .ios18: newest,
    ]

    static let newest = RuleTraits(
        hasAccuracyAuthorization: true,
        reportsAuthorizationAndAccuracy: true,
        indicatorStyle: .pill,
        alwaysMayShowIndicator: true,
        solidArrowMeansDelivered: true,
        whenInUseGetsEvents: true,
        hasAsyncUpdates: true,
        asyncUpdatesPrompt: true,
        hasServiceSessions: true
    )

    private static let thirteen =
        newest
        .with(\.hasAccuracyAuthorization, false)
        .with(\.reportsAuthorizationAndAccuracy, false)
        .with(\.hasAsyncUpdates, false)
        .with(\.asyncUpdatesPrompt, false)
        .with(\.hasServiceSessions, false)

    private func with<Value>(_ path: WritableKeyPath<RuleTraits, Value>, _ value: Value) -> RuleTraits {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }
}
