// SPDX-License-Identifier: Apache-2.0

extension PatternRule {
    /// Nothing sleeps and nothing reads the wall clock: time is the device's.
    static let wallClock = PatternRule(
        forbidden: [
            (#"\b(?:Task|Thread)\s*\.\s*sleep\b"#, "time is the device's; nothing sleeps"),
            (#"(?<![\w.])(?:sleep|usleep|nanosleep)\s*\("#, "time is the device's; nothing sleeps"),
            (
                #"\bDate\s*\(\s*\)|\bDate\s*\.\s*now\b|\bDate\s*\(\s*timeIntervalSinceNow\b"#,
                "ask the device for the time"
            ),
            (#"\btimeIntervalSinceNow\b"#, "ask the device for the time"),
            (#"\b(?:ContinuousClock|SuspendingClock|DispatchTime|DispatchWallTime)\b"#, "ask the device for the time"),
            (
                #"\b(?:clock_gettime|gettimeofday|CFAbsoluteTimeGetCurrent|systemUptime)\b"#,
                "ask the device for the time"
            ),
            (#"(?<![\w.])time\s*\(\s*nil\s*\)"#, "ask the device for the time"),
            (#"\basyncAfter\b|\bscheduledTimer\b|\bmakeTimerSource\b|\bTimer\s*\("#, "queue an event on the device"),
        ],
        allowances: [
            "Sources/GeoProvider/Environment/ProviderEnvironment+System.swift": "a real phone's clock",
            "Sources/GeoProvider/Environment/ThreadTimers.swift": "a real phone's timers",
            "Sources/SimulatedDevice/Live/LiveClock.swift": "live mode is driven by real time",
        ]
    )

    /// The same inputs give the same output: nothing is random but from a seed, and no order comes from hashing.
    static let chance = PatternRule(
        forbidden: [
            (#"\.random\s*\((?![^)]*\busing\b)"#, "draw from the device's seeded generator"),
            (
                #"\b(?:SystemRandomNumberGenerator|arc4random\w*|drand48|UUID\s*\(\s*\))"#,
                "draw from the seeded generator"
            ),
            (#"\.shuffled\s*\(\s*\)|\.shuffle\s*\(\s*\)|\.randomElement\s*\(\s*\)"#, "draw from the seeded generator"),
            (#"\bhashValue\b"#, "hashes differ from run to run"),
        ],
        allowances: [
            "Sources/SimulatedCoreLocation/Beacons/CLBeaconIdentityConstraint.swift": "the object's own hash"
        ]
    )
}
