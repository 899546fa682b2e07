// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedAMapFoundationKit
import SimulatedDevice

/// One request to AMap's servers for an address.
final class AMapAddressLookUp {
    let place: Coordinate<WGS84>
    private unowned let owner: AMapClient
    private let number: Int
    private var slot: DeviceSlot!
    private var timer: DeviceEventID?

    init(_ place: Coordinate<WGS84>, for number: Int, of client: AMapClient) {
        self.place = place
        self.number = number
        owner = client
        slot = client.device.register(self, caller: client.sdk.name)
    }

    deinit { slot.retire() }

    /// Asks the servers, who have some seconds to answer.
    func start(timeout seconds: Int) {
        owner.device.network.request(SimulatedAMap.addressHost, from: slot)
        timer = owner.device.schedule(.addressTimeout, payload: number, after: .seconds(seconds), to: slot)
    }

    /// Forgets the question.
    func end() {
        if let timer { owner.device.cancel(timer) }
        slot.retire()
    }
}

extension AMapAddressLookUp: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        let client = owner
        withExtendedLifetime(self) {
            if event.kind == .addressTimeout { return client.lookUpTimedOut(number) }
            if let outcome = DeviceNetworkOutcome(rawValue: event.payload) { client.lookUpEnded(number, outcome) }
        }
    }

    func label(of event: DeviceEvent) -> String { "\(SimulatedAMap.locationKit) address" }
}
