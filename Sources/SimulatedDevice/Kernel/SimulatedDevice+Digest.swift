// SPDX-License-Identifier: Apache-2.0

public import Geodesy
import Foundation
import PermissionRules

extension SimulatedDevice: StateDigesting {
    /// Adds everything that the device's future depends on: permission, prompts, life cycle, network, pending events.
    ///
    /// Times are relative to now, so that two states that differ only in age are equal.
    public func digest(into digest: inout StateDigest) {
        permission.digest(into: &digest)
        digest.combine(app.state.rawValue)
        digest.combine(app.presence.rawValue)
        digest.combine(network.isOnline)
        digest.combine(network.failure?.rawValue ?? -1)
        digest.combine(network.access.rawValue)
        digest.combine(sensing.hasSignal)
        digest.combine(sensing.isSimulatedBySoftware)
        digest.combine(sensing.compass.heading)
        digest.combine(sensing.compass.accuracy)
        digest.combine(sensing.hasBluetooth)
        for beacon in sensing.beacons {
            digest.combine(beacon.uuid.uuidString)
            digest.combine(Int(beacon.major) << 16 | Int(beacon.minor))
            digest.combine(beacon.proximity.rawValue)
        }
        digest.combine(app.isLockedSinceRestart)
        digest.combine(app.wasForceQuit)
        digest.combine(app.launchReason?.rawValue ?? "")
        digest.combine(sensing.truth.latitude)
        digest.combine(sensing.truth.longitude)
        location.digest(into: &digest)
        receivers.digest(into: &digest)
        digest.combine(held.count)
        for (time, event) in queue.pending {
            digest.combine(Int(time - nanoseconds))
            digest.combine(Int(event.kind.rawValue))
            digest.combine(receivers.entry(event.receiver)?.receiver.label(of: event) ?? "retired")
        }
    }
}

extension DevicePermission: StateDigesting {
    /// Adds the permission state and the prompts on screen.
    public func digest(into digest: inout StateDigest) {
        digest.combine(state.grant.rawValue)
        for flag in [state.alwaysAsked, state.precise, state.temporaryPrecise, state.servicesOn, state.restricted] {
            digest.combine(flag)
        }
        for prompt in prompts where prompt.answer == .pending {
            digest.combine(prompt.id.rawValue)
            digest.combine(prompt.request?.rawValue ?? "")
            digest.combine(prompt.purposeKey ?? "")
        }
        digest.combine(heldEventTime.map { Int((device.now - $0).nanoseconds) } ?? -1)
    }
}
