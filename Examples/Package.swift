// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// What an outsider can build on the package's products alone.

/// Products of the package next door.
func products(_ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "GeoProvider") }
}

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "GeoProvider", path: "..")],
    targets: [
        .target(
            name: "ExampleVendors",
            dependencies: products(
                "GeoProvider",
                "NativeStyleAdapter",
                "AMapStyleAdapter",
                "TencentStyleAdapter",
                // What an app calls on the SDK itself: its key, and the user's consent.
                "SimulatedAMapFoundationKit",
                "SimulatedAMapLocationKit",
                "SimulatedTencentLBS"
            )
        ),
        .target(name: "HomeMadeAdapter", dependencies: products("GeoProvider", "CoreLocationBridge")),
        .target(
            name: "Listings",
            dependencies: products("GeoProvider", "NativeStyleAdapter", "SimulatedDevice", "SimulatedEnvironment")
        ),
        .executableTarget(
            name: "NativeFirst",
            dependencies: ["ExampleVendors"] + products("GeoProvider", "SimulatedDevice", "SimulatedEnvironment")
        ),
        .executableTarget(
            name: "SwapProviders",
            dependencies: ["ExampleVendors"] + products("GeoProvider", "SimulatedDevice", "SimulatedEnvironment")
        ),
        .executableTarget(name: "SwitchingGuide", dependencies: products("GeoProviderCommands")),
        .testTarget(
            name: "HomeMadeAdapterTests",
            dependencies: ["HomeMadeAdapter"] + products("ProviderContract")
        ),
        .testTarget(
            name: "ListingsTests",
            dependencies: ["Listings"] + products("GeoProvider", "SimulatedDevice", "SimulatedEnvironment")
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
