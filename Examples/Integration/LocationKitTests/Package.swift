// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// LISTING: the package of its tests
import PackageDescription

let package = Package(
    name: "LocationKitTests",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "GeoProvider", path: "../../..")],
    targets: [
        // A symbolic link to ../LocationKit/Sources/LocationKit: the same files, now on the simulated SDKs.
        .target(
            name: "LocationKit",
            dependencies: [
                .product(name: "GeoProvider", package: "GeoProvider"),
                .product(name: "NativeStyleAdapter", package: "GeoProvider"),
            ]
        ),
        .testTarget(
            name: "LocationKitTests",
            dependencies: [
                "LocationKit",
                .product(name: "GeoProvider", package: "GeoProvider"),
                .product(name: "SimulatedDevice", package: "GeoProvider"),
                .product(name: "SimulatedEnvironment", package: "GeoProvider"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
// LISTING: end
