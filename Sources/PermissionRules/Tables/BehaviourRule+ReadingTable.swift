// SPDX-License-Identifier: Apache-2.0

extension BehaviourRule {
    /// How an Info.plist is read.
    static let reading: [Entry] = [
        row(
            .blankText,
            "usage texts",
            "A usage text that is present and blank counts: the prompt comes without an explanation.",
            .reported,
            "two shipped projects; the App Store refuses it",
            .emptyTextCountsAsMissing
        ),
        row(
            .duplicateKey,
            "usage texts",
            "Of two equal keys in one Info.plist dictionary the last is read.",
            .reported,
            "common parsers; nothing promises it",
            .duplicateKeyWins
        ),
        row(
            .ignoredAlways,
            "requests",
            "An Always request that is ignored leaves the one upgrade unused.",
            .inferred,
            "no source",
            .ignoredAlwaysBurnsOneShot
        ),
    ]
}
