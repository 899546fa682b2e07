// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedAMapFoundationKit
import SimulatedDevice

extension DeviceEvent.Kind {
    /// The oldest thing that is to be added begins to be.
    fileprivate static let addFence = DeviceEvent.Kind(rawValue: 1)
    /// The phone has been in a fence for ten minutes; the payload is the fence's number.
    fileprivate static let stayed = DeviceEvent.Kind(rawValue: 2)
}

extension AMapFenceClient: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        living {
            switch event.kind {
            case .addFence: beginAddition(event.payload)
            case .stayed: stay(event.payload)
            default: break
            }
        }
    }

    func label(of event: DeviceEvent) -> String {
        "\(ground.sdk.name) fence \(event.kind == .stayed ? "stay" : "addition")"
    }

    func digest(into digest: inout StateDigest) {
        digest.combine(additions.count)
        for fence in fences {
            digest.combine(fence.region.fenceStatus.rawValue)
            digest.combine(fence.isPaused)
        }
    }

    /// Has the next addition begin on a later turn.
    func scheduleAddition(_ number: Int) { device.schedule(.addFence, payload: number, to: slot) }

    /// Starts the ten minutes after which staying is told.
    func scheduleStay(_ number: Int) -> DeviceEventID {
        device.schedule(.stayed, payload: number, after: .seconds(600), to: slot)
    }

    /// Keeps the manager alive while something is done for it.
    func living(_ body: () -> Void) {
        let manager: AMapGeoFenceManager = manager
        withExtendedLifetime(manager) { body() }
    }
}
