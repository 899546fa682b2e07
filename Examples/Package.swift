// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// What an outsider can build on the package's products alone.

/// Products of the package next door.
func products(_ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "GeoProvider") }
}

/// What an app's own code imports, and the module that stands for it here.
let aliases = [
    "CoreLocation": "PhoneKit",
    "UIKit": "UIPhoneKit",
    "AMapLocationKit": "AMapPhoneKit",
    "AMapFoundationKit": "AMapFoundationPhoneKit",
]

/// A program that is written for a phone: it imports what an app imports, and nothing of this package.
///
/// It is built as new Xcode projects build an app: on the main actor unless it says otherwise.
func phoneProgram(_ name: String, imports: String...) -> Target {
    .executableTarget(
        name: name,
        dependencies: imports.compactMap { aliases[$0] }.map { .byName(name: $0) },
        path: "PhonePrograms/\(name)",
        exclude: ["Info.plist", "scenario.json"] + (name == "TripDiary" ? ["walk.gpx"] : []),
        swiftSettings: imports.map { .unsafeFlags(["-module-alias", "\($0)=\(aliases[$0] ?? $0)"]) } + [
            .defaultIsolation(MainActor.self),
            .enableUpcomingFeature("InferIsolatedConformances"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ]
    )
}

/// Code as the authors of plug-ins write it for AMap's own SDK: in Swift 5, and with the SDK's names alone.
let pluginStyles = Target.target(
    name: "PluginStyles",
    dependencies: ["PhoneKit", "AMapPhoneKit", "AMapFoundationPhoneKit"],
    swiftSettings: ["CoreLocation", "AMapLocationKit", "AMapFoundationKit"].map {
        .unsafeFlags(["-module-alias", "\($0)=\(aliases[$0] ?? $0)"])
    } + [.swiftLanguageMode(.v5)]
)

/// The view of the documentation, with a few lines in place of SwiftUI.
let locationView = Target.target(
    name: "LocationView",
    dependencies: ["SwiftUIPhoneKit"] + products("GeoProvider"),
    swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=SwiftUIPhoneKit"])]
)

/// Code from before: a class of an app's own over CoreLocation.
let migrationBefore = Target.target(
    name: "MigrationBefore",
    dependencies: ["PhoneKit"],
    swiftSettings: [.unsafeFlags(["-module-alias", "CoreLocation=PhoneKit"])]
)

let phonePrograms = [
    phoneProgram("CurrentPlace", imports: "CoreLocation"),
    phoneProgram("LiveMap", imports: "CoreLocation"),
    phoneProgram("NearbyList", imports: "CoreLocation"),
    phoneProgram("TripDiary", imports: "CoreLocation"),
    phoneProgram("RunTracker", imports: "CoreLocation", "UIKit"),
    phoneProgram("StoreFinder", imports: "CoreLocation", "UIKit", "AMapLocationKit", "AMapFoundationKit"),
]

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
        .target(
            name: "SimulatedBaiduLocationKit",
            dependencies: products("SimulatedCoreLocation", "SimulatedDevice", "Geodesy")
        ),
        .target(
            name: "BaiduStyleAdapter",
            dependencies: ["SimulatedBaiduLocationKit"]
                + products("GeoProvider", "Geodesy", "CoreLocationBridge", "SimulatedCoreLocation"),
            path: "BaiduStyleAdapter",
            exclude: ["DIARY.md"]
        ),
        .target(
            name: "BaiduRegistration",
            dependencies: ["BaiduStyleAdapter", "SimulatedBaiduLocationKit"]
                + products("GeoProvider", "GeoProviderCommands", "SimulatedDevice", "SimulatedEnvironment")
        ),
        .executableTarget(
            name: "ExampleCommands",
            dependencies: ["BaiduRegistration"] + products("GeoProviderCommands")
        ),
        .target(name: "HomeMadeAdapter", dependencies: products("GeoProvider", "CoreLocationBridge")),
        .target(
            name: "Listings",
            dependencies: products("GeoProvider", "NativeStyleAdapter", "SimulatedDevice", "SimulatedEnvironment")
        ),
        .target(
            name: "Lessons",
            dependencies: ["ExampleVendors"]
                + products(
                    "AMapStyleAdapter",
                    "Geodesy",
                    "GeoProvider",
                    "PermissionRules",
                    "SimulatedAMapFoundationKit",
                    "SimulatedAMapLocationKit",
                    "SimulatedCoreLocation",
                    "SimulatedDevice",
                    "SimulatedEnvironment",
                    "TencentStyleAdapter"
                )
        ),
        .target(name: "OwnWorld", dependencies: products("GeoProvider", "ProviderContract")),
        .executableTarget(
            name: "NativeFirst",
            dependencies: ["ExampleVendors"] + products("GeoProvider", "SimulatedDevice", "SimulatedEnvironment")
        ),
        .executableTarget(
            name: "SwapProviders",
            dependencies: ["ExampleVendors"] + products("GeoProvider", "SimulatedDevice", "SimulatedEnvironment")
        ),
        .executableTarget(
            name: "SwitchingGuide",
            dependencies: ["BaiduRegistration"] + products("GeoProviderCommands")
        ),
        .target(name: "PhoneKit", dependencies: products("SimulatedCoreLocation")),
        .target(name: "UIPhoneKit", dependencies: products("SimulatedDevice")),
        .target(name: "AMapPhoneKit", dependencies: products("SimulatedAMapLocationKit")),
        .target(name: "AMapFoundationPhoneKit", dependencies: products("SimulatedAMapFoundationKit")),
        pluginStyles,
        .target(
            name: "PluginProviders",
            dependencies: ["PluginStyles"] + products("GeoProvider", "Geodesy", "CoreLocationBridge")
        ),
        .testTarget(
            name: "PluginTests",
            dependencies: ["PluginProviders", "PluginStyles"]
                + products(
                    "ProviderContract",
                    "SimulatedDevice",
                    "SimulatedAMapFoundationKit",
                    "SimulatedAMapLocationKit"
                )
        ),
        .testTarget(
            name: "BaiduTests",
            dependencies: ["BaiduRegistration", "BaiduStyleAdapter", "SimulatedBaiduLocationKit"]
                + products(
                    "GeoProviderCommands",
                    "PermissionRules",
                    "ProviderContract",
                    "SimulatedCoreLocation",
                    "SimulatedDevice"
                )
        ),
        .testTarget(
            name: "HomeMadeAdapterTests",
            dependencies: ["HomeMadeAdapter"] + products("ProviderContract")
        ),
        .testTarget(name: "OwnWorldTests", dependencies: ["OwnWorld"] + products("ProviderContract")),
        .testTarget(name: "LessonsTests", dependencies: ["Lessons"]),
        .testTarget(
            name: "ListingsTests",
            dependencies: ["Listings"] + products("GeoProvider", "SimulatedDevice", "SimulatedEnvironment")
        ),
        .target(name: "SwiftUIPhoneKit"),
        locationView,
        migrationBefore,
        .target(name: "MigrationAfter", dependencies: products("GeoProvider", "NativeStyleAdapter")),
        .testTarget(
            name: "MigrationTests",
            dependencies: ["MigrationAfter", "MigrationBefore", "PhoneKit"]
                + products(
                    "GeoProvider",
                    "NativeStyleAdapter",
                    "SimulatedCoreLocation",
                    "SimulatedDevice",
                    "SimulatedEnvironment"
                )
        ),
    ] + phonePrograms,
    swiftLanguageModes: [.v6]
)

/// The targets that are built as outsiders build theirs.
let outsiders = Set((phonePrograms + [pluginStyles, locationView, migrationBefore]).map(\.name))

for target in package.targets where !outsiders.contains(target.name) {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
