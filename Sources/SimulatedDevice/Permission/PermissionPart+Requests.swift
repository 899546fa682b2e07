// SPDX-License-Identifier: Apache-2.0

package import PermissionRules

extension PermissionPart {
    /// What `requestWhenInUseAuthorization()` and `requestAlwaysAuthorization()` do.
    ///
    /// A request never fails loudly: it prompts, changes the grant silently, or does nothing. The journal says which,
    /// and why.
    public func request(_ request: AuthorizationRequest) {
        let decision = device.machine.decide(request, in: state, context)
        if case .nothing(let console) = decision.effect {
            refuse(request, decision, console: console)
        } else {
            carryOut(decision, of: request)
        }
    }

    /// Whether the alert that Location Services are off may come; the journal says where it may not.
    func mayShowServicesAlert() -> Bool {
        defer { servicesAlertProcess = device.appPart.process }
        let repeats = device.switches.isOn(.servicesAlertRepeats) && device.keeps(.servicesAlertAgain)
        guard servicesAlertProcess == device.appPart.process, !repeats else {
            return true
        }
        device.note(.system, .refused, "the alert comes once in a process", rule: .servicesAlertAgain)
        return false
    }

    /// What `requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)` does.
    ///
    /// The slot gets one event of kind `temporaryAccuracyEnded`: the payload is −1, or the number of a CLError. Before
    /// iOS 14 there is no such request; the event then carries the number of promptDeclined, and the journal says so.
    public func requestTemporaryFullAccuracy(purposeKey: String, from slot: DeviceSlot) {
        let text = device.configuration.declaration.temporaryUsageTexts[purposeKey]
        let decision = device.machine.decideTemporaryAccuracy(
            in: state,
            presence: device.appPart.presence,
            hasPurposeText: text != nil,
            promptOnScreen: hasLocationPrompt
        )
        switch decision?.effect {
        case .prompt:
            present(
                DevicePrompt(
                    .tempFull14,
                    on: device,
                    usageKey: "NSLocationTemporaryUsageDescriptionDictionary",
                    purposeKey: purposeKey,
                    text: text,
                    rule: decision?.rule ?? "",
                    requester: slot.id,
                    isOverApp: true
                )
            )
        case .declined, .unknownPurposeKey, nil:
            let isUnknown = decision?.effect == .unknownPurposeKey
            let code = isUnknown ? Int(device.switches.number(.tempAccuracyUnknownKeyCode)) : Self.promptDeclined
            let reason = isUnknown ? "no text for purpose key “\(purposeKey)”" : "no prompt can be shown"
            device.note(
                .system,
                .refused,
                "temporary full accuracy for \(device.caller): \(reason)",
                rule: decision?.rule ?? BehaviourRule.newerInterface.rawValue
            )
            device.schedule(.temporaryAccuracyEnded, payload: code, to: slot)
        }
    }

    /// The number of `CLError.Code.promptDeclined`.
    static let promptDeclined = 18

    /// Puts a prompt on screen; the user may answer it later.
    func present(_ prompt: DevicePrompt) {
        prompts.append(prompt)
        var detail = prompt.id.rawValue
        if let key = prompt.usageKey { detail += " \(key)" }
        if let key = prompt.purposeKey { detail += " “\(key)”" }
        if let text = prompt.text { detail += ": “\(text)”" }
        device.note(.system, .prompt, detail, rule: prompt.rule)
        if prompt.isOverApp, device.keeps(.promptMakesInactive) { device.appPart.resignActive() }
        device.sessionsPart.reviewLater()
        device.userPart.see(prompt)
    }

    private func refuse(_ request: AuthorizationRequest, _ decision: RequestDecision, console: Bool) {
        let name = request == .always ? "requestAlwaysAuthorization" : "requestWhenInUseAuthorization"
        let reason =
            decision.missing.isEmpty
            ? FidelityLedger.row(decision.rule)?.statement ?? ""
            : "Info.plist lacks \(decision.missing.map(\.rawValue).joined(separator: " and "))"
        device.note(.system, .refused, "\(name) by \(device.caller): \(reason)", rule: decision.rule)
        if console {
            let needed =
                request == .always
                ? "both NSLocationAlwaysAndWhenInUseUsageDescription and "
                    + "NSLocationWhenInUseUsageDescription" : "NSLocationWhenInUseUsageDescription"
            device.note(
                .system,
                .console,
                "The app asks for private location data without a usage description: Info.plist must contain "
                    + "\(needed).",
                rule: decision.rule
            )
        }
        transition(to: decision.state, rule: decision.rule)
    }
}
