// SPDX-License-Identifier: Apache-2.0

extension RuleSwitch {
    /// The registry: every switch, in the order of `SwitchName`.
    public static let all: [RuleSwitch] = [
        flag(.servicesOffKeepsStatus, false, "With location services off the app's status stays as granted.", "C1"),
        flag(.tempAccuracyDeclineIsError, false, "Declining temporary full accuracy gives promptDeclined.", "C2"),
        RuleSwitch(
            .tempAccuracyUnknownKeyCode,
            .choice(["18", "1"]),
            "18",
            "The error code for a purpose key that is not in the Info.plist.",
            "C2"
        ),
        flag(.emptyTextCountsAsMissing, false, "A usage text that is present and blank counts as missing.", "C3"),
        RuleSwitch(
            .duplicateKeyWins,
            .choice(["last", "first"]),
            "last",
            "Which of two equal keys in one Info.plist dictionary is read.",
            "C4"
        ),
        RuleSwitch(
            .upgradeTextKey,
            .choice(["alwaysAndWhenInUse", "always"]),
            "alwaysAndWhenInUse",
            "Which usage text the upgrade prompt shows.",
            "C5"
        ),
        flag(.regionsNeedAlways, false, "Region monitoring needs Always on every iOS version.", "C6"),
        flag(.resumesAfterRegrant, true, "Updates that were running resume when a refusal is taken back.", "C7"),
        flag(.alwaysAfterOncePrompts, false, "An Always request after Allow Once shows the upgrade prompt.", "C8"),
        flag(.fixAfterStop, false, "One fix may arrive after updates were stopped.", "C10"),
        RuleSwitch(
            .oneShotWhileUndetermined,
            .choice(["pend", "fail"]),
            "pend",
            "What requestLocation() does while the user has not decided.",
            "C11"
        ),
        flag(.allowUpgradeOniOS8, false, "iOS 8 to 10 show one upgrade prompt after a When-In-Use grant.", "C12"),
        number(.graceSeconds, 5, 0...86_400, "Seconds off screen that still count as in use."),
        number(.requestLocationTimeout, 10, 1...3_600, "Seconds after which requestLocation() gives what it has."),
        number(.reducedRecomputeInterval, 900, 1...86_400, "Seconds between two approximate locations."),
        number(.reducedHorizontalAccuracy, 5_000, 500...20_000, "Metres of accuracy an approximate location states."),
        flag(
            .preferNewAuthorizationCallback,
            true,
            "From iOS 14 a delegate with both authorization callbacks gets the new one only."
        ),
        flag(.ignoredAlwaysBurnsOneShot, false, "An Always request that was ignored uses up the one upgrade."),
        flag(.relaunchAfterForceQuit, true, "Monitoring relaunches an app the user has force-quit."),
        number(.heldEventMaxAge, 600, 0...86_400, "Seconds for which an event held for provisional Always is fresh."),
        number(.pauseAfterStill, 900, 1...86_400, "Seconds without moving 10 m after which updates pause."),
        flag(.promptSurvivesBackground, false, "A prompt stays on screen when the app leaves the foreground."),
        number(.reminderAfterDays, 3, 0...365, "Days of background use after which the system reminds the user."),
        RuleSwitch(
            .regionStartWhileReduced,
            .choice(["fails", "dormant"]),
            "fails",
            "What starting a region does while accuracy is reduced."
        ),
        number(
            .regionLatency,
            0,
            0...3_600,
            "Seconds by which a crossing is told later than the 20 s that it must last."
        ),
        flag(.restrictedWins, true, "Restricted is read even while location services are off."),
        flag(.askNextTimeMeansUnasked, true, "Ask Next Time makes the app undetermined again."),
        flag(.servicesAlertRepeats, true, "The alert that location services are off comes at every request."),
        RuleSwitch(
            .missingDelegateMethod,
            .choice(["journal", "trap"]),
            "journal",
            "What an outcome does that meets a delegate without the method it needs: note it, or stop the program."
        ),
    ]

    /// The entry of a name.
    public static func named(_ name: SwitchName) -> RuleSwitch {
        all.first { $0.name == name } ?? all[0]
    }

    private static func flag(
        _ name: SwitchName,
        _ value: Bool,
        _ statement: String,
        _ point: String? = nil
    ) -> RuleSwitch {
        RuleSwitch(name, .flag, String(value), statement, point)
    }

    private static func number(
        _ name: SwitchName,
        _ value: Int,
        _ range: ClosedRange<Double>,
        _ statement: String
    ) -> RuleSwitch {
        RuleSwitch(name, .number(range), String(value), statement)
    }

    private init(
        _ name: SwitchName,
        _ kind: Kind,
        _ value: String,
        _ statement: String,
        _ point: String? = nil
    ) {
        self.init(
            name: name,
            kind: kind,
            defaultValue: value,
            statement: statement,
            source: point.map { "contested point \($0): reports disagree" } ?? "no source; the likeliest value",
            contestedPoint: point
        )
    }
}
