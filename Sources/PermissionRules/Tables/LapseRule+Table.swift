// SPDX-License-Identifier: Apache-2.0

extension LapseRule {
    /// When a grant for one use ends.
    static let table: [LapseRule] = [
        row(
            "ONCE-STILL-IN-USE",
            "Allow Once lasts through the grace period and while the indicator shows.",
            .ios13On,
            .documented,
            .stillInUse,
            [.once],
            nil
        ),
        row(
            "ONCE-USE-ENDED",
            "Allow Once lapses when the app stops being in use; it can be asked for again.",
            .ios13On,
            .documented,
            .useEnded,
            [.once],
            .unasked
        ),
        row(
            "ONCE-PROCESS-ENDED",
            "Allow Once lapses when the app's process ends.",
            .ios13On,
            .reported,
            .processEnded,
            [.once],
            .unasked
        ),
        row(
            "TEMP-USE-ENDED",
            "Temporary full accuracy lapses when the app stops being in use.",
            .ios14On,
            .documented,
            .useEnded,
            nil,
            nil,
            endsTemporaryPrecise: true
        ),
        row(
            "TEMP-PROCESS-ENDED",
            "Temporary full accuracy lapses when the app's process ends.",
            .ios14On,
            .documented,
            .processEnded,
            nil,
            nil,
            endsTemporaryPrecise: true
        ),
        row(
            "CLIP-DAY-ENDED",
            "While Using lasts until the end of the day for an App Clip.",
            .ios14On,
            .documented,
            .dayEnded,
            [.whenInUse],
            .unasked,
            builds: [.appClip]
        ),
    ]

    private static func row(
        _ id: String,
        _ statement: String,
        _ rules: [RuleSet],
        _ confidence: RuleConfidence,
        _ event: LapseEvent,
        _ grants: Set<AccessGrant>?,
        _ grant: AccessGrant?,
        builds: Set<AppBuild>? = nil,
        endsTemporaryPrecise: Bool = false
    ) -> LapseRule {
        LapseRule(
            ledger: LedgerRow(
                id,
                area: "lapse",
                statement,
                rules: rules,
                confidence,
                source: "WWDC19 705; WWDC20 10660; reports on the delay differ",
                switchName: .graceSeconds
            ),
            event: event,
            grants: grants,
            builds: builds,
            grant: grant,
            endsTemporaryPrecise: endsTemporaryPrecise
        )
    }
}
