// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

/// One request for a location-push token, until its completion was called.
///
/// It outlives its manager, because the completion comes whatever becomes of that, and ends with the app's process.
final class LocationPushRequest {
    private unowned let device: SimulatedDevice
    private let completion: ((Data?, (any Error)?) -> Void)?
    private let number: Int
    private var slot: DeviceSlot!
    private static let answer = DeviceEvent.Kind(rawValue: 1)

    /// The requests that wait, in the order in which they were made.
    private enum Waiting: DeviceStorageKey {
        static var defaultValue: [LocationPushRequest] { [] }
    }

    init(_ device: SimulatedDevice, manager number: Int, _ completion: ((Data?, (any Error)?) -> Void)?) {
        self.device = device
        self.number = number
        self.completion = completion
        slot = device.register(self)
    }

    deinit { slot.retire() }

    /// Asks, and waits for the answer.
    func ask() {
        device.storage[Waiting.self].append(self)
        device.schedule(Self.answer, to: slot)
    }

    /// The token: 32 bytes that depend on the app and the device's seed.
    private var token: Data {
        var bytes: [UInt8] = []
        for part in 0..<4 {
            var digest = StateDigest()
            digest.combine(device.configuration.declaration.bundleIdentifier)
            digest.combine(Int(truncatingIfNeeded: device.configuration.seed))
            digest.combine(part)
            bytes += (0..<8).map { UInt8(truncatingIfNeeded: digest.value >> (8 * UInt64($0))) }
        }
        return Data(bytes)
    }
}

extension LocationPushRequest: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        device.storage[Waiting.self].removeAll { $0 === self }
        guard let completion, device.keeps(.locationPushes) else { return }
        let isEntitled = device.configuration.declaration.hasLocationPushEntitlement
        device.note(
            .coreLocation,
            .callback,
            "completion of location pushes to \(device.caller), manager \(number): "
                + (isEntitled ? "a token" : "missingEntitlement"),
            rule: .locationPushes
        )
        if isEntitled {
            completion(token, nil)
        } else {
            completion(nil, CLLocationPushServiceError(.missingEntitlement))
        }
    }

    func label(of event: DeviceEvent) -> String { "location pushes of manager \(number)" }
}
