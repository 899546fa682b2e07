// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension LocationClient {
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
