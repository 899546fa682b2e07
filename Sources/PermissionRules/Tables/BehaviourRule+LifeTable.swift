// SPDX-License-Identifier: Apache-2.0

extension BehaviourRule {
    /// The life cycle of the app and the events held for it.
    static let life: [Entry] = [
        row(
            .promptMakesInactive,
            "life cycle",
            "A prompt makes the app inactive until it is gone.",
            .reported,
            "seen on devices"
        ),
        row(
            .promptDismissed,
            "life cycle",
            "A prompt vanishes when the app leaves the foreground; nothing is decided.",
            .reported,
            "one report",
            .promptSurvivesBackground
        ),
        row(
            .suspended,
            "life cycle",
            "An app in the background without a reason to run is suspended after seconds.",
            .documented,
            "article on the app life cycle; number inferred",
            .graceSeconds
        ),
        row(
            .processEnded,
            "life cycle",
            "Managers of a process that ended deliver nothing.",
            .documented,
            "the process model"
        ),
        row(
            .heldEvent,
            "system prompts",
            "A held event is delivered after Change to Always if it is still fresh.",
            rules: .ios13On,
            .documented,
            "WWDC19 705",
            .heldEventMaxAge
        ),
        row(
            .heldEventNewest,
            "system prompts",
            "Of several events held for provisional Always the newest replaces the older.",
            rules: .ios13On,
            .documented,
            "WWDC19 705"
        ),
    ]
}
