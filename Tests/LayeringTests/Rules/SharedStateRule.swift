// SPDX-License-Identifier: Apache-2.0

extension PatternRule {
    /// Nothing promises by hand that it may cross threads, except in the two places the design names.
    static let uncheckedSendable = PatternRule(
        forbidden: [
            (#"@unchecked\b"#, "one device is one isolation domain; let the compiler prove it"),
            (#"\bnonisolated\s*\(\s*unsafe\s*\)"#, "one device is one isolation domain; let the compiler prove it"),
            (#"@preconcurrency\b"#, "it hides what the compiler would prove"),
        ],
        allowances: Dictionary(
            uniqueKeysWithValues: immutableObjects.map {
                ("Sources/SimulatedCoreLocation/" + $0, "immutable, open, and Sendable in Apple's headers")
            } + [
                (
                    "Sources/SimulatedDevice/Kernel/DeviceExecutor.swift",
                    "the ambient box, and the body and result that run(_:) gives to its own executor"
                )
            ]
        )
    )

    private static let immutableObjects = [
        "Beacons/CLBeacon.swift", "Beacons/CLBeaconIdentityConstraint.swift", "Heading/CLHeading.swift",
        "Location/CLFloor.swift", "Location/CLLocation.swift", "Location/CLLocationSourceInformation.swift",
        "Visits/CLVisit.swift", "Geocoding/CLPlacemark.swift",
    ]

    /// The only lock is `Mutex`, and it stands in the places the design names.
    static let locks = PatternRule(
        forbidden: [
            (#"\bMutex\s*[<(]"#, "no locks but those the design names"),
            (
                #"\b(?:NSLock|NSRecursiveLock|NSCondition|NSConditionLock|DispatchSemaphore|OSAllocatedUnfairLock|Atomic"#
                    + #"|pthread_\w+|os_unfair_lock\w*|objc_sync_\w+)\b"#,
                "the only lock is Mutex, and only where the design names it"
            ),
            (#"\bDispatchQueue\s*\(\s*label\b"#, "a queue of its own is a lock"),
        ],
        allowances: [
            "Sources/SimulatedDevice/Kernel/DeviceExecutor.swift": "the executor's list of jobs",
            "Sources/SimulatedDevice/Kernel/DeviceSlot.swift": "the flag that a receiver's deinit sets on any thread",
            "Sources/GeoProvider/Async/Waiter.swift": "the async face's waiter",
            "Sources/SimulatedCoreLocation/Async/Waiter.swift":
                "the same for CoreLocation's own sequences: a cancellation handler may run on any thread",
            "Sources/SimulatedDevice/Live/DeviceProcess.swift": "the process's device, installed once",
            "Sources/SimulatedDevice/Live/DeviceSnapshot.swift": "what other threads read of a live device",
        ]
    )
}
