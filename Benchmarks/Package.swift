// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let products = [
    "Geodesy", "GeoProvider", "SimulatedDevice", "SimulatedCoreLocation", "SimulatedEnvironment", "NativeStyleAdapter",
    "AMapStyleAdapter", "TencentStyleAdapter", "SimulatedAMapFoundationKit", "SimulatedAMapLocationKit",
    "SimulatedTencentLBS", "TrackFiles", "ProviderContract",
]

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "GeoProvider", path: "..")],
    targets: [
        .target(name: "AllocationCount"),
        .target(name: "LibmPeer", cSettings: [.unsafeFlags(["-O3"])]),
        .executableTarget(
            name: "benchmarks",
            dependencies: ["AllocationCount", "LibmPeer"] + products.map { .product(name: $0, package: "GeoProvider") },
            swiftSettings: settings
        ),
        .executableTarget(
            name: "seeds",
            dependencies: ["Geodesy", "GeoProvider", "GeoProviderCommands", "SimulatedDevice"].map {
                .product(name: $0, package: "GeoProvider")
            },
            swiftSettings: settings
        ),
        .executableTarget(
            name: "endurance",
            dependencies: [
                "Geodesy", "GeoProvider", "GeoProviderCommands", "NativeStyleAdapter", "SimulatedCoreLocation",
                "SimulatedDevice", "SimulatedEnvironment", "TrackFiles",
            ].map { .product(name: $0, package: "GeoProvider") },
            swiftSettings: settings
        ),
        .executableTarget(
            name: "round-trip",
            dependencies: [.product(name: "Geodesy", package: "GeoProvider")],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
