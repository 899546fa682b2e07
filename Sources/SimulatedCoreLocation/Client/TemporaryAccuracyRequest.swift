// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// One request for temporary full accuracy, until its completion was called.
///
/// It outlives its manager, because the completion comes whatever becomes of that, and ends with the app's process.
final class TemporaryAccuracyRequest {
    private unowned let device: SimulatedDevice
    private let completion: (((any Error)?) -> Void)?
    private let number: Int
    private var slot: DeviceSlot!

    /// The requests that wait, in the order in which they were made.
    private enum Waiting: DeviceStorageKey {
        static var defaultValue: [TemporaryAccuracyRequest] { [] }
    }

    init(_ device: SimulatedDevice, manager number: Int, _ completion: (((any Error)?) -> Void)?) {
        self.device = device
        self.number = number
        self.completion = completion
        slot = device.register(self)
    }

    deinit { slot.retire() }

    /// Asks, and waits for the outcome.
    func ask(_ purposeKey: String) {
        device.storage[Waiting.self].append(self)
        device.permissionPart.requestTemporaryFullAccuracy(purposeKey: purposeKey, from: slot)
    }
}

extension TemporaryAccuracyRequest: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        guard event.kind == .temporaryAccuracyEnded else { return }
        device.storage[Waiting.self].removeAll { $0 === self }
        let code = event.payload < 0 ? nil : CLError.Code(rawValue: event.payload)
        guard let completion, device.keeps(.temporaryOrder) else { return }
        device.note(
            .coreLocation,
            .callback,
            "completion of temporary full accuracy to \(device.caller), manager \(number): \(code?.name ?? "no error")",
            rule: .temporaryOrder
        )
        completion(code.map { CLError($0) })
    }

    func label(of event: DeviceEvent) -> String { "temporary accuracy of manager \(number)" }
}

extension LocationClient {
    /// What `requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)` does.
    func requestTemporaryFullAccuracy(_ purposeKey: String, _ completion: (((any Error)?) -> Void)?) {
        let name = "requestTemporaryFullAccuracyAuthorization(withPurposeKey: “\(purposeKey)”)"
        guard call(name, .temporaryFullAccuracy) else { return }
        TemporaryAccuracyRequest(device, manager: number, completion).ask(purposeKey)
    }
}
