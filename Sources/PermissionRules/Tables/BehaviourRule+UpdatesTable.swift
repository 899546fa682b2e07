// SPDX-License-Identifier: Apache-2.0

extension BehaviourRule {
    /// Standard updates.
    static let updates: [Entry] = [
        row(
            .updatesArmed,
            "updates",
            "Updates started while undetermined stay silent and begin with the grant.",
            .documented,
            "WWDC14 706 sample"
        ),
        row(
            .updatesDenied,
            "updates",
            "Updates started without permission fail once with denied.",
            .documented,
            "reference page of CLError.Code.denied"
        ),
        row(
            .updatesRevoked,
            "updates",
            "Running updates that lose permission fail with denied after the callback.",
            .documented,
            "reference page of CLError.Code.denied; order inferred"
        ),
        row(
            .updatesResume,
            "updates",
            "Updates that lost permission resume when it returns.",
            .reported,
            "reports disagree",
            .resumesAfterRegrant
        ),
        row(
            .updatesFirstUnfiltered,
            "updates",
            "The first location after a start ignores the distance filter.",
            .reported,
            "Lyokone/flutterlocation#665"
        ),
        row(
            .updatesCachedFirst,
            "updates",
            "The first location after a start may be the last known one.",
            .reported,
            "ionic-team/capacitor-geolocation#90 and others"
        ),
        row(
            .updatesUnknown,
            "updates",
            "A lost signal gives locationUnknown and the updates go on.",
            .documented,
            "reference page of CLError.Code.locationUnknown"
        ),
        row(
            .updatesAfterStop,
            "updates",
            "A location under way may arrive after a stop.",
            .inferred,
            "reports disagree",
            .fixAfterStop
        ),
        row(
            .updatesPause,
            "updates",
            "Updates pause while the phone lies still; the app starts them again.",
            .documented,
            "reference page of pausesLocationUpdatesAutomatically",
            .pauseAfterStill
        ),
        row(
            .updatesPauseEnded,
            "updates",
            "An app that starts paused updates again is told that they go on, before their first location.",
            .inferred,
            "reference page of locationManagerDidResumeLocationUpdates(_:); that it comes first is not said"
        ),
    ]
}
