// SPDX-License-Identifier: Apache-2.0

/// What each target may import: the table of the design, as data.
enum ImportTable {
    /// One row of the table.
    struct Row: Sendable {
        /// Modules of this package.
        var own: [String]
        /// System modules, each with the path prefix below the target's folder where it may be imported; an empty
        /// prefix means everywhere in the target.
        var system: [(module: String, below: String)] = []
        /// Modules that the target hands on to whoever imports it.
        var exports: [String] = []
    }

    private static let cMath = ["Darwin", "Glibc", "Musl", "Android"].map { (module: $0, below: "CMath.swift") }
    private static let foundation = (module: "Foundation", below: "")
    private static let adapter = ["GeoProvider", "Geodesy", "CoreLocationBridge", "SimulatedCoreLocation"]
    private static let adapters = ["NativeStyleAdapter", "AMapStyleAdapter", "TencentStyleAdapter"]

    /// The rows by target; targets that do not exist yet have theirs already.
    static let rows: [String: Row] = [
        "Geodesy": Row(own: [], system: cMath),
        "MarkupReader": Row(own: [], system: [(module: "Foundation", below: "Encodings/MarkupDecoder.swift")]),
        "PermissionRules": Row(
            own: ["MarkupReader"],
            system: [(module: "Foundation", below: "PropertyLists/")]
        ),
        "TrackFiles": Row(own: ["MarkupReader", "Geodesy"], system: [foundation]),
        "GeoProvider": Row(
            own: ["Geodesy"],
            system: [
                (module: "Synchronization", below: ""),
                (module: "Foundation", below: "Environment/ProviderEnvironment+System.swift"),
                (module: "Foundation", below: "Environment/ThreadTimers.swift"),
                (module: "Foundation", below: "Environment/ThreadAnswers.swift"),
                (module: "UIKit", below: "Environment/ProviderEnvironment+System.swift"),
                (module: "Observation", below: "Async/LocationModel.swift"),
            ],
            exports: ["Geodesy"]
        ),
        "SimulatedDevice": Row(
            own: ["Geodesy", "PermissionRules", "TrackFiles"],
            system: [foundation, (module: "Dispatch", below: ""), (module: "Synchronization", below: "")],
            exports: ["PermissionRules"]
        ),
        "SimulatedCoreLocation": Row(
            own: ["SimulatedDevice", "Geodesy"],
            system: [foundation, (module: "Synchronization", below: "Async/Waiter.swift")],
            exports: ["Foundation"]
        ),
        "SimulatedAMapFoundationKit": Row(own: ["SimulatedCoreLocation", "SimulatedDevice", "Geodesy"]),
        "SimulatedAMapLocationKit": Row(
            own: ["SimulatedAMapFoundationKit", "SimulatedCoreLocation", "SimulatedDevice", "Geodesy"]
        ),
        "SimulatedTencentLBS": Row(own: ["SimulatedCoreLocation", "SimulatedDevice", "Geodesy"]),
        "CoreLocationBridge": Row(
            own: ["GeoProvider", "Geodesy", "SimulatedCoreLocation"],
            system: [(module: "CoreLocation", below: "CoreLocationChoice.swift")],
            exports: ["SimulatedCoreLocation", "CoreLocation"]
        ),
        "NativeStyleAdapter": Row(own: adapter, system: [(module: "CoreLocation", below: "")]),
        "AMapStyleAdapter": Row(
            own: adapter + ["SimulatedAMapLocationKit", "SimulatedAMapFoundationKit"],
            system: ["CoreLocation", "AMapLocationKit", "AMapFoundationKit"].map { (module: $0, below: "") }
        ),
        "TencentStyleAdapter": Row(
            own: adapter + ["SimulatedTencentLBS"],
            system: ["CoreLocation", "TencentLBS"].map { (module: $0, below: "") }
        ),
        "SimulatedEnvironment": Row(own: ["GeoProvider", "SimulatedDevice"]),
        "ProviderContract": Row(
            own: ["GeoProvider", "Geodesy", "SimulatedDevice", "SimulatedEnvironment"],
            exports: ["SimulatedEnvironment"]
        ),
        "FaultyAdapters": Row(
            own: adapter + adapters + [
                "SimulatedAMapLocationKit", "SimulatedAMapFoundationKit", "SimulatedTencentLBS", "ProviderContract",
            ],
            system: [(module: "CoreLocation", below: "")]
        ),
        "GeoProviderCommands": Row(
            own: [
                "Geodesy", "PermissionRules", "TrackFiles", "GeoProvider", "SimulatedDevice", "SimulatedCoreLocation",
                "SimulatedAMapFoundationKit", "SimulatedAMapLocationKit", "SimulatedTencentLBS", "CoreLocationBridge",
                "SimulatedEnvironment", "ProviderContract", "FaultyAdapters",
            ] + adapters,
            system: [foundation]
        ),
        "GeoProviderCLI": Row(own: ["GeoProviderCommands"], system: [foundation]),
        "LocationPlistTool": Row(own: ["PermissionRules"], system: [foundation]),
    ]

    /// What every test may import besides its target and what its target may import.
    ///
    /// Foundation reads fixtures.
    static let everyTest = ["Testing", "Foundation", "SimulatedDevice", "SimulatedEnvironment"]

    /// What single test targets may import besides.
    static let furtherForTests: [String: [String]] = [
        "NativeStyleAdapterTests": ["Observation"],
        "ProviderContractTests": adapters + ["FaultyAdapters"],
        // The recorder's sources, which the tests compile, import Apple's on a phone.
        "GeoProviderCommandsTests": ["CoreLocation"],
    ]

    /// Test targets that test no target of their name.
    static let testsWithoutTarget: [String: [String]] = [
        "LayeringTests": ["Foundation", "Testing"],
        "DocumentationTests": ["Foundation", "Testing"],
        "StrangerAdaptersTests": adapter + adapters + [
            "ProviderContract",
            "SimulatedAMapLocationKit", "SimulatedAMapFoundationKit", "SimulatedTencentLBS", "SimulatedDevice",
            "SimulatedEnvironment", "Testing", "Foundation",
        ],
    ]

    /// Test targets that go through the public door only.
    static let testsWithoutTestable = ["ProviderContractTests"]
}
