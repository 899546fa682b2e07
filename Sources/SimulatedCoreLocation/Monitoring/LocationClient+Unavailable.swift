// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension LocationClient {
    /// What `startRangingBeacons(satisfying:)` does on a phone that hears no beacons: it fails on a later turn.
    func startRanging(_ constraint: CLBeaconIdentityConstraint) {
        guard call("startRangingBeacons(satisfying: \(constraint.uuid.uuidString))", .beaconConstraints) else { return }
        guard !ranged.contains(constraint) else { return }
        ranged.append(constraint)
        failedRanging.append(constraint)
        device.schedule(.rangingFailed, to: slot)
    }

    /// What `stopRangingBeacons(satisfying:)` does.
    func stopRanging(_ constraint: CLBeaconIdentityConstraint) {
        guard call("stopRangingBeacons(satisfying: \(constraint.uuid.uuidString))", .beaconConstraints) else { return }
        ranged.removeAll { $0 == constraint }
    }

    /// Tells the delegate that beacons cannot be ranged.
    func failRanging() {
        guard !failedRanging.isEmpty else { return }
        let constraint = failedRanging.removeFirst()
        _ = tell(.didFailRanging, "rangingUnavailable", rule: .rangingUnavailable) {
            $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
        }
    }

    /// What `allowDeferredLocationUpdates(untilTraveled:timeout:)` does: it cancels a one-shot, and fails.
    func allowDeferred() {
        let rule: BehaviourRule? = oneShot == nil ? nil : .oneShotCancelled
        guard call("allowDeferredLocationUpdates(untilTraveled:timeout:)", rule: rule) else { return }
        cancelOneShot()
        device.schedule(.deferredFailed, to: slot)
    }

    /// Tells the delegate that updates are not deferred.
    func failDeferred() {
        _ = tell(.didFinishDeferred, "deferredFailed", rule: .deferredUpdates) {
            $0.locationManager($1, didFinishDeferredUpdatesWithError: CLError(.deferredFailed))
        }
    }
}
