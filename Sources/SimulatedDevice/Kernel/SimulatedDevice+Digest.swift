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
        appPart.digest(into: &digest)
        digest.combine(networkPart.isOnline)
        digest.combine(networkPart.failure?.rawValue ?? -1)
        digest.combine(networkPart.access.rawValue)
        sensingPart.digest(into: &digest)
        locationPart.digest(into: &digest)
        receivers.digest(into: &digest)
        digest.combine(held.count)
        for event in held { receivers.digest(event, into: &digest) }
        for (time, event) in queue.pending where receivers.entry(event.receiver) != nil {
            digest.combine(distance: Double(time - nanoseconds) / 1e9)
            receivers.digest(event, into: &digest)
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
        digest.combine(state.widgets)
        digest.combine(isListed)
        digest.combine(servicesAlertProcess == device.appPart.process)
        for prompt in prompts where prompt.answer == .pending {
            digest.combine(prompt.id.rawValue)
            digest.combine(prompt.request?.rawValue ?? "")
            digest.combine(prompt.purposeKey ?? "")
            digest.combine(prompt.requester.map { device.receivers.rank(of: $0) } ?? -1)
        }
        digest.combine(age: heldEventTime.map { (device.now - $0).inSeconds })
    }
}
