// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension PermissionPart {
    /// What a request meets now.
    var context: RequestContext {
        RequestContext(
            usageTexts: device.configuration.declaration.presentUsageTexts(device.switches),
            presence: device.appPart.presence,
            promptOnScreen: hasLocationPrompt
        )
    }

    /// Does what the rules have decided about a request that does not do nothing.
    func carryOut(_ decision: RequestDecision, of request: AuthorizationRequest) {
        transition(to: decision.state, rule: decision.rule)
        guard case .prompt(let id, let text) = decision.effect else { return }
        if id == .servicesOff, !mayShowServicesAlert() { return }
        present(
            DevicePrompt(
                id,
                on: device,
                usageKey: text?.rawValue,
                text: text.flatMap { device.configuration.declaration.usageTexts[$0] },
                request: request,
                rule: decision.rule,
                isOverApp: true
            )
        )
    }
}
