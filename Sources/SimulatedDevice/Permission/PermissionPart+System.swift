// SPDX-License-Identifier: Apache-2.0

package import PermissionRules

extension PermissionPart {
    /// The user changes something in Settings; the app stays where it is.
    ///
    /// - Throws: `DeviceActionError` if Settings does not offer the change; the message lists what it offers.
    public func change(_ edit: SettingsEdit) throws(DeviceActionError) {
        try checkWidgets(edit)
        let texts = device.configuration.declaration.presentUsageTexts(device.switches)
        guard case (var next, let rule)? = device.machine.settings(edit, usageTexts: texts, in: state) else {
            let choices = device.machine.settingsChoices(usageTexts: texts).map(\.rawValue)
            throw DeviceActionError(
                "Settings on iOS \(device.os) does not offer \(Self.words(for: edit)) to this app: access offers "
                    + choices.joined(separator: ", ")
            )
        }
        if edit == .resetLocationAndPrivacy { next.precise = !device.configuration.declaration.defaultAccuracyReduced }
        if case .access = edit { next.widgets = false }
        device.note(.user, .settings, Self.words(for: edit), rule: rule)
        transition(to: next, rule: rule)
        if edit == .resetLocationAndPrivacy { isListed = false }
        if !device.keeps(.settingsKeepApp) { device.appPart.terminate() }
    }

    /// An event that only Always may have is due while the app is not in use, such as a border crossed.
    ///
    /// With Always the app is run for it. With a provisional grant the system asks the user first and holds the event;
    /// the newest replaces older ones.
    public func deliverAlwaysEvent() {
        guard status == .authorizedAlways, !device.appPart.presence.isInUse else { return }
        guard let row = device.machine.systemPrompt(.alwaysEventDue, in: state) else { return device.appPart.wake() }
        if heldEventTime != nil {
            device.note(.system, .console, "a newer event replaces the held one", rule: .heldEventNewest)
        }
        if device.keeps(.heldEventNewest) || heldEventTime == nil { heldEventTime = device.now }
        guard !prompts.contains(where: { $0.answer == .pending && $0.id == row.prompt }) else { return }
        presentSystemPrompt(row)
    }

    /// The app has used location in the background for long enough that the system reminds the user.
    func remindOfBackgroundUse() {
        guard let row = device.machine.systemPrompt(.backgroundUse, in: state), !hasLocationPrompt else { return }
        presentSystemPrompt(row)
    }

    /// The held event is delivered or dropped.
    func endHeldEvent(allowed: Bool) {
        guard let time = heldEventTime else { return }
        heldEventTime = nil
        let isFresh = device.now - time <= .seconds(device.switches.number(.heldEventMaxAge))
        let isDelivered = allowed && isFresh && device.keeps(.heldEvent)
        device.note(.system, .console, isDelivered ? "held event delivered" : "held event dropped", rule: .heldEvent)
        if let holder, !holder.isRetired {
            device.schedule(.heldEventEnded, payload: isDelivered ? 1 : 0, to: holder)
        }
        if isDelivered { device.appPart.wake() }
    }

    /// Tells a receiver what becomes of held events, as an event of kind `heldEventEnded`.
    public func observeHeldEvents(_ slot: DeviceSlot) { holder = slot }

    private func presentSystemPrompt(_ row: SystemPromptRule) {
        present(
            DevicePrompt(
                row.prompt,
                on: device,
                usageKey: row.text?.rawValue,
                text: row.text.flatMap { device.configuration.declaration.usageTexts[$0] },
                rule: row.ledger.id,
                isOverApp: false
            )
        )
    }

    private static func words(for edit: SettingsEdit) -> String {
        switch edit {
        case .access(let access): "access \(access.rawValue)"
        case .precise(let on): "precise \(on ? "on" : "off")"
        case .widgets(let on): "widgets \(on ? "on" : "off")"
        case .locationServices(let on): "location services \(on ? "on" : "off")"
        case .restricted(let on): "restriction \(on ? "on" : "off")"
        case .resetLocationAndPrivacy: "Reset Location & Privacy"
        }
    }
}
