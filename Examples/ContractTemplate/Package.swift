// swift-tools-version: 6.2

import PackageDescription

// Copy this folder, replace the path by the repository's address, and rename MyProvider.
let package = Package(
    name: "MyProvider",
    platforms: [.iOS(.v15), .macOS(.v15)],
    products: [.library(name: "MyProvider", targets: ["MyProvider"])],
    dependencies: [.package(name: "GeoProvider", path: "../..")],
    targets: [
        .target(
            name: "MyProvider",
            dependencies: [
                .product(name: "GeoProvider", package: "GeoProvider"),
                .product(name: "CoreLocationBridge", package: "GeoProvider"),
            ]
        ),
        .testTarget(
            name: "MyProviderTests",
            dependencies: ["MyProvider", .product(name: "ProviderContract", package: "GeoProvider")]
        ),
    ]
)
