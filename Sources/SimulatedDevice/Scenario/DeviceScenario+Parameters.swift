// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension DeviceScenario {
    /// What ran, as the output's `parameters`: everything that the command line may set besides the provider.
    ///
    /// Switches are named where they differ from their defaults.
    public var parameters: DeviceJSON {
        [
            "os": .string(device.os.description),
            "flow": .string(app.flow.rawValue),
            "sdkVersions": .object(
                app.sdkVersions.sorted { $0.key < $1.key }.map { DeviceJSON.Member($0.key, .string($0.value)) }
            ),
            "switches": .object(
                switches.differences.map { DeviceJSON.Member($0.name.rawValue, Self.json($0.value, of: $0.name)) }
            ),
            "language": .string(device.language.rawValue),
        ]
    }

    private static func json(_ value: String, of name: SwitchName) -> DeviceJSON {
        switch RuleSwitch.named(name).kind {
        case .flag: .bool(value == "true")
        case .number: Double(value).map(DeviceJSON.number) ?? .string(value)
        case .choice: .string(value)
        }
    }
}

extension DeviceScenario.InfoPlistSource {
    /// The Info.plist of a phone whose scenario names none: it explains both requests.
    public static let sampleDictionary: DeviceJSON = [
        "CFBundleDisplayName": "Sample",
        "CFBundleIdentifier": "org.example.sample",
        "CFBundlePackageType": "APPL",
        "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
        "NSLocationAlwaysAndWhenInUseUsageDescription": "Records your route while the app is closed.",
    ]
}
