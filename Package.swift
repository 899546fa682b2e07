// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// The walls of the house: what each library target may import from this package.
///
/// `LayeringTests` compares every import line with the same table, because SwiftPM accepts transitive imports.
let libraries: [(name: String, dependencies: [Target.Dependency])] = [
    ("Geodesy", []),
    ("MarkupReader", []),
    ("PermissionRules", ["MarkupReader"]),
    ("TrackFiles", ["MarkupReader", "Geodesy"]),
    ("GeoProvider", ["Geodesy"]),
    ("SimulatedDevice", ["Geodesy", "PermissionRules", "TrackFiles"]),
    ("SimulatedCoreLocation", ["SimulatedDevice", "Geodesy"]),
    ("SimulatedAMapFoundationKit", ["SimulatedCoreLocation", "SimulatedDevice", "Geodesy"]),
    (
        "SimulatedAMapLocationKit",
        ["SimulatedAMapFoundationKit", "SimulatedCoreLocation", "SimulatedDevice", "Geodesy"]
    ),
    ("SimulatedTencentLBS", ["SimulatedCoreLocation", "SimulatedDevice", "Geodesy"]),
    ("CoreLocationBridge", ["GeoProvider", "Geodesy", .simulated("SimulatedCoreLocation")]),
    (
        "NativeStyleAdapter",
        ["GeoProvider", "Geodesy", "CoreLocationBridge", .simulated("SimulatedCoreLocation")]
    ),
    (
        "AMapStyleAdapter",
        [
            "GeoProvider", "Geodesy", "CoreLocationBridge", .simulated("SimulatedCoreLocation"),
            .simulated("SimulatedAMapLocationKit"), .simulated("SimulatedAMapFoundationKit"),
        ]
    ),
    (
        "TencentStyleAdapter",
        [
            "GeoProvider", "Geodesy", "CoreLocationBridge", .simulated("SimulatedCoreLocation"),
            .simulated("SimulatedTencentLBS"),
        ]
    ),
    ("SimulatedEnvironment", ["GeoProvider", "SimulatedDevice"]),
    ("ProviderContract", ["GeoProvider", "Geodesy", "SimulatedDevice", "SimulatedEnvironment"]),
    (
        "FaultyAdapters",
        [
            "ProviderContract", "NativeStyleAdapter", "AMapStyleAdapter", "TencentStyleAdapter", "GeoProvider",
            "Geodesy", "CoreLocationBridge", .simulated("SimulatedCoreLocation"),
            .simulated("SimulatedAMapLocationKit"), .simulated("SimulatedAMapFoundationKit"),
            .simulated("SimulatedTencentLBS"),
        ]
    ),
    (
        "GeoProviderCommands",
        [
            "Geodesy", "PermissionRules", "TrackFiles", "GeoProvider", "SimulatedDevice", "SimulatedCoreLocation",
            "SimulatedAMapFoundationKit", "SimulatedAMapLocationKit", "SimulatedTencentLBS", "CoreLocationBridge",
            "NativeStyleAdapter", "AMapStyleAdapter", "TencentStyleAdapter", "SimulatedEnvironment", "ProviderContract",
            "FaultyAdapters",
        ]
    ),
]

/// The targets that are no products: nobody needs a provider that is wrong on purpose, and readers of files are needed
/// only through what the files hold.
let unpublished: Set = ["FaultyAdapters", "MarkupReader"]

