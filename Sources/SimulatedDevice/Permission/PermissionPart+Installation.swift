// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension PermissionPart {
    /// What is left of the decisions when the app or the system is replaced.
    func replace(_ change: AppChange) {
        let texts = device.configuration.declaration.presentUsageTexts(device.switches)
        var (next, rules) = device.machine.change(change, usageTexts: texts, in: state)
        if change == .reinstall { next.precise = !device.configuration.declaration.defaultAccuracyReduced }
        transition(to: next, rule: rules.first ?? change.rawValue)
        if change == .reinstall { isListed = false }
    }

    /// The first use of location by an app that cannot ask: the system asks in its name.
    package func noteUse() {
        guard let (request, rule) = device.machine.implicitRequest(), status == .notDetermined, !hasLocationPrompt
        else { return }
        device.note(.system, .console, "The system asks in the app's name, at its first use of location.", rule: rule)
        device.calling("system") { self.request(request) }
    }

    /// Lets the end of the day come, where a grant ends with it.
    func watchDay() {
        guard device.machine.lapse(.dayEnded, in: state).state != state else { return }
        if let dayEnd { device.cancel(dayEnd) }
        let day = 86_400.0
        let rest = day - device.timestamp.truncatingRemainder(dividingBy: day)
        dayEnd = device.schedule(Self.endOfDay, after: .seconds(rest), to: slot)
    }

    private static let endOfDay = DeviceEvent.Kind(rawValue: 1)
}

extension PermissionPart: DeviceEventReceiver {
    /// A day ended.
    public func receive(_ event: DeviceEvent) {
        dayEnd = nil
        lapse(.dayEnded)
    }

    /// The word for an event in digests and messages.
    public func label(of event: DeviceEvent) -> String { "end of the day" }
}
