// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension ExploredPhone {
    /// The steps that are possible now.
    var possible: StepSet {
        var steps = StepSet()
        if device.nextEventTime != nil { steps.insert(.wait) }
        insertLife(into: &steps)
        if device.app.isRunning, let app { insertCalls(of: app, into: &steps) }
        if let prompt = device.permission.promptOnScreen {
            for button in prompt.buttons {
                steps.insert(.answer(button.option, flips: false))
                let grants = button.option == .allowWhileUsing || button.option == .allowOnce
                if prompt.preciseSwitch != nil, grants { steps.insert(.answer(button.option, flips: true)) }
            }
        }
        // A prompt over the app has to be answered, or left, before Settings can be opened.
        if !device.permission.hasPromptOverApp { insertSettings(into: &steps) }
        return steps
    }

    private func insertLife(into steps: inout StepSet) {
        switch device.app.state {
        case .terminated: steps.insert(.launch)
        case .active, .inactive: steps.insert([.background, .kill])
        case .background, .suspended: steps.insert([.foreground, .kill])
        }
        if device.locationPart.isReminderDue { steps.insert(.remind) }
        if device.permission.status == .authorizedAlways, !device.app.presence.isInUse { steps.insert(.alwaysEvent) }
    }

    private func insertCalls(of app: ExploredApp, into steps: inout StepSet) {
        steps.insert([.requestWhenInUse, .requestAlways])
        if device.traits.hasAccuracyAuthorization, app.openTemporaryRequests == 0 { steps.insert(.requestTemporary) }
        steps.insert(app.hasOpenShot ? .cancel : .requestLocation)
        steps.insert(app.wantsUpdates ? .stop : .start)
    }

    private func insertSettings(into steps: inout StepSet) {
        let permission = device.permission
        if device.app.state == .terminated { steps.insert(.settings(.restricted)) }
        if permission.state.restricted { return }
        steps.insert(.settings(.locationServices))
        guard let access = permission.settingsAccess else { return }
        let choices = device.machine.settingsChoices(usageTexts: plist.usageTexts)
        for choice in choices where choice != access { steps.insert(.settings(.access(choice))) }
        if device.traits.hasAccuracyAuthorization { steps.insert(.settings(.precise)) }
        steps.insert(.settings(.reset))
    }
}
