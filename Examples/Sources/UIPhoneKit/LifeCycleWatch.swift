// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// Hears of the app's life cycle from the simulated phone.
@MainActor
final class LifeCycleWatch: @MainActor DeviceEventReceiver {
    /// What is told; it lives as long as the process.
    var application: UIApplication?
    private let device: SimulatedDevice
    private var slot: DeviceSlot?

    init(on device: SimulatedDevice) { self.device = device }

    /// Begins to listen.
    func start() {
        let slot = device.register(self)
        device.app.observeState(slot)
        self.slot = slot
    }

    /// Where the phone has the app.
    var state: UIApplication.State {
        switch device.app.state {
        case .active: .active
        case .inactive: .inactive
        case .background, .suspended, .terminated: .background
        }
    }

    /// The app's state changed.
    func receive(_ event: DeviceEvent) { application?.move(to: state) }

    /// The word for an event in digests and messages.
    func label(of event: DeviceEvent) -> String { "life cycle" }
}
