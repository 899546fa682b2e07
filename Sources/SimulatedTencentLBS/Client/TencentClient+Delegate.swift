// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice

extension TencentClient {
    typealias DelegateCall = (any TencentLBSLocationManagerDelegate, TencentLBSLocationManager) -> Void

    /// Calls a method of the app's delegate in the app's name, and journals the call if the method is there.
    func tell(
        _ method: DelegateMethod,
        _ detail: String? = nil,
        _ habit: SimulatedTencent.Habit? = nil,
        _ call: DelegateCall
    ) {
        guard let app, knowledge.has(method) != false else { return }
        let text = method.name + (detail.map { ": \($0)" } ?? "")
        guard knowledge.has(method) == nil else {
            note(.callback, text, habit)
            return sdk.callingApp { call(app, manager) }
        }
        _ = device.noteIfItHappens(
            .sdk,
            .callback,
            "\(SimulatedTencent.name) \(text), manager \(number)",
            rule: habit?.rawValue
        ) {
            find(method, on: app, call)
        }
    }

    /// Calls a method of the delegate for the first time, and learns whether it is there.
    private func find(
        _ method: DelegateMethod,
        on app: any TencentLBSLocationManagerDelegate,
        _ call: DelegateCall
    ) -> Bool {
        let manager: TencentLBSLocationManager = manager
        manager.absentReceiver = nil
        sdk.callingApp { call(app, manager) }
        let isPresent = manager.absentReceiver != ObjectIdentifier(app)
        manager.absentReceiver = nil
        if app === self.app { knowledge.learn(method, isPresent: isPresent) }
        return isPresent
    }

    /// Delivers a location of the updates; the journal keeps of it what its policy says.
    func deliver(_ location: TencentLBSLocation, _ habit: SimulatedTencent.Habit) {
        guard let app else { return }
        guard knowledge.has(.didUpdateLocation) == true else {
            return tell(.didUpdateLocation, location.brief, habit) {
                $0.tencentLBSLocationManager($1, didUpdate: location)
            }
        }
        if !device.countsFix(.sdk) { note(location, habit) }
        let manager: TencentLBSLocationManager = manager
        sdk.callingApp { app.tencentLBSLocationManager(manager, didUpdate: location) }
    }
}

extension TencentClient {
    private func note(_ location: TencentLBSLocation, _ habit: SimulatedTencent.Habit) {
        device.noteFix(.sdk, .callback, rule: habit.rawValue) {
            "\(SimulatedTencent.name) \(DelegateMethod.didUpdateLocation.name): \(location.brief), manager \(number)"
        }
    }
}

extension TencentLBSLocation {
    /// Place, datum and exactness, for the journal.
    var brief: String {
        let place = location.coordinate
        return String(format: "%.7f,%.7f", place.latitude, place.longitude)
            + " \(location.datum.rawValue) ±"
            + String(format: "%g m", location.horizontalAccuracy)
            + (city.map { " \($0)" } ?? name.map { " \($0)" } ?? "")
    }
}
