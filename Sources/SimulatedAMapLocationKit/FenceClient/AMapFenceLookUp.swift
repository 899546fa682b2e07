// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedDevice

/// One search on AMap's servers for what fences are put around.
final class AMapFenceLookUp {
    private unowned let owner: AMapFenceClient
    private let number: Int
    private var slot: DeviceSlot!

    init(_ number: Int, of client: AMapFenceClient) {
        owner = client
        self.number = number
        slot = client.device.register(self, caller: client.ground.sdk.name)
    }

    deinit { slot.retire() }

    /// Asks the servers.
    func start() { owner.device.network.request(SimulatedAMap.addressHost, from: slot) }

    /// Forgets the question.
    func end() { slot.retire() }
}

extension AMapFenceLookUp: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        guard let outcome = DeviceNetworkOutcome(rawValue: event.payload) else { return }
        let client = owner
        withExtendedLifetime(self) { client.living { client.searchEnded(number, outcome) } }
    }

    func label(of event: DeviceEvent) -> String { "\(SimulatedAMap.locationKit) fence search" }
}
