// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

/// Location permission on the device: the state, the prompts, and who hears of changes.
///
/// It keeps its device alive, which owns what it shows: hold it for as long as you like, but not inside the device.
public struct DevicePermission {
    /// The device that it is a part of.
    public let device: SimulatedDevice

    var part: PermissionPart { device.permissionPart }

    /// What the system remembers of the user's decisions.
    public var state: PermissionState { part.state }

    /// Every prompt that has appeared, oldest first.
    public var prompts: [DevicePrompt] { part.prompts }

    /// Whether the user lets widgets have locations beside the app.
    public var allowsWidgets: Bool { part.allowsWidgets }

    /// The number of visible changes so far; an `authorizationChanged` event carries it.
    public var changeSerial: Int { part.changeSerial }

    /// How many visible changes reached the app through CoreLocation, however many managers reported each.
    public var deliveredChangeCount: Int { part.deliveredChangeCount }

    /// The authorization status the app reads.
    public var status: VisibleStatus { part.status }

    /// The accuracy authorization the app reads.
    public var accuracy: VisibleAccuracy { part.accuracy }

    /// The choice that Settings marks for the app; nil while the app is not listed there.
    ///
    /// The app cannot read it, and it may differ from what the app sees.
    public var settingsAccess: SettingsAccess? { part.settingsAccess }

    /// Whether Location Services are on for the device.
    public var servicesEnabled: Bool { part.servicesEnabled }

    /// The prompt the user sees, the newest if there are several; nil if none is on screen.
    public var promptOnScreen: DevicePrompt? { part.promptOnScreen }

    /// Whether a prompt stands in front of the app.
    public var hasPromptOverApp: Bool { part.hasPromptOverApp }

    /// Whether a location prompt is on screen; while one is, a further request does nothing.
    public var hasLocationPrompt: Bool { part.hasLocationPrompt }

    /// Tells a receiver of every later visible change, as an event of kind `authorizationChanged`.
    public func observeChanges(_ slot: DeviceSlot) { part.observeChanges(slot) }

    /// Notes that a visible change reached the app; each change counts once.
    public func noteDelivery(ofChange serial: Int) { part.noteDelivery(ofChange: serial) }

    /// The user taps a button of the prompt on screen.
    ///
    /// `precise` is where the user leaves the Precise switch; nil: as the prompt showed it.
    ///
    /// - Throws: `DeviceActionError` if no prompt is on screen, or it has no such button or switch.
    public func answer(_ option: PromptOption, precise: Bool? = nil) throws(DeviceActionError) {
        try part.answer(option, precise: precise)
    }

    /// What `requestWhenInUseAuthorization()` and `requestAlwaysAuthorization()` do.
    ///
    /// A request never fails loudly: it prompts, changes the grant silently, or does nothing. The journal says which,
    /// and why.
    public func request(_ request: AuthorizationRequest) { part.request(request) }

    /// What `requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)` does.
    ///
    /// The slot gets one event of kind `temporaryAccuracyEnded`: the payload is −1, or the number of a CLError. Before
    /// iOS 14 there is no such request; the event then carries the number of promptDeclined, and the journal says so.
    public func requestTemporaryFullAccuracy(purposeKey: String, from slot: DeviceSlot) {
        part.requestTemporaryFullAccuracy(purposeKey: purposeKey, from: slot)
    }

    /// The user changes something in Settings; the app stays where it is.
    ///
    /// - Throws: `DeviceActionError` if Settings does not offer the change; the message lists what it offers.
    public func change(_ edit: SettingsEdit) throws(DeviceActionError) { try part.change(edit) }

    /// An event that only Always may have is due while the app is not in use, such as a border crossed.
    ///
    /// With Always the app is run for it. With a provisional grant the system asks the user first and holds the event;
    /// the newest replaces older ones.
    public func deliverAlwaysEvent() { part.deliverAlwaysEvent() }

    /// Tells a receiver what becomes of held events, as an event of kind `heldEventEnded`.
    public func observeHeldEvents(_ slot: DeviceSlot) { part.observeHeldEvents(slot) }

    /// The user lets the app's widgets have locations, or no longer: the choice While Using the App or Widgets.
    ///
    /// Another choice in Settings, and a reset, end it.
    ///
    /// - Throws: `DeviceActionError` before iOS 14, and while the app has no When-In-Use grant.
    public func setWidgets(_ isAllowed: Bool) throws(DeviceActionError) { try part.setWidgets(isAllowed) }

    /// Whether the app's widgets get locations: with Always they do, and with When In Use if the user said so.
    public var authorizesWidgets: Bool { part.authorizesWidgets }
}
