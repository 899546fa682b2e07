// SPDX-License-Identifier: Apache-2.0

extension BehaviourRule {
    /// Approximate locations, headings, the network.
    static let sensing: [Entry] = [
        row(
            .warmStart,
            "sensing",
            "Accuracy improves with the time of looking: 65 m after 1 s, 10 m after 3 s, 5 m after 5 s.",
            .assumed,
            "a warm start in the open"
        ),
        row(
            .coldStart,
            "sensing",
            "The first location after a start of the phone takes the time to first fix.",
            .documented,
            "receivers' data sheets; the time is the scenario's"
        ),
        row(
            .accuracyFloor,
            "sensing",
            "Surroundings and receivers bound how exact locations become.",
            .documented,
            "reference page of horizontalAccuracy; the bound is the scenario's"
        ),
        row(
            .noise,
            "sensing",
            "Locations wander smoothly around the truth by a seed, two thirds of them within the accuracy they state.",
            .assumed,
            "horizontalAccuracy as a radius of 68 %; the amount is the scenario's"
        ),
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
            .headingCourse,
            "heading",
            "From iOS 11 the heading of a phone that moves at 10 m/s or faster is its course.",
            .documented,
            "WWDC17 713: aligned with the course in vehicles; the speed is inferred"
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
