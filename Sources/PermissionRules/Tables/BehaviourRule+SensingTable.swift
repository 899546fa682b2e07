// SPDX-License-Identifier: Apache-2.0

extension BehaviourRule {
    /// Approximate locations, headings, the network.
    static let sensing: [Entry] = [
        row(
            .reducedSnap,
            "sensing",
            "An approximate location is a pure function of place and seed, about 5 km wide.",
            rules: .ios14On,
            .documented,
            "CLLocationManager.h (12.1 SDK); WWDC20 10660",
            .reducedHorizontalAccuracy
        ),
        row(
            .reducedInterval,
            "sensing",
            "Approximate locations are recomputed about four times an hour.",
            rules: .ios14On,
            .documented,
            "WWDC20 10660; WWDC24 10212",
            .reducedRecomputeInterval
        ),
        row(
            .reducedIgnoresDesired,
            "sensing",
            "Under reduced accuracy the desired accuracy has no effect.",
            rules: .ios14On,
            .documented,
            "reference page of desiredAccuracy"
        ),
        row(
            .headingFilter,
            "heading",
            "A heading comes at once, and again when the phone has turned by the filter.",
            .documented,
            "reference page of headingFilter"
        ),
        row(
            .headingTrue,
            "heading",
            "The true heading is negative while the phone's place is not known to the app.",
            .documented,
            "reference page of trueHeading"
        ),
        row(
            .headingDisturbed,
            "heading",
            "A disturbed compass asks to show the calibration, and without leave fails once.",
            .documented,
            "reference pages of locationManagerShouldDisplayHeadingCalibration(_:) and headingFailure; order inferred"
        ),
        row(
            .wirelessData,
            "network",
            "A mainland device may ask before an app's first use of the network.",
            .reported,
            "seen on mainland devices"
        ),
    ]
}
