// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension TencentClient {
    /// CoreLocation tells its first status, or a change.
    func authorizationChanged(isNew: Bool) {
        let isInitial = !hasHeardInitial
        hasHeardInitial = true
        if isDecided { startClock(.oneShotClock) }
        guard !isInitial || configuration.isOn(.tencentForwardsInitialAuthorization) else { return }
        let habit = isInitial ? SimulatedTencent.Habit.forwardsInitial : .forwardsAuthorization
        let status = system.authorizationStatus
        if isNew {
            tell(.didChangeAuthorization, "\(status)", habit) { $0.tencentLBSDidChangeAuthorization($1) }
        } else {
            tell(.didChange, "\(status)", habit) { $0.tencentLBSLocationManager($1, didChange: status) }
        }
    }

    /// The app asks for permission through the manager.
    func requestAuthorization(_ name: String, _ request: (CLLocationManager) -> Void) {
        note(.call, "\(name)()", .asksNobody)
        sdk.calling { request(system) }
    }

    /// The app asks for full accuracy through the manager.
    func requestTemporaryFullAccuracy(_ purposeKey: String, _ completion: (((any Error)?) -> Void)?) {
        note(
            .call,
            "requestTemporaryFullAccuracyAuthorization(withPurposeKey: “\(purposeKey)”)",
            .temporaryByApp
        )
        sdk.calling {
            system.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { [weak self] error in
                guard let completion else { return }
                let outcome = error.map { "\(($0 as NSError).code)" } ?? "no error"
                self?.note(.callback, "completion of temporary full accuracy: \(outcome)", .temporaryOrder)
                self?.sdk.callingApp { completion(error) }
            }
        }
    }
}
