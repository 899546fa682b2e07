// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// What takes files, words and events of strangers, each with the products that its target needs.
///
/// A target is an executable without a main: the fuzzer brings that along. `run` has the flags.
let targets: [(name: String, products: [String])] = [
    ("FuzzPlist", ["PermissionRules"]),
    ("FuzzGPX", ["TrackFiles"]),
    ("FuzzScenario", ["SimulatedDevice"]),
    ("FuzzConvert", ["GeoProviderCommands"]),
    ("FuzzArguments", ["GeoProviderCommands"]),
    ("FuzzContract", ["GeoProviderCommands", "ProviderContract", "SimulatedDevice"]),
]

let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "GeoProvider", path: "..")],
    targets: [.target(name: "FuzzReport", swiftSettings: features)]
        + targets.map { target in
            .executableTarget(
                name: target.name,
                dependencies: ["FuzzReport"] + target.products.map { .product(name: $0, package: "GeoProvider") },
                swiftSettings: features
            )
        },
    swiftLanguageModes: [.v6]
)
