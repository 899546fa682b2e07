// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// The declaration of what the app needs of location, for as long as the object is held; from iOS 18.
///
/// It behaves like a request that is always pending: whenever the app is in front and the question open, the user is
/// asked. Sessions add up; none replaces another. It belongs to `SimulatedDevice.current`, is used on that device's
/// isolation, and ends when it is invalidated or the object goes, which is noticed at the device's next event.
public final class CLServiceSession: NSObject {
    let holder: SessionHolder

    /// What a session needs.
    public enum AuthorizationRequirement: Int, Sendable, CaseIterable {
        /// No permission; the session never asks.
        case none = 0
        /// Location while the app is in use.
        case whenInUse = 1
        /// Location at any time.
        case always = 2
    }

    /// Declares a need of permission.
    public init(authorization: AuthorizationRequirement) {
        holder = SessionHolder(SimulatedDevice.current, "CLServiceSession(authorization: .\(authorization))")
        super.init()
        hold(authorization, nil)
    }

    /// Declares a need of permission and of full accuracy.
    ///
    /// - Parameters:
    ///   - authorization: The permission.
    ///   - fullAccuracyPurposeKey: A key of `NSLocationTemporaryUsageDescriptionDictionary`.
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
        holder = SessionHolder(
            SimulatedDevice.current,
            "CLServiceSession(authorization: .\(authorization), fullAccuracyPurposeKey: “\(fullAccuracyPurposeKey)”)"
        )
        super.init()
        hold(authorization, fullAccuracyPurposeKey)
    }

    /// What keeps the session from its goal, at first and after each change.
    public var diagnostics: Diagnostics { Diagnostics(session: self) }

    /// Ends the session; a second call does nothing.
    public func invalidate() { holder.invalidate() }

    private func hold(_ authorization: AuthorizationRequirement, _ purposeKey: String?) {
        let requirement = SessionRequirement(rawValue: authorization.rawValue) ?? .none
        let rules: [SessionRequirement: BehaviourRule] = [.none: .sessionNone, .always: .sessionBegins]
        let session = DeviceServiceSession(requirement, purposeKey: purposeKey)
        holder.hold(.serviceSession, rule: rules[requirement] ?? .sessionLayers) {
            [sessions = holder.caller.device.sessionsPart] in
            sessions.open(session, for: $0)
        }
    }
}
