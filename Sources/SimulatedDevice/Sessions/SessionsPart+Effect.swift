// SPDX-License-Identifier: Apache-2.0

package import PermissionRules

extension SessionsPart {
    /// Whether a session that requires Always is in effect, or was when the last process ended.
    public var alwaysIsInEffect: Bool {
        remembered.always || held.contains { $0.isInEffect && $0.service?.requirement == .always && !$0.slot.isRetired }
    }

    /// Whether a background activity session keeps the app in use off screen.
    public var activityIsInEffect: Bool {
        guard !isEmpty, device.configuration.declaration.hasBackgroundLocation || !device.keeps(.activityMode)
        else { return false }
        return device.permissionPart.status.isAuthorized
            && held.contains { $0.isActivity && $0.isInEffect && !$0.slot.isRetired }
    }

    /// Whether the app holds a service session of its own.
    public var hasExplicitSession: Bool {
        held.contains { $0.service.map { !$0.isImplicit } ?? false && !$0.slot.isRetired }
    }

    /// What keeps a session from its goal; nothing for one that has ended, and before iOS 18.
    public func diagnosis(of id: Int) -> ServiceDiagnosis {
        guard let session = held.first(where: { $0.id == id }) else { return [] }
        guard let service = session.service else {
            var diagnosis = diagnosis(of: .none)
            if !session.isInEffect { diagnosis.insert(.insufficientlyInUse) }
            return diagnosis.subtracting(.accuracyLimited)
        }
        var diagnosis = diagnosis(of: service.requirement)
        if diagnosis.contains(.accuracyLimited), session.fullAccuracy == .refused {
            diagnosis.insert(.fullAccuracyDenied)
        }
        if !session.isInEffect { diagnosis.insert(.insufficientlyInUse) }
        return diagnosis.subtracting(.accuracyLimited)
    }

    /// What keeps a goal from being met, whoever has it; nothing before iOS 18.
    public func diagnosis(of requirement: SessionRequirement) -> ServiceDiagnosis {
        device.machine.diagnose(
            requirement,
            device.permissionPart.context,
            alwaysSessionInEffect: alwaysIsInEffect,
            in: device.permissionPart.state
        )
    }

    /// Whether asynchronous updates reach the app now, and the rule that says so.
    public var mayDeliver: (allowed: Bool, rule: BehaviourRule) {
        device.machine.mayDeliverAsync(
            presence: device.appPart.presence,
            isSuspended: !device.appPart.isRunning,
            alwaysSessionInEffect: alwaysIsInEffect,
            in: device.permissionPart.state
        )
    }

    /// Whether a grant of Always counts for the asynchronous services now.
    public var alwaysCounts: Bool {
        device.machine.alwaysCounts(sessionInEffect: alwaysIsInEffect, in: device.permissionPart.state).value
    }
}

extension SessionsPart.Held {
    var service: DeviceServiceSession? {
        if case .service(let session) = kind { session } else { nil }
    }

    var isActivity: Bool { service == nil }

    var isImplicit: Bool { service?.isImplicit ?? false }

    /// The session's name in journals.
    var name: String {
        guard let service else { return "CLBackgroundActivitySession" }
        let key = service.purposeKey.map { " “\($0)”" } ?? ""
        return (service.isImplicit ? "the implicit session" : "CLServiceSession \(service.requirement)") + key
    }
}
