// SPDX-License-Identifier: Apache-2.0

package import PermissionRules

/// Location permission on the device: the state, the prompts, and who hears of changes.
///
/// Its device owns it, and shows it as `DevicePermission`.
package final class PermissionPart {
    /// What the system remembers of the user's decisions.
    @exclusivity(unchecked) public private(set) var state: PermissionState {
        didSet {
            seen = nil
            renewStamp()
        }
    }
    /// What the app reads, once worked out.
    @exclusivity(unchecked) private var seen: (status: VisibleStatus, accuracy: VisibleAccuracy)?
    /// Every prompt that has appeared, oldest first.
    public internal(set) var prompts: [DevicePrompt] = []
    /// Whether the user lets widgets have locations beside the app.
    public var allowsWidgets: Bool { state.widgets }
    /// The number of visible changes so far; an `authorizationChanged` event carries it.
    public var changeSerial: Int { serial }
    /// How many visible changes reached the app through CoreLocation, however many managers reported each.
    public private(set) var deliveredChangeCount = 0

    @exclusivity(unchecked) unowned(unsafe) var device: SimulatedDevice!
    @exclusivity(unchecked) private var serial = 0 {
        didSet { renewStamp() }
    }
    /// A number that changes with everything that managers see, in memory of its own: every location looks at it, which
    /// must not retain anything.
    private let mutableStamp = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    /// Where that number is, as long as the device lives.
    package var stamp: UnsafePointer<Int> { UnsafePointer(mutableStamp) }
    private var observers = DeviceSlotList()
    /// Whether the app has a page in Settings: the user has decided about it before.
    var isListed: Bool
    private var lastDeliveredSerial = 0
    /// When an event for provisional Always came due; nil: none is held.
    var heldEventTime: Duration?
    /// Who keeps the held event, and hears what becomes of it.
    var holder: DeviceSlot?

    init(_ configuration: DeviceConfiguration) {
        state = configuration.permission
        isListed = state.grant != .unasked
        mutableStamp.initialize(to: 0)
        renewStamp()
    }

    private func renewStamp() { mutableStamp.pointee = serial << 1 | (state.servicesOn ? 1 : 0) }

    /// The end of the day that is waited for, where a grant ends with it.
    var dayEnd: DeviceEventID?
    /// The process in which the alert that Location Services are off came last.
    var servicesAlertProcess: Int?
    private(set) var slot: DeviceSlot!

    func attach(to device: SimulatedDevice) {
        self.device = device
        slot = device.register(self, scope: .system, caller: "system")
        watchDay()
    }

    deinit {
        slot?.retire()
        mutableStamp.deallocate()
    }

    /// The authorization status the app reads.
    public var status: VisibleStatus {
        if let seen { return seen.status }
        return look().status
    }

    /// The accuracy authorization the app reads.
    public var accuracy: VisibleAccuracy {
        if let seen { return seen.accuracy }
        return look().accuracy
    }

    /// Works out what the app reads; it is asked for far more often than it changes.
    private func look() -> (status: VisibleStatus, accuracy: VisibleAccuracy) {
        let now = (device.machine.status(in: state).value, device.machine.accuracy(in: state).value)
        seen = now
        return now
    }

    /// The rules have changed.
    func forgetView() { seen = nil }

    /// The choice that Settings marks for the app; nil while the app is not listed there.
    ///
    /// The app cannot read it, and it may differ from what the app sees.
    public var settingsAccess: SettingsAccess? {
        state.grant.settingsAccess ?? (isListed ? .askNextTime : nil)
    }

    /// Whether Location Services are on for the device.
    public var servicesEnabled: Bool { state.servicesOn }

    /// The prompt the user sees, the newest if there are several; nil if none is on screen.
    public var promptOnScreen: DevicePrompt? { prompts.last { $0.answer == .pending } }

    /// Whether a prompt stands in front of the app.
    public var hasPromptOverApp: Bool { prompts.contains { $0.answer == .pending && $0.isOverApp } }

    /// Whether a location prompt is on screen; while one is, a further request does nothing.
    public var hasLocationPrompt: Bool { prompts.contains { $0.answer == .pending && $0.id != .wirelessData } }

    /// Tells a receiver of every later visible change, as an event of kind `authorizationChanged`.
    public func observeChanges(_ slot: DeviceSlot) {
        observers.append(slot)
    }

    /// Notes that a visible change reached the app; each change counts once.
    public func noteDelivery(ofChange serial: Int) {
        guard serial > lastDeliveredSerial else { return }
        lastDeliveredSerial = serial
        deliveredChangeCount += 1
    }

    /// Ends grants for one use, as the rules say.
    func lapse(_ event: LapseEvent) {
        let (next, rules) = device.machine.lapse(event, in: state)
        transition(to: next, rule: rules.first ?? event.rawValue)
    }

    /// Moves to a state; what the app can see of it is journalled and reported.
    func transition(to next: PermissionState, rule: String) {
        let (oldStatus, oldAccuracy) = (status, accuracy)
        if next.servicesOn != state.servicesOn { device.locationPart.announce() }
        let isNewGrant = next.grant != state.grant
        state = next
        if next.grant != .whenInUse { state.widgets = false }
        if isNewGrant { watchDay() }
        isListed = isListed || next.grant != .unasked
        device.sessionsPart.reviewLater()
        if status != oldStatus {
            device.note(.system, .authorization, "\(oldStatus) → \(status)", rule: rule)
        }
        if accuracy != oldAccuracy {
            device.note(.system, .accuracy, "\(oldAccuracy.rawValue) → \(accuracy.rawValue)", rule: rule)
        }
        guard status != oldStatus || accuracy != oldAccuracy else { return }
        serial += 1
        for observer in observers.living {
            device.schedule(.authorizationChanged, payload: changeSerial, to: observer)
        }
        device.locationPart.refresh()
    }
}
