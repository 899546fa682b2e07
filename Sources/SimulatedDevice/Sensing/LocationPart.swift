// SPDX-License-Identifier: Apache-2.0

package import Geodesy
package import PermissionRules

/// The system's location service: sessions, who may be delivered to, arrow and indicator.
///
/// Its device owns it, and shows it as `DeviceLocationService`.
package final class LocationPart {
    /// The changes of the status bar so far, oldest first; nothing shown at first.
    public private(set) var statusBar: [DeviceStatusBar] = []

    @exclusivity(unchecked) unowned(unsafe) var device: SimulatedDevice!
    private var slot: DeviceSlot!
    @exclusivity(unchecked) private var sessions: [Session?] = []
    @exclusivity(unchecked) private var lastDelivery: Int64?
    @exclusivity(unchecked) private var arrowCheck: DeviceEventID?
    @exclusivity(unchecked) private var backgroundUseSince: Int64?
    /// Whether the system watches regions for the app, whether its process lives or not.
    private var monitorsRegions = false
    private var monitorsConditions = false
    private var watchesPlaces: Bool { monitorsRegions || monitorsConditions }
    /// Whether anybody looks at the status bar; nothing else depends on it.
    @exclusivity(unchecked) package var hasStatusBar = true
    /// Whether the reminder of background use comes by itself; else ``bringReminder()`` brings it.
    @exclusivity(unchecked) package var remindsByItself = true
    private static let checkArrow = DeviceEvent.Kind(rawValue: 1)
    private static let remind = DeviceEvent.Kind(rawValue: 2)
    /// How long the solid arrow stays after a delivery ("a few seconds", WWDC17 713; number inferred).
    private static let solidArrow = Duration.seconds(3)

    /// How many sessions want what; a session that retired counts until its place is used again.
    private var demand = LocationDemand()
    private var nextSweep = 16
    private var free: [Int] = []
    /// Where the search for a session that updates begins: where it ended before.
    private var lastUpdating = 0

    private struct Session {
        var wants: DeviceLocationSession
        var slot: DeviceSlot
        var startedOnScreen = false
    }

    func attach(to device: SimulatedDevice) {
        self.device = device
        slot = device.register(self, scope: .system, caller: "system")
    }

    deinit { slot?.retire() }

    /// Opens a session; its slot gets an event of kind `deliveryChanged` when the receivers have something new.
    public func open(for slot: DeviceSlot) -> Int {
        let session = Session(wants: DeviceLocationSession(), slot: slot)
        if free.isEmpty, sessions.count >= nextSweep { sweep() }
        if let place = free.popLast() {
            sessions[place] = session
            return place
        }
        sessions.append(session)
        return sessions.count - 1
    }

    /// Frees the places of sessions that retired.
    private func sweep() {
        for index in sessions.indices.reversed() {
            guard let session = sessions[index], session.slot.isRetired else { continue }
            demand.remove(session.wants)
            sessions[index] = nil
            free.append(index)
        }
        nextSweep = max(16, (sessions.count - free.count) * 2)
    }

    /// Changes what a session wants; updates count as started on screen if the app is there when they start.
    public func update(_ id: Int, _ wants: DeviceLocationSession) {
        guard let session = sessions[id] else { return }
        if wants.isUpdating, !session.wants.isUpdating { sessions[id]?.startedOnScreen = device.appPart.isOnScreen }
        demand.remove(session.wants)
        demand.add(wants)
        sessions[id]?.wants = wants
        refresh()
        if !hasBackgroundSession { device.appPart.reviewBackground() }
    }

    /// Whether standard updates reach a session now, and the rule that says so.
    public func mayDeliver(to id: Int) -> (allowed: Bool, rule: BehaviourRule) {
        device.machine.mayDeliver(
            presence: device.appPart.presence,
            isSuspended: !device.appPart.isRunning,
            backgroundSession: sessions[id].map(keepsAppRunning) ?? false,
            in: device.permissionPart.state
        )
    }

    /// Notes that a location reached the app through a session.
    public func noteDelivery(to id: Int) {
        let device: SimulatedDevice = device
        lastDelivery = device.nanoseconds
        if arrowCheck == nil, hasStatusBar {
            arrowCheck = device.schedule(Self.checkArrow, after: Self.solidArrow, to: slot)
            refresh()
        }
        if backgroundUseSince == nil, device.appPart.state == .background {
            backgroundUseSince = lastDelivery
            let days = device.switches.number(.reminderAfterDays)
            if remindsByItself {
                device.schedule(Self.remind, after: .seconds(days * 86_400), to: slot)
            }
        }
    }

    /// Whether the app has used location in the background, so that a reminder comes some day.
    package var isReminderDue: Bool { backgroundUseSince != nil }

    /// The reminder of background use is due.
    package func bringReminder() {
        backgroundUseSince = nil
        device.permissionPart.remindOfBackgroundUse()
    }

    /// Whether any session wants locations as they come.
    package var isUpdating: Bool {
        sessions.contains { $0.map { $0.wants.isUpdating && !$0.slot.isRetired } ?? false }
    }

    /// Whether updates that began on screen may go on in the background, and keep the app running.
    public var hasBackgroundSession: Bool {
        device.sessionsPart.activityIsInEffect || demand.background > 0 && contains(keepsAppRunning)
    }

    /// Says whether the system watches regions for the app; they outlive its process.
    public func setMonitorsRegions(_ isOn: Bool) {
        guard isOn != monitorsRegions else { return }
        monitorsRegions = isOn
        refresh()
    }

    /// Says whether the system watches a monitor's conditions for the app.
    public func setMonitorsConditions(_ isOn: Bool) {
        guard isOn != monitorsConditions else { return }
        monitorsConditions = isOn
        refresh()
    }

    /// The app was deleted: the system watches nothing for it any more.
    func endInstallation() {
        setMonitorsRegions(false)
        setMonitorsConditions(false)
    }

    /// How the list in Settings marks the app, and the rule that says so.
    public var settingsArrow: (arrow: SettingsArrow, rule: BehaviourRule) {
        device.machine.settingsArrow(
            sinceDelivery: lastDelivery.map { .nanoseconds(device.nanoseconds - $0) },
            monitorsRegions: watchesPlaces && device.permissionPart.status.isAuthorized
        )
    }

    /// Works out what the status bar shows, and notes a change.
    func refresh() {
        guard hasStatusBar else { return }
        let authorized = device.permissionPart.status.isAuthorized && device.appPart.isRunning
        let (arrow, arrowRule) = device.machine.arrow(
            updatesWanted: authorized && wantsUpdates,
            monitors: device.permissionPart.status.isAuthorized
                && (watchesPlaces || demand.monitoring > 0 && contains { $0.wants.isMonitoring }),
            deliveredRecently: arrowCheck != nil
        )
        let indicator = device.machine.indicator(
            isOffScreen: !device.appPart.isOnScreen,
            sessionActive: hasBackgroundSession,
            asksForIndicator: device.sessionsPart.activityIsInEffect
                || demand.indicator > 0 && contains { keepsAppRunning($0) && $0.wants.showsIndicator },
            in: device.permissionPart.state
        )
        let last = statusBar.last
        guard arrow != last?.arrow ?? .none || indicator?.style != last?.indicator else { return }
        let rule = indicator?.style != last?.indicator ? indicator?.rule ?? .indicatorWhenInUse : arrowRule
        statusBar.append(DeviceStatusBar(time: device.now, arrow: arrow, indicator: indicator?.style))
        device.note(
            .system,
            .statusBar,
            "arrow \(arrow.rawValue), indicator \(indicator?.style.rawValue ?? "none")",
            rule: rule
        )
    }

    /// Tells every session that the receivers have something new: the raw fix of an index; or signal, services, compass.
    func announce(_ injection: Int = -1) {
        for case let session? in sessions where !session.slot.isRetired {
            device.schedule(.deliveryChanged, payload: injection, to: session.slot)
        }
    }

    /// The app's process ended; nothing it wanted is wanted any more.
    func endProcess() {
        sessions = []
        free = []
        demand = LocationDemand()
        refresh()
    }

    /// Whether a session that lives is as described.
    private func contains(_ isAsDescribed: (Session) -> Bool) -> Bool {
        sessions.contains { session in session.map { !$0.slot.isRetired && isAsDescribed($0) } ?? false }
    }

    /// Whether a session that lives updates or follows; the search goes on where it ended before.
    private var wantsUpdates: Bool {
        guard demand.updating > 0 else { return false }
        for step in sessions.indices {
            let index = (lastUpdating + step) % sessions.count
            if let session = sessions[index], !session.slot.isRetired,
                session.wants.isUpdating || session.wants.isFollowing
            {
                lastUpdating = index
                return true
            }
        }
        return false
    }

    private func keepsAppRunning(_ session: Session) -> Bool {
        session.wants.isUpdating && session.wants.allowsBackground && session.startedOnScreen
            && !session.slot.isRetired && device.configuration.declaration.hasBackgroundLocation
            && device.permissionPart.status.isAuthorized
    }
}

