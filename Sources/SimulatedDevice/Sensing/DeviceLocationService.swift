// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

/// The system's location service: sessions, who may be delivered to, arrow and indicator.
///
/// It keeps its device alive, which owns what it shows: hold it for as long as you like, but not inside the device.
public struct DeviceLocationService {
    /// The device that it is a part of.
    public let device: SimulatedDevice

    var part: LocationPart { device.locationPart }

    /// The changes of the status bar so far, oldest first; nothing shown at first.
    public var statusBar: [DeviceStatusBar] { part.statusBar }

    /// Opens a session; its slot gets an event of kind `deliveryChanged` when the receivers have something new.
    public func open(for slot: DeviceSlot) -> Int { part.open(for: slot) }

    /// Changes what a session wants; updates count as started on screen if the app is there when they start.
    public func update(_ id: Int, _ wants: DeviceLocationSession) { part.update(id, wants) }

    /// Whether standard updates reach a session now, and the rule that says so.
    public func mayDeliver(to id: Int) -> (allowed: Bool, rule: BehaviourRule) { part.mayDeliver(to: id) }

    /// Notes that a location reached the app through a session.
    public func noteDelivery(to id: Int) { part.noteDelivery(to: id) }

    /// Whether updates that began on screen may go on in the background, and keep the app running.
    public var hasBackgroundSession: Bool { part.hasBackgroundSession }

    /// Says whether the system watches regions for the app; they outlive its process.
    public func setMonitorsRegions(_ isOn: Bool) { part.setMonitorsRegions(isOn) }

    /// Says whether the system watches a monitor's conditions for the app; they count like regions.
    public func setMonitorsConditions(_ isOn: Bool) { part.setMonitorsConditions(isOn) }

    /// How the list in Settings marks the app, and the rule that says so.
    public var settingsArrow: (arrow: SettingsArrow, rule: BehaviourRule) { part.settingsArrow }
}