/// What each test target needs beyond the target it is named after.
let tests: [(name: String, dependencies: [Target.Dependency])] = [
    ("GeodesyTests", ["Geodesy"]),
    ("MarkupReaderTests", ["MarkupReader"]),
    ("PermissionRulesTests", ["PermissionRules"]),
    ("TrackFilesTests", ["TrackFiles", "Geodesy"]),
    ("GeoProviderTests", ["GeoProvider", "Geodesy", "SimulatedDevice", "SimulatedEnvironment"]),
    ("SimulatedDeviceTests", ["SimulatedDevice", "Geodesy", "PermissionRules", "TrackFiles"]),
    ("SimulatedCoreLocationTests", ["SimulatedCoreLocation", "SimulatedDevice", "Geodesy"]),
    ("SimulatedTencentLBSTests", ["SimulatedTencentLBS", "SimulatedCoreLocation", "SimulatedDevice", "Geodesy"]),
    (
        "SimulatedAMapLocationKitTests",
        [
            "SimulatedAMapLocationKit", "SimulatedAMapFoundationKit", "SimulatedCoreLocation", "SimulatedDevice",
            "Geodesy",
        ]
    ),
    (
        "NativeStyleAdapterTests",
        [
            "NativeStyleAdapter", "CoreLocationBridge", "GeoProvider", "Geodesy", "SimulatedDevice",
            "SimulatedEnvironment", "SimulatedCoreLocation",
        ]
    ),
    (
        "AMapStyleAdapterTests",
        [
            "AMapStyleAdapter", "CoreLocationBridge", "GeoProvider", "Geodesy", "SimulatedDevice",
            "SimulatedEnvironment", "SimulatedCoreLocation", "SimulatedAMapLocationKit", "SimulatedAMapFoundationKit",
        ]
    ),
    (
        "TencentStyleAdapterTests",
        [
            "TencentStyleAdapter", "CoreLocationBridge", "GeoProvider", "Geodesy", "SimulatedDevice",
            "SimulatedEnvironment", "SimulatedCoreLocation", "SimulatedTencentLBS",
        ]
    ),
    (
        "ProviderContractTests",
        ["ProviderContract", "NativeStyleAdapter", "GeoProvider", "SimulatedDevice", "SimulatedEnvironment"]
    ),
    (
        "FaultyAdaptersTests",
        [
            "FaultyAdapters", "ProviderContract", "NativeStyleAdapter", "AMapStyleAdapter", "TencentStyleAdapter",
            "SimulatedAMapFoundationKit", "SimulatedAMapLocationKit", "SimulatedTencentLBS", "SimulatedDevice",
            "SimulatedEnvironment",
        ]
    ),
    (
        "StrangerAdaptersTests",
        [
            "CoreLocationBridge", "GeoProvider", "Geodesy", "SimulatedAMapFoundationKit", "SimulatedAMapLocationKit",
            "SimulatedTencentLBS", "SimulatedCoreLocation", "SimulatedDevice", "SimulatedEnvironment",
            "ProviderContract",
            "NativeStyleAdapter", "AMapStyleAdapter", "TencentStyleAdapter",
        ]
    ),
    (
        "GeoProviderCommandsTests",
        [
            "GeoProviderCommands", "GeoProvider", "Geodesy", "PermissionRules", "SimulatedDevice", "ProviderContract",
            "SimulatedCoreLocation", "SimulatedEnvironment", "NativeStyleAdapter",
        ]
    ),
    ("LocationPlistToolTests", ["LocationPlistTool"]),
    ("LayeringTests", []),
    ("DocumentationTests", []),
]

/// The test targets to build: all, or those that the environment names, so that a sanitizer builds what it is to watch.
let wantedTests = Context.environment["GEOPROVIDER_TESTS"]?.split(separator: " ").map(String.init)

/// The test targets that bring files along.
let testsWithFixtures: Set = ["GeodesyTests", "PermissionRulesTests", "TrackFilesTests"]

/// The libraries that an app ships, each with the privacy manifest that the App Store looks for.
let withPrivacyManifest: Set = [
    "Geodesy", "GeoProvider", "CoreLocationBridge", "NativeStyleAdapter", "AMapStyleAdapter", "TencentStyleAdapter",
]

let package = Package(
    name: "GeoProvider",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: libraries.filter { !unpublished.contains($0.name) }.map { .library(name: $0.name, targets: [$0.name]) }
        + [
            .executable(name: "geoprovider", targets: ["GeoProviderCLI"]),
            .plugin(name: "LintLocationPlist", targets: ["LintLocationPlist"]),
        ],
    traits: [
        .trait(
            name: "SimulatedSDKs",
            description: "Adapters sit on the simulated SDKs. Off in an app that ships: they use the real ones."
        ),
        .default(enabledTraits: ["SimulatedSDKs"]),
    ],
    targets: libraries.map {
        .target(
            name: $0.name,
            dependencies: $0.dependencies,
            resources: withPrivacyManifest.contains($0.name) ? [.copy("PrivacyInfo.xcprivacy")] : []
        )
    } + [
        .executableTarget(name: "GeoProviderCLI", dependencies: ["GeoProviderCommands"]),
        .executableTarget(name: "LocationPlistTool", dependencies: ["PermissionRules"]),
        .plugin(
            name: "LintLocationPlist",
            capability: .command(
                intent: .custom(
                    verb: "lint-location-plist",
                    description: "Says which location requests an iPhone would ignore because of an Info.plist"
                )
            ),
            dependencies: ["LocationPlistTool"]
        ),
    ]
        + tests.filter { wantedTests?.contains($0.name) ?? true }.map {
            .testTarget(
                name: $0.name,
                dependencies: $0.dependencies,
                resources: testsWithFixtures.contains($0.name) ? [.copy("Fixtures")] : []
            )
        },
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    if target.type == .plugin { continue }
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ]
}

extension Target.Dependency {
    /// A simulated SDK, linked only while the trait `SimulatedSDKs` is on.
    static func simulated(_ name: String) -> Target.Dependency {
        .target(name: name, condition: .when(traits: ["SimulatedSDKs"]))
    }
}
