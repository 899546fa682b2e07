// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// A launched phone of an iOS version, with all three usage texts and the background mode unless told otherwise.
func phone(
    _ os: String = "17.4",
    texts: Set<UsageKey> = Set(UsageKey.allCases),
    permission: PermissionState? = nil,
    switches: SwitchSettings = SwitchSettings(),
    launched: Bool = true
) throws -> SimulatedDevice {
    let declaration = AppDeclaration(
        usageTexts: Dictionary(uniqueKeysWithValues: texts.map { ($0, "because of \($0.displayName)") }),
        temporaryUsageTexts: ["navigation": "to find the door"],
        backgroundModes: ["location"]
    )
    let device = SimulatedDevice(
        DeviceConfiguration(
            os: try IOSVersion(parsing: os),
            declaration: declaration,
            switches: switches,
            permission: permission
        )
    )
    if launched { device.app.launch() }
    return device
}

/// A receiver that writes down the events it gets, with their times.
final class Listener: DeviceEventReceiver {
    private(set) var events: [(kind: DeviceEvent.Kind, payload: Int, time: Duration)] = []
    private(set) var slot: DeviceSlot!
    private let device: SimulatedDevice

    init(on device: SimulatedDevice, scope: DeviceReceiverScope = .app) {
        self.device = device
        slot = device.register(self, scope: scope)
    }

    deinit { slot.retire() }

    /// The times of the events of a kind.
    func times(_ kind: DeviceEvent.Kind) -> [Duration] { events.filter { $0.kind == kind }.map(\.time) }

    func receive(_ event: DeviceEvent) { events.append((event.kind, event.payload, device.now)) }
}

extension SimulatedDevice {
    /// The journal's entries of one kind, as lines.
    func lines(_ event: DeviceJournalEvent) -> [String] {
        journal.entries.filter { $0.event == event }.map(\.description)
    }
}
