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
        row(
            .implicitRequest,
            "requests",
            "The first use of location by an app built with an SDK of iOS 7 asks for Always in its name.",
            .documented,
            "WWDC14 706"
        ),
        row(
            .servicesAlertAgain,
            "requests",
            "The alert that Location Services are off comes at every request.",
            .assumed,
            "the system decides how often; nobody says by which rule",
            .servicesAlertRepeats
        ),
        row(
            .settingsKeepApp,
            "settings",
            "A change of location settings leaves the app running; it is told.",
            .documented,
            "reference page of locationManagerDidChangeAuthorization(_:); a report on other switches differs"
        ),
        row(
            .accuracyAuthorization,
            "accuracy",
            "Precise and approximate location are told apart, for apps and in Settings.",
            rules: .ios14On,
            .documented,
            "WWDC20 10660"
        ),
    ]
}
