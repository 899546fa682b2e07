// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension LocationClient {
    /// Tells the delegate the current status, as every new manager does.
    func reportInitialAuthorization() {
        let change = device.permissionPart.changeSerial
        if report(change: change, isInitial: true), change > reportedChange {
            device.permissionPart.noteDelivery(ofChange: change)
        }
        reactToPermission()
    }

    /// Tells the delegate of a change; what was told already, or was taken back meanwhile, is not told.
    func reportAuthorization(_ change: Int) {
        if report(change: change, isInitial: false) { device.permissionPart.noteDelivery(ofChange: change) }
        reactToPermission()
    }

    private func report(change: Int, isInitial: Bool) -> Bool {
        let status = device.permissionPart.status
        let accuracy = device.permissionPart.accuracy
        let statusChanged = reported.map { $0.status != status } ?? true
        let accuracyChanged = reported.map { $0.accuracy != accuracy } ?? true
        guard isInitial || statusChanged || accuracyChanged else { return false }
        reported = (status, accuracy)
        let rule = isInitial ? BehaviourRule.initialCallback : .changeCallback
        let oldIsDue = isInitial || statusChanged
        guard device.traits.reportsAuthorizationAndAccuracy else {
            return oldIsDue && tellOld(status, rule)
        }
        let detail = "\(status), \(accuracy.rawValue)"
        let told = tell(.didChangeAuthorizationNew, detail, rule: rule) { $0.locationManagerDidChangeAuthorization($1) }
        guard oldIsDue, !told || !device.switches.isOn(.preferNewAuthorizationCallback) else { return told }
        return tellOld(status, told ? rule : .oldCallbackAlone) || told
    }

    private func tellOld(_ status: VisibleStatus, _ rule: BehaviourRule) -> Bool {
        tell(.didChangeAuthorizationOld, "\(status)", rule: rule) {
            $0.locationManager($1, didChangeAuthorization: CLAuthorizationStatus(status))
        }
    }

    /// Lets services begin, wait, fail or change accuracy as the permission now says.
    func reactToPermission() {
        reactRun()
        reactOneShot()
        reactSignificant()
    }
}

extension CLAuthorizationStatus {
    init(_ status: VisibleStatus) {
        self = CLAuthorizationStatus(rawValue: status.rawValue) ?? .notDetermined
    }
}

extension CLAccuracyAuthorization {
    init(_ accuracy: VisibleAccuracy) {
        self = accuracy == .reduced ? .reducedAccuracy : .fullAccuracy
    }
}
