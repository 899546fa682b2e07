// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

extension UpdateRun {
    /// Whether the distance filter lets a location through: the first, one far enough off, one much more exact.
    func passes(_ fix: DeviceFix, filter: Double) -> Bool {
        guard filter > 0, hasDelivered, let last else { return true }
        if isImproved(by: fix) { return true }
        return fix.coordinate != last.coordinate && fix.coordinate.distance(to: last.coordinate) >= filter
    }

    /// Whether a location is much more exact than the last.
    func isImproved(by fix: DeviceFix) -> Bool { last.map { fix.horizontalAccuracy < $0.accuracy * 0.75 } ?? false }

    /// Keeps what later locations are compared with.
    mutating func deliver(_ fix: DeviceFix) {
        hasDelivered = true
        last = (fix.coordinate, fix.horizontalAccuracy)
    }

    /// Whether the phone has lain still off screen for so long that the updates pause.
    mutating func pauses(at fix: DeviceFix, _ device: SimulatedDevice, isAllowed: Bool) -> Bool {
        guard isAllowed, !device.appPart.isOnScreen else {
            still = nil
            return false
        }
        guard let still, still.at == fix.coordinate || still.at.distance(to: fix.coordinate) < 10 else {
            self.still = (device.now, fix.coordinate)
            return false
        }
        return device.now - still.since >= .seconds(device.switches.number(.pauseAfterStill))
    }
}
