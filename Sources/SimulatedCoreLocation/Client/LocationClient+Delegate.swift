// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension LocationClient {
    typealias DelegateCall = (any CLLocationManagerDelegate, CLLocationManager) -> Void

    /// Calls a method of the delegate in the name of whoever set it, and journals the call.
    ///
    /// - Returns: Whether there is a delegate, and it has the method.
    func tell(
        _ method: DelegateMethod,
        _ detail: String? = nil,
        rule: BehaviourRule? = nil,
        _ call: DelegateCall
    ) -> Bool {
        if let rule, !device.keeps(rule) { return true }
        guard let delegate = manager.delegate else { return false }
        let text = { self.callbackText(method) + (detail.map { ": \($0)" } ?? "") }
        switch knowledge.has(method) {
        case true?:
            device.note(.coreLocation, .callback, text(), rule: rule?.rawValue)
            perform(call, on: delegate)
            return true
        case false?: return false
        case nil:
            return device.noteIfItHappens(.coreLocation, .callback, text(), rule: rule?.rawValue) {
                find(method, on: delegate, call)
            }
        }
    }

    /// Calls a method of the delegate for the first time, and learns whether it is there.
    func find(_ method: DelegateMethod, on delegate: any CLLocationManagerDelegate, _ call: DelegateCall) -> Bool {
        let manager: CLLocationManager = manager
        let knownClass = ObjectIdentifier(type(of: delegate))
        manager.absentReceiver = nil
        perform(call, on: delegate)
        let isPresent = manager.absentReceiver != ObjectIdentifier(delegate)
        manager.absentReceiver = nil
        if knowledge.concerns(knownClass) { knowledge.learn(method, isPresent: isPresent) }
        return isPresent
    }

    /// Calls the delegate in the name of whoever set it.
    func perform(_ call: DelegateCall, on delegate: any CLLocationManagerDelegate) {
        let manager: CLLocationManager = manager
        device.calling(receiver) { call(delegate, manager) }
    }

    /// Reports an error; a delegate that cannot take it is a programmer's error on a phone.
    func fail(_ code: CLError.Code, rule: BehaviourRule) {
        let error = CLError(code)
        let told = tell(.didFail, code.name, rule: rule) { $0.locationManager($1, didFailWithError: error) }
        if !told, manager.delegate != nil { meetMissing(.didFail) }
    }

    /// What an outcome does that meets no method to take it.
    func meetMissing(_ method: DelegateMethod) {
        let lack = manager.delegate == nil ? "there is no delegate" : "\(receiver)'s delegate lacks it"
        guard device.keeps(.missingMethod) else { return }
        let text = "\(method.name) of manager \(number) cannot be called: \(lack)"
        precondition(device.switches[.missingDelegateMethod] != "trap", text)
        device.note(.coreLocation, .callback, text, rule: .missingMethod)
    }

    func callbackText(_ method: DelegateMethod) -> String { "\(method.name) to \(receiver), manager \(number)" }

    /// Journals a call of the manager; whether the manager still works.
    func call(_ name: String, _ interface: SystemInterface? = nil, rule: BehaviourRule? = nil) -> Bool {
        let text = "\(name) by \(device.caller), manager \(number)"
        guard !isInert else {
            device.note(
                .coreLocation,
                .call,
                "\(text): the app's process that it belongs to is gone",
                rule: .processEnded
            )
            return false
        }
        device.note(.coreLocation, .call, text, rule: rule?.rawValue)
        interface.map(noteUse)
        return true
    }

    /// Journals that an interface is used that the simulated iOS does not have, once per manager.
    func noteUse(of interface: SystemInterface) {
        guard interface.isMissing(in: device.os), !missingInterfaces.contains(interface), device.keeps(.newerInterface)
        else { return }
        missingInterfaces.append(interface)
        device.note(
            .coreLocation,
            .call,
            "\(interface.rawValue) is new in iOS \(interface.introduced): on iOS \(device.os) \(device.caller) would fail",
            rule: .newerInterface
        )
    }

    /// The delegate was set: from now on the callbacks run in the name of whoever did it.
    func delegateChanged(from old: (any CLLocationManagerDelegate)?, to new: (any CLLocationManagerDelegate)?) {
        guard old !== new else { return }
        knowledge.meet(new)
        if old != nil {
            _ = call("delegate \(new == nil ? "removed" : "replaced"), which was \(receiver)'s,")
        }
        receiver = device.caller
    }
}
