// SPDX-License-Identifier: Apache-2.0

extension PermissionMachine {
    /// What a held session asks for now, as a pending request would; nil while it has nothing to ask.
    ///
    /// It asks while the status is undetermined, again after Allow Once has lapsed, and for Always once while in use is
    /// granted. The decision says whether asking shows anything.
    public func pursue(
        _ requirement: SessionRequirement,
        in state: PermissionState,
        _ context: RequestContext
    ) -> (request: AuthorizationRequest, decision: RequestDecision)? {
        let goal = requirement.request ?? (switches.keeps(.sessionNone) ? nil : .whenInUse)
        guard traits.hasServiceSessions, state.servicesOn, let request = goal else { return nil }
        switch status(in: state).value {
        case .notDetermined: break
        case .authorizedWhenInUse where request == .always && !state.alwaysAsked: break
        default: return nil
        }
        return (request, decide(request, in: state, context))
    }

    /// Whether a grant of Always counts for the asynchronous services, and the rule that says so.
    ///
    /// From iOS 18 it does only while a session that requires Always is in effect.
    public func alwaysCounts(sessionInEffect: Bool, in state: PermissionState) -> (value: Bool, rule: BehaviourRule) {
        guard status(in: state).value == .authorizedAlways, state.servicesOn else { return (false, .liveInUse) }
        return (sessionInEffect || !traits.hasServiceSessions || !switches.keeps(.sessionAlways), .sessionAlways)
    }

    /// Whether asynchronous updates reach an app now, and the rule that says so.
    public func mayDeliverAsync(
        presence: AppPresence,
        isSuspended: Bool,
        alwaysSessionInEffect: Bool,
        in state: PermissionState
    ) -> (allowed: Bool, rule: BehaviourRule) {
        guard status(in: state).value.isAuthorized, state.servicesOn, !isSuspended else {
            return (false, .deliveryNeedsPermission)
        }
        switch presence {
        case .foreground, .grace: return (true, .deliveryInUse)
        case .indicator: return (switches.keeps(.activityRuns), .activityRuns)
        case .background:
            let always = alwaysCounts(sessionInEffect: alwaysSessionInEffect, in: state)
            return always.value ? (true, always.rule) : (!switches.keeps(.liveInUse), .liveInUse)
        }
    }

    /// What keeps a session from its goal; nothing before iOS 18, which brought the diagnostics.
    ///
    /// Where a usage text is missing nothing is asked, and nothing said (inferred).
    public func diagnose(
        _ requirement: SessionRequirement,
        _ context: RequestContext,
        alwaysSessionInEffect: Bool,
        in state: PermissionState
    ) -> ServiceDiagnosis {
        guard traits.hasServiceSessions else { return [] }
        let presence = context.presence
        let status = status(in: state).value
        var diagnosis: ServiceDiagnosis = []
        switch status {
        case .restricted: return .authorizationRestricted
        case _ where !state.servicesOn: return [.authorizationDenied, .authorizationDeniedGlobally]
        case .denied:
            diagnosis = .authorizationDenied
            if requirement == .always { diagnosis.insert(.alwaysAuthorizationDenied) }
            return diagnosis
        case .notDetermined:
            if context.promptOnScreen { return .authorizationRequestInProgress }
            guard let request = requirement.request, missingTexts(for: request, among: context.usageTexts).isEmpty
            else {
                return []
            }
            return presence == .foreground ? .authorizationRequestInProgress : .insufficientlyInUse
        case .authorizedWhenInUse, .authorizedAlways: break
        }
        let always = alwaysCounts(sessionInEffect: alwaysSessionInEffect, in: state).value
        if !presence.isInUse, !always { diagnosis.insert(.insufficientlyInUse) }
        if !presence.isInUse, !always, status == .authorizedAlways { diagnosis.insert(.serviceSessionRequired) }
        if requirement == .always, status == .authorizedWhenInUse {
            diagnosis.formUnion(lackOfAlways(context, state))
        }
        if accuracy(in: state).value == .reduced { diagnosis.insert(.accuracyLimited) }
        return diagnosis
    }

    private func lackOfAlways(_ context: RequestContext, _ state: PermissionState) -> ServiceDiagnosis {
        if context.promptOnScreen { return .authorizationRequestInProgress }
        return state.alwaysAsked || state.grant == .once ? .alwaysAuthorizationDenied : .insufficientlyInUse
    }
}
