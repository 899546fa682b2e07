// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The proof that the adapters' branch for Apple's own CoreLocation compiles, on a platform that has none.
//
// The sources are the adapters' own, by symbolic link. Here the trait `SimulatedSDKs` does not exist, so they take the
// branch `#elseif canImport(CoreLocation)`; the alias makes CoreLocation a module that hands on the simulated one.

let alias: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "CoreLocation=AppleCoreLocation"]),
    // The names of the root package's modules are taken.
    .unsafeFlags(["-module-alias", "CoreLocationBridge=RealCoreLocationBridge"]),
    .unsafeFlags(["-module-alias", "NativeStyleAdapter=RealNativeStyleAdapter"]),
    .unsafeFlags(["-module-alias", "AMapStyleAdapter=RealAMapStyleAdapter"]),
    .unsafeFlags(["-module-alias", "TencentStyleAdapter=RealTencentStyleAdapter"]),
    // The vendors' own frameworks, in the same way.
    .unsafeFlags(["-module-alias", "AMapLocationKit=AutoNaviLocationKit"]),
    .unsafeFlags(["-module-alias", "AMapFoundationKit=AutoNaviFoundationKit"]),
    .unsafeFlags(["-module-alias", "TencentLBS=QQTencentLBS"]),
]

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let root: [Target.Dependency] = ["GeoProvider", "Geodesy"].map { .product(name: $0, package: "GeoProvider") }
let simulated: [Target.Dependency] = ["SimulatedDevice", "SimulatedEnvironment"].map {
    .product(name: $0, package: "GeoProvider")
}

let package = Package(
    name: "RealBranch",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "GeoProvider", path: "../..")],
    targets: [
        .target(
            name: "AppleCoreLocation",
            dependencies: [.product(name: "SimulatedCoreLocation", package: "GeoProvider")],
            swiftSettings: strict
        ),
        .target(
            name: "RealCoreLocationBridge",
            dependencies: root + ["AppleCoreLocation"],
            path: "Sources/CoreLocationBridge",
            exclude: ["PrivacyInfo.xcprivacy"],
            swiftSettings: alias + strict
        ),
        .target(
            name: "RealNativeStyleAdapter",
            dependencies: root + ["AppleCoreLocation", "RealCoreLocationBridge"],
            path: "Sources/NativeStyleAdapter",
            exclude: ["PrivacyInfo.xcprivacy"],
            swiftSettings: alias + strict
        ),
        .target(
            name: "AutoNaviFoundationKit",
            dependencies: [.product(name: "SimulatedAMapFoundationKit", package: "GeoProvider")],
            swiftSettings: strict
        ),
        .target(
            name: "AutoNaviLocationKit",
            dependencies: [.product(name: "SimulatedAMapLocationKit", package: "GeoProvider")],
            swiftSettings: strict
        ),
        .target(
            name: "RealAMapStyleAdapter",
            dependencies: root + [
                "AppleCoreLocation", "AutoNaviFoundationKit", "AutoNaviLocationKit", "RealCoreLocationBridge",
            ],
            path: "Sources/AMapStyleAdapter",
            exclude: ["PrivacyInfo.xcprivacy"],
            swiftSettings: alias + strict
        ),
        .target(
            name: "QQTencentLBS",
            dependencies: [.product(name: "SimulatedTencentLBS", package: "GeoProvider")],
            swiftSettings: strict
        ),
        .target(
            name: "RealTencentStyleAdapter",
            dependencies: root + ["AppleCoreLocation", "QQTencentLBS", "RealCoreLocationBridge"],
            path: "Sources/TencentStyleAdapter",
            exclude: ["PrivacyInfo.xcprivacy"],
            swiftSettings: alias + strict
        ),
        .testTarget(
            name: "RealBranchTests",
            dependencies: root + simulated + [
                "AutoNaviFoundationKit", "AutoNaviLocationKit", "QQTencentLBS", "RealAMapStyleAdapter",
                "RealNativeStyleAdapter", "RealTencentStyleAdapter",
            ],
            swiftSettings: alias + strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