extension LocationPart: DeviceEventReceiver {
    /// Lets the solid arrow go, or reminds the user of background use.
    public func receive(_ event: DeviceEvent) {
        guard event.kind == Self.checkArrow else { return bringReminder() }
        arrowCheck = nil
        let left = (lastDelivery ?? 0) + Self.solidArrow.nanoseconds - device.nanoseconds
        if left > 0 {
            arrowCheck = device.schedule(Self.checkArrow, afterNanoseconds: left, to: slot)
        } else {
            refresh()
        }
    }

    /// The word for an event in digests and messages.
    public func label(of event: DeviceEvent) -> String { event.kind == Self.remind ? "reminder" : "arrow" }
}

extension LocationPart: StateDigesting {
    /// Adds what the live sessions want, and what the status bar shows.
    public func digest(into digest: inout StateDigest) {
        for case let session? in sessions where !session.slot.isRetired {
            let wants = session.wants
            let flags = [
                wants.isUpdating, wants.isFollowing, wants.isMonitoring, wants.allowsBackground, wants.showsIndicator,
            ]
            for flag in flags { digest.combine(flag) }
            digest.combine(session.startedOnScreen)
        }
        digest.combine(watchesPlaces)
        digest.combine(backgroundUseSince != nil)
        digest.combine(statusBar.last?.arrow.rawValue ?? "none")
        digest.combine(statusBar.last?.indicator?.rawValue ?? "none")
    }
}
