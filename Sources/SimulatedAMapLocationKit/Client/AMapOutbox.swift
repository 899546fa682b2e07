// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedDevice

/// The blocks of one-shots, and what they are about to be told.
///
/// It belongs to the process, not to a manager, because releasing a manager cancels its one-shots: their blocks are
/// called afterwards.
final class AMapOutbox {
    private unowned let device: SimulatedDevice
    private var slot: DeviceSlot!
    private var blocks: [Key: AMapLocatingCompletionBlock] = [:]
    private var outcomes: [Int: (key: Key, outcome: AMapOutcome)] = [:]
    private var lastOutcome = 0

    private struct Key: Hashable {
        let client: DeviceReceiverID
        let number: Int
    }

    private enum Stored: DeviceStorageKey {
        static var defaultValue: AMapOutbox? { nil }
    }

    private init(_ device: SimulatedDevice) {
        self.device = device
        slot = device.register(self, caller: SimulatedAMap.locationKit)
    }

    deinit { slot.retire() }

    /// The outbox of a device's app.
    static func of(_ device: SimulatedDevice) -> AMapOutbox {
        if let outbox = device.storage[Stored.self] { return outbox }
        let outbox = AMapOutbox(device)
        device.storage[Stored.self] = outbox
        return outbox
    }

    /// Keeps the block of a request.
    func keep(_ block: AMapLocatingCompletionBlock?, for client: DeviceSlot, _ number: Int) {
        blocks[Key(client: client.id, number: number)] = block
    }

    /// Has a request's block called on a later turn.
    func send(_ outcome: AMapOutcome, for client: DeviceSlot, _ number: Int) {
        lastOutcome += 1
        outcomes[lastOutcome] = (Key(client: client.id, number: number), outcome)
        device.schedule(DeviceEvent.Kind(rawValue: 1), payload: lastOutcome, to: slot)
    }
}

extension AMapOutbox: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        guard let (key, outcome) = outcomes.removeValue(forKey: event.payload),
            let block = blocks.removeValue(forKey: key)
        else { return }
        let sdk = device.sdk(SimulatedAMap.locationKit)
        sdk.noteCallback("completionBlock of request \(key.number): \(outcome.words)", rule: outcome.rule)
        sdk.callingApp { block(outcome.location, outcome.address, outcome.error) }
        guard SimulatedAMap.configuration(on: device).isOn(.amapCallsBlockTwice) else { return }
        let rule = SimulatedAMap.Habit.oneShotTwice.rawValue
        sdk.noteCallback("completionBlock of request \(key.number) again: \(outcome.words)", rule: rule)
        sdk.callingApp { block(outcome.location, outcome.address, outcome.error) }
    }

    func label(of event: DeviceEvent) -> String { "\(SimulatedAMap.locationKit) completion block" }
}
