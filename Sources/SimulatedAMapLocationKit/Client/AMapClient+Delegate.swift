// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

extension AMapClient {
    typealias DelegateCall = (any AMapLocationManagerDelegate, AMapLocationManager) -> Void

    /// Calls a method of the app's delegate and journals the call.
    ///
    /// - Returns: Whether there is a delegate, and it has the method.
    func tell(
        _ method: AMapDelegateMethod,
        _ detail: String? = nil,
        _ habit: SimulatedAMap.Habit?,
        _ call: DelegateCall
    ) -> Bool {
        guard let delegate = app else { return false }
        knowledge.meet(delegate)
        let text = { "\(self.sdk.name) \(method.name)" + (detail.map { ": \($0)" } ?? "") }
        switch knowledge.has(method) {
        case true?:
            device.note(.sdk, .callback, text(), rule: habit?.rawValue)
            perform(call, on: delegate)
            return true
        case false?: return false
        case nil:
            return device.noteIfItHappens(.sdk, .callback, text(), rule: habit?.rawValue) {
                find(method, on: delegate, call)
            }
        }
    }

    /// Calls a method for the first time, and learns whether it is there.
    private func find(
        _ method: AMapDelegateMethod,
        on delegate: any AMapLocationManagerDelegate,
        _ call: DelegateCall
    ) -> Bool {
        let manager: AMapLocationManager = manager
        manager.absentReceiver = nil
        perform(call, on: delegate)
        let isPresent = manager.absentReceiver != ObjectIdentifier(delegate)
        manager.absentReceiver = nil
        knowledge.meet(delegate)
        knowledge.learn(method, isPresent: isPresent)
        return isPresent
    }

    func perform(_ call: DelegateCall, on delegate: any AMapLocationManagerDelegate) {
        let manager: AMapLocationManager = manager
        sdk.callingApp { call(delegate, manager) }
    }

    /// Reports an error of continuous updates.
    func fail(_ error: any Error, _ habit: SimulatedAMap.Habit) {
        let isNil = setup.isOn(.amapNilStreamError)
        let bridged = error as NSError
        let text = isNil ? "nil, for \(bridged.domain) \(bridged.code)" : "\(bridged.domain) \(bridged.code)"
        _ = tell(.didFail, text, isNil ? .updatesNilError : habit) {
            $0.amapLocationManager($1, didFailWithError: isNil ? nil : error)
        }
    }
}
