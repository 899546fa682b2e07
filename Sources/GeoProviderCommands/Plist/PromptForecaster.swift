// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// Asks the permission machine what an Info.plist leads to.
struct PromptForecaster {
    let plist: InfoPlist
    let machine: PermissionMachine
    /// The purpose keys that the app uses besides those of the file.
    var purposeKeys: [String] = []
    /// The texts that strings files bring in the language of the report, by their keys.
    var texts: [String: String] = [:]

    private var keys: Set<UsageKey> { plist.usageKeys() }
    private var fresh: PermissionState { PermissionState(precise: !plist.defaultAccuracyReduced) }

    /// The key under which the texts of purposes stand.
    static let temporaryKey = "NSLocationTemporaryUsageDescriptionDictionary"

    init(_ plist: InfoPlist, _ rules: RuleSet, purposeKeys: [String] = [], texts: [String: String] = [:]) {
        self.plist = plist
        machine = PermissionMachine(rules)
        self.purposeKeys = purposeKeys
        self.texts = texts
    }

    /// What each request leads to: When In Use, Always, then temporary full accuracy by purpose key.
    var forecasts: [PromptForecast] {
        AuthorizationRequest.allCases.map(forecast) + purposes.map(temporaryForecast)
    }

    /// What Settings lists for the app.
    var settingsChoices: [SettingsAccess] { machine.settingsChoices(usageTexts: keys) }

    private func forecast(_ request: AuthorizationRequest) -> PromptForecast {
        let decision = machine.decide(request, in: fresh, RequestContext(usageTexts: keys))
        let granted = PermissionState(grant: .whenInUse, precise: fresh.precise)
        let upgrade = machine.decide(request, in: granted, RequestContext(usageTexts: keys))
        return PromptForecast(
            request: .authorization(request),
            sequence: sequence(after: decision, request),
            missing: decision.missing,
            afterWhenInUse: request == .always ? upgrade.effect : nil
        )
    }

    /// The prompt of a decision, and the prompts that its answers lead to without another request.
    private func sequence(after decision: RequestDecision, _ request: AuthorizationRequest) -> [PromptForecast.Step] {
        guard case .prompt(let prompt, let text) = decision.effect else { return [] }
        var steps = [step(prompt, text, isLater: false)]
        for option in machine.prompt(prompt)?.options ?? [] {
            guard
                let answer = machine.answer(option, to: prompt, raisedBy: request, in: decision.state),
                let later = machine.systemPrompt(.alwaysEventDue, in: answer.state)
            else { continue }
            let next = step(later.prompt, later.text, isLater: true)
            if !steps.contains(next) { steps.append(next) }
        }
        return steps
    }

    private func step(_ prompt: PromptID, _ key: UsageKey?, isLater: Bool) -> PromptForecast.Step {
        let row = machine.prompt(prompt)
        return PromptForecast.Step(
            prompt: prompt,
            isLater: isLater,
            usageKey: key?.rawValue,
            text: key.flatMap { key in plist.usageText(for: key).map { texts[key.rawValue] ?? $0 } },
            buttons: row?.options ?? [],
            isPrecise: row?.hasPreciseSwitch == true ? fresh.precise : nil
        )
    }

    /// The purpose keys of the file and of the app, where iOS knows such requests.
    private var purposes: [String] {
        guard machine.traits.hasAccuracyAuthorization else { return [] }
        let own = plist.temporaryUsageTexts.keys.sorted()
        var seen = Set(own)
        return own + purposeKeys.filter { seen.insert($0).inserted }
    }

    private func temporaryForecast(_ purposeKey: String) -> PromptForecast {
        let text = plist.temporaryUsageTexts[purposeKey]
        let decision = machine.decideTemporaryAccuracy(
            in: approximate,
            presence: .foreground,
            hasPurposeText: text != nil,
            promptOnScreen: false
        )
        var steps: [PromptForecast.Step] = []
        if decision?.effect == .prompt {
            steps = [
                PromptForecast.Step(
                    prompt: .tempFull14,
                    isLater: false,
                    usageKey: Self.temporaryKey,
                    text: texts[purposeKey] ?? text,
                    buttons: machine.prompt(.tempFull14)?.options ?? [],
                    isPrecise: nil
                )
            ]
        }
        return PromptForecast(request: .temporaryFullAccuracy(purposeKey: purposeKey), sequence: steps)
    }

    /// The app with approximate location, as far as its own requests can bring it there.
    private var approximate: PermissionState {
        for request in AuthorizationRequest.allCases {
            let decision = machine.decide(request, in: fresh, RequestContext(usageTexts: keys))
            guard case .prompt(let prompt, _) = decision.effect else { continue }
            let states = (machine.prompt(prompt)?.options ?? []).compactMap { option in
                machine.answer(option, to: prompt, raisedBy: request, precise: false, in: decision.state)?.state
            }
            if let state = states.first(where: { machine.status(in: $0).value.isAuthorized }) { return state }
        }
        return fresh
    }
}
