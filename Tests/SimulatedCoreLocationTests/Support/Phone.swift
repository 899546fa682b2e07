// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice

/// A launched phone of an iOS version, with the usage texts of its version and the background mode unless told otherwise.
func phone(
    _ os: String = "17.4",
    _ grant: AccessGrant = .unasked,
    precise: Bool = true,
    backgroundModes: Set<String> = ["location"],
    switches: [SwitchName: String] = [:],
    lastKnown: DeviceFix? = nil,
    launched: Bool = true
) throws -> SimulatedDevice {
    let declaration = AppDeclaration(
        usageTexts: Dictionary(uniqueKeysWithValues: UsageKey.allCases.map { ($0, "because") }),
        temporaryUsageTexts: ["navigation": "to find the door"],
        backgroundModes: backgroundModes
    )
    var settings = SwitchSettings()
    for (name, value) in switches { try settings.set(name, to: value) }
    var configuration = DeviceConfiguration(
        os: try IOSVersion(parsing: os),
        declaration: declaration,
        switches: settings,
        permission: PermissionState(grant: grant, precise: precise)
    )
    configuration.lastKnown = lastKnown
    let device = SimulatedDevice(configuration)
    if launched { device.app.launch() }
    return device
}

extension SimulatedDevice {
    /// A manager of the app on this device, with a delegate.
    func manager(_ delegate: any CLLocationManagerDelegate) -> CLLocationManager {
        asCurrent {
            let manager = CLLocationManager()
            manager.delegate = delegate
            return manager
        }
    }

    /// Puts the phone some metres north of where it is.
    func moveNorth(_ metres: Double) {
        sensing.move(to: sensing.truth.destination(bearing: 0, distance: metres))
    }

    /// The journal's lines of one kind on CoreLocation's lane.
    func lines(_ event: DeviceJournalEvent) -> [String] {
        journal.entries.filter { $0.event == event && $0.lane == .coreLocation }.map(\.description)
    }
}
