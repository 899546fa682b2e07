// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

/// The sessions that the app holds, as data: what each needs, what was asked for it, and whether it is in effect.
///
/// It keeps its device alive, which owns what it shows: hold it for as long as you like, but not inside the device.
public struct DeviceSessions {
    /// The device that it is a part of.
    public let device: SimulatedDevice

    var part: SessionsPart { device.sessionsPart }

    /// Takes a service session in.
    ///
    /// - Returns: The session's number, for `close(_:)`.
    public func open(_ session: DeviceServiceSession, for slot: DeviceSlot) -> Int { part.open(session, for: slot) }

    /// Takes a background activity session in; it has no effect without the background mode.
    ///
    /// - Returns: The session's number, for `close(_:)`.
    public func openActivity(for slot: DeviceSlot) -> Int { part.openActivity(for: slot) }

    /// Ends a session; one that has ended is left alone.
    public func close(_ id: Int) { part.close(id) }

    /// Whether a session that requires Always is in effect, or was when the last process ended.
    public var alwaysIsInEffect: Bool { part.alwaysIsInEffect }

    /// Whether a background activity session keeps the app in use off screen.
    public var activityIsInEffect: Bool { part.activityIsInEffect }

    /// Whether the app holds a service session of its own.
    public var hasExplicitSession: Bool { part.hasExplicitSession }

    /// What keeps a session from its goal; nothing for one that has ended, and before iOS 18.
    public func diagnosis(of id: Int) -> ServiceDiagnosis { part.diagnosis(of: id) }

    /// What keeps a goal from being met, whoever has it; nothing before iOS 18.
    public func diagnosis(of requirement: SessionRequirement) -> ServiceDiagnosis { part.diagnosis(of: requirement) }

    /// Whether asynchronous updates reach the app now, and the rule that says so.
    public var mayDeliver: (allowed: Bool, rule: BehaviourRule) { part.mayDeliver }

    /// Whether a grant of Always counts for the asynchronous services now.
    public var alwaysCounts: Bool { part.alwaysCounts }
}
