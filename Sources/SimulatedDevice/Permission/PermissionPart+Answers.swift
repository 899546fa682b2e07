// SPDX-License-Identifier: Apache-2.0

package import PermissionRules

extension PermissionPart {
    /// The user taps a button of the prompt on screen.
    ///
    /// `precise` is where the user leaves the Precise switch; nil: as the prompt showed it.
    ///
    /// - Throws: `DeviceActionError` if no prompt is on screen, or it has no such button or switch.
    public func answer(_ option: PromptOption, precise: Bool? = nil) throws(DeviceActionError) {
        guard let prompt = promptOnScreen else {
            throw DeviceActionError("“\(option.rawValue)” answers nothing: no prompt is on screen")
        }
        try answer(prompt, option, precise: precise)
    }

    /// The user taps a button of a prompt.
    func answer(_ prompt: DevicePrompt, _ option: PromptOption, precise: Bool?) throws(DeviceActionError) {
        guard prompt.buttons.contains(where: { $0.option == option }) else {
            let possible = prompt.buttons.map(\.option.rawValue).joined(separator: ", ")
            throw DeviceActionError(
                "the prompt \(prompt.id.rawValue) has no option “\(option.rawValue)”: possible is \(possible)"
            )
        }
        guard precise == nil || prompt.preciseSwitch != nil else {
            throw DeviceActionError("the prompt \(prompt.id.rawValue) on iOS \(device.os) has no Precise switch")
        }
        guard
            let decision = device.machine.answer(
                option,
                to: prompt.id,
                raisedBy: prompt.request,
                precise: precise,
                in: state
            )
        else {
            throw DeviceActionError("“\(option.rawValue)” does nothing on \(prompt.id.rawValue)")
        }
        prompt.end(.option(option), precise: precise, at: device.now)
        let switched = precise.map { $0 ? ", Precise on" : ", Precise off" } ?? ""
        device.note(.user, .answer, "\(option.rawValue) on \(prompt.id.rawValue)\(switched)", rule: decision.rule)
        transition(to: decision.state, rule: decision.rule)
        finish(prompt, decision.effect)
    }

    /// The app left the screen: prompts in front of it vanish, unless the switch says that they stay.
    func appLeftScreen() {
        guard !device.switches.isOn(.promptSurvivesBackground), device.keeps(.promptDismissed) else { return }
        dismissAppPrompts(because: "the app left the screen")
    }

    /// Prompts in front of the app vanish without an answer; whoever waits for one hears that it was declined.
    func dismissAppPrompts(because reason: String) {
        for prompt in prompts where prompt.answer == .pending && prompt.isOverApp {
            prompt.end(.gone, at: device.now)
            device.note(.system, .prompt, "\(prompt.id.rawValue) vanished: \(reason)", rule: .promptDismissed)
            if let requester = prompt.requester {
                device.schedule(.temporaryAccuracyEnded, payload: Self.promptDeclined, to: requester)
            }
            if prompt.id == .wirelessData { device.networkPart.decide(nil) }
        }
        device.sessionsPart.reviewLater()
    }

    private func finish(_ prompt: DevicePrompt, _ effect: AnswerEffect) {
        device.sessionsPart.reviewLater()
        if let requester = prompt.requester {
            let declines = effect.isRefusal && device.switches.isOn(.tempAccuracyDeclineIsError)
            device.schedule(
                .temporaryAccuracyEnded,
                payload: declines ? Self.promptDeclined : -1,
                to: requester
            )
        }
        if let access = effect.wirelessData { device.networkPart.decide(access) }
        if prompt.id == .upgrade13 { endHeldEvent(allowed: effect.grant == .always) }
        if effect.opensSettings { device.appPart.enterBackground() } else { device.appPart.becomeActive() }
    }
}
