// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// A device whose queue always holds the same number of events: each is followed by another at an uneven distance.
final class EventQueue {
    /// How many events wait.
    let pending: Int
    /// How many were delivered.
    private(set) var delivered = 0

    private let device = SimulatedDevice()
    private var slot: DeviceSlot!
    private var seed: UInt64 = 1

    init(pending: Int) {
        self.pending = pending
        device.app.launch()
        device.settle()
        slot = device.register(self)
        for _ in 0..<pending { scheduleNext() }
    }

    deinit { slot.retire() }

    /// Lets about as many events happen; they come a microsecond apart.
    func run(events: Int) { device.advance(by: .microseconds(events)) }

    private func scheduleNext() {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let distance = Int64(seed >> 33) % Int64(2 * pending)
        device.schedule(DeviceEvent.Kind(rawValue: 1), after: .microseconds(distance), to: slot)
    }
}

extension EventQueue: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        delivered += 1
        scheduleNext()
    }
}
