// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice

extension DeviceEvent.Kind {
    /// A one-shot's time is up; the payload is the one-shot.
    static let oneShotTimeout = DeviceEvent.Kind(rawValue: 1)
    /// A cancelled one-shot's block is called; the payload is the one-shot.
    static let oneShotCancelled = DeviceEvent.Kind(rawValue: 2)
    /// The timer of added callbacks fires; the payload is the session.
    static let callbackTimer = DeviceEvent.Kind(rawValue: 3)
}

extension TencentClient: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        withExtendedLifetime(manager) {
            switch event.kind {
            case .oneShotTimeout: oneShotTimedOut(event.payload)
            case .oneShotCancelled: tellCancellation(event.payload)
            case .callbackTimer: repeatCallback(event.payload)
            default: break
            }
        }
    }

    func label(of event: DeviceEvent) -> String {
        let name =
            switch event.kind {
            case .oneShotTimeout: "one-shot time-out"
            case .oneShotCancelled: "one-shot cancelled"
            case .callbackTimer: "callback timer"
            default: "event \(event.kind.rawValue)"
            }
        return "\(SimulatedTencent.name) \(number) \(name)"
    }

    func digest(into digest: inout StateDigest) {
        digest.combine(oneShot == nil ? 0 : oneShot?.location == nil ? 1 : 2)
        digest.combine(oneShot?.level.rawValue ?? -1)
        digest.combine(oneShot?.timeout ?? -1)
        digest.combine(oneShot?.timer != nil)
        digest.combine(cancelled.count)
        for flag in [hangs, hasHeardInitial, isTakingHeadings] { digest.combine(flag) }
        digest.combine(updates == nil ? 0 : updates?.newest == nil ? 1 : 2)
        digest.combine(settings.requestLevel.rawValue)
        digest.combine(settings.coordinateType.rawValue)
        digest.combine(reckoner != nil)
    }
}
