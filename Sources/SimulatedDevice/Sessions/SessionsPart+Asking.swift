// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension SessionsPart {
    /// Lets the sessions ask for what they need, if the app is in front and nothing is on screen: one question at a time.
    ///
    /// The strongest goal asks first, so that a session for Always is not asked for twice.
    func pursue() {
        guard device.appPart.state == .active, !device.permissionPart.hasLocationPrompt else { return }
        let order = held.indices.sorted { rank(held[$0]) > rank(held[$1]) }
        for index in order where asks(at: index) { return }
        for index in held.indices where asksFullAccuracy(at: index) { return }
    }

    /// The request for full accuracy that a session made has ended.
    func endFullAccuracyRequest() {
        guard let index = held.firstIndex(where: { $0.fullAccuracy == .asking }) else { return reviewLater() }
        held[index].fullAccuracy = device.permissionPart.state.temporaryPrecise ? .granted : .refused
        reviewLater()
    }

    private func rank(_ session: Held) -> Int { session.service?.requirement.rawValue ?? 0 }

    /// Asks for a session's permission; whether something is on screen now.
    private func asks(at index: Int) -> Bool {
        guard let service = held[index].service,
            let (request, decision) = device.machine.pursue(
                service.requirement,
                in: device.permissionPart.state,
                device.permissionPart.context
            )
        else { return false }
        guard device.keeps(.sessionPrompts) else { return false }
        if case .nothing = decision.effect {
            if !held[index].hasComplained, !decision.missing.isEmpty { complain(at: index, decision) }
            return false
        }
        device.note(
            .coreLocation,
            .call,
            "\(held[index].name) asks for \(request.rawValue)",
            rule: .sessionPrompts
        )
        device.permissionPart.carryOut(decision, of: request)
        return device.permissionPart.hasLocationPrompt
    }

    private func complain(at index: Int, _ decision: RequestDecision) {
        held[index].hasComplained = true
        let missing = decision.missing.map(\.rawValue).joined(separator: " and ")
        device.note(
            .system,
            .refused,
            "\(held[index].name) cannot ask: Info.plist lacks \(missing)",
            rule: decision.rule
        )
    }

    /// Asks for full accuracy in a session's name; whether something is on screen now.
    private func asksFullAccuracy(at index: Int) -> Bool {
        guard let key = held[index].service?.purposeKey, device.permissionPart.status.isAuthorized,
            device.permissionPart.accuracy == .reduced
        else { return false }
        if held[index].fullAccuracy == .granted { held[index].fullAccuracy = .open }
        guard held[index].fullAccuracy == .open, device.keeps(.sessionFullAccuracy) else { return false }
        device.note(
            .coreLocation,
            .call,
            "\(held[index].name) asks for full accuracy",
            rule: .sessionFullAccuracy
        )
        held[index].fullAccuracy = .asking
        device.permissionPart.requestTemporaryFullAccuracy(purposeKey: key, from: slot)
        return device.permissionPart.hasLocationPrompt
    }
}
