// SPDX-License-Identifier: Apache-2.0

public import Geodesy
import Foundation
import PermissionRules

extension SimulatedDevice: StateDigesting {
    /// Adds everything that the device's future depends on: permission, prompts, life cycle, network, pending events.
    ///
    /// Times are relative to now, so that two states that differ only in age are equal.
    public func digest(into digest: inout StateDigest) {
        permissionPart.digest(into: &digest)
        digest.combine(appPart.state.rawValue)
        digest.combine(appPart.presence.rawValue)
        digest.combine(networkPart.isOnline)
        digest.combine(networkPart.failure?.rawValue ?? -1)
        digest.combine(networkPart.access.rawValue)
        digest.combine(sensingPart.hasSignal)
        digest.combine(sensingPart.isSimulatedBySoftware)
        digest.combine(sensingPart.compass.heading)
        digest.combine(sensingPart.compass.accuracy)
        digest.combine(sensingPart.hasBluetooth)
        for beacon in sensingPart.beacons {
            digest.combine(beacon.uuid.uuidString)
            digest.combine(Int(beacon.major) << 16 | Int(beacon.minor))
            digest.combine(beacon.proximity.rawValue)
        }
        digest.combine(appPart.isLockedSinceRestart)
        digest.combine(appPart.wasForceQuit)
        digest.combine(appPart.launchReason?.rawValue ?? "")
        digest.combine(sensingPart.truth.latitude)
        digest.combine(sensingPart.truth.longitude)
        locationPart.digest(into: &digest)
        receivers.digest(into: &digest)
        digest.combine(held.count)
        for (time, event) in queue.pending {
            digest.combine(Int(time - nanoseconds))
            digest.combine(Int(event.kind.rawValue))
            digest.combine(receivers.entry(event.receiver)?.pointee.receiver.label(of: event) ?? "retired")
        }
    }
}

extension PermissionPart: StateDigesting {
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
