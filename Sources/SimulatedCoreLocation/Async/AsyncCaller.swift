// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// Who called an asynchronous interface, and what the journal calls the thing that came of it.
struct AsyncCaller {
    let device: SimulatedDevice
    /// The caller when it was made.
    let name: String
    /// The thing's number in its process.
    let number: Int

    /// How many asynchronous things the app's process has made.
    private enum Count: DeviceStorageKey {
        static let defaultValue = 0
    }

    init(_ device: SimulatedDevice) {
        self.device = device
        name = device.caller
        number = device.storage[Count.self] + 1
        device.storage[Count.self] = number
    }

    /// Journals a call; what the simulated iOS lacks is noted as such.
    ///
    /// - Returns: Whether the call can do anything: the iOS has the interface, and the app is running.
    func call(_ text: String, _ interface: SystemInterface? = nil, rule: BehaviourRule? = nil) -> Bool {
        let lack = interface.flatMap { $0.isMissing(in: device.os) ? $0 : nil }
        device.note(.coreLocation, .call, "\(text) by \(device.caller)", rule: lack == nil ? rule?.rawValue : nil)
        if let lack {
            device.noteLack(of: lack)
            return false
        }
        return device.appPart.state != .terminated
    }
}

extension SimulatedDevice {
    /// Journals that an interface is used that the simulated iOS does not have.
    func noteLack(of interface: SystemInterface) {
        note(
            .coreLocation,
            .call,
            "\(interface.rawValue) is new in iOS \(interface.introduced): on iOS \(os) \(caller) would fail",
            rule: .newerInterface
        )
    }
}
