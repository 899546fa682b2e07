// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// What keeps the app in use off screen, with the indicator showing, for as long as the object is held; from iOS 17.
///
/// It needs the background mode `location`, and is made on screen; only after a relaunch the app may join the last
/// process's session again in the background. It belongs to `SimulatedDevice.current`, is used on that device's
/// isolation, and ends when it is invalidated or the object goes, which is noticed at the device's next event.
public final class CLBackgroundActivitySession: NSObject {
    let holder: SessionHolder

    /// Begins a session, or joins that of the last process.
    public override init() {
        let device = SimulatedDevice.current
        holder = SessionHolder(device, "CLBackgroundActivitySession()")
        super.init()
        let hasMode = device.configuration.declaration.hasBackgroundLocation
        holder.hold(.backgroundActivitySession, rule: hasMode ? .activityBegins : .activityMode) {
            device.sessionsPart.openActivity(for: $0)
        }
    }

    /// What keeps the session from its goal, at first and after each change, from iOS 18.
    public var diagnostics: Diagnostics { Diagnostics(session: self) }

    /// Ends the session; a second call does nothing.
    public func invalidate() { holder.invalidate() }
}
