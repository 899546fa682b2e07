// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// LISTING: the app's own package
import PackageDescription

let package = Package(
    name: "LocationKit",
    platforms: [.iOS(.v15), .macOS(.v15)],
    products: [.library(name: "LocationKit", targets: ["LocationKit"])],
    dependencies: [
        // In your repository: .package(url: "https://…/GeoProvider.git", from: "1.0.0", traits: [])
        .package(name: "GeoProvider", path: "../../..", traits: [])
    ],
    targets: [
        .target(
            name: "LocationKit",
            dependencies: [
                .product(name: "GeoProvider", package: "GeoProvider"),
                .product(name: "NativeStyleAdapter", package: "GeoProvider", condition: .when(platforms: [.iOS])),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
// LISTING: end
