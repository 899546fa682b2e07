// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice

/// What works behind a manager: the SDK's own CLLocationManager, its timers, its one-shot and its updates.
///
/// It receives the device's events for the manager, so that the manager itself, which an app may subclass, stays free of
/// anything Tencent's class does not have.
final class TencentClient {
    let device: SimulatedDevice
    let sdk: DeviceSDK
    /// How the SDK was set up when the manager was made.
    let configuration: SimulatedTencent.Configuration
    /// The manager's number in its process, by which the journal knows it.
    let number: Int
    /// The manager of CoreLocation that serves one-shots and updates alike.
    let system: CLLocationManager
    @exclusivity(unchecked) unowned var manager: TencentLBSLocationManager!
    private let listener = SystemListener()
    private(set) var slot: DeviceSlot!

    @exclusivity(unchecked) weak var app: (any TencentLBSLocationManagerDelegate)? {
        didSet { if let app { knowledge.meet(app) } }
    }
    /// What is known of the delegate's methods, for the class it belongs to.
    @exclusivity(unchecked) var knowledge = DelegateKnowledge()

    @exclusivity(unchecked) var settings = ManagerSettings()
    @exclusivity(unchecked) var oneShot: OneShot?
    @exclusivity(unchecked) var updates: Updates?
    /// The blocks of cancelled one-shots that are about to be called.
    var cancelled: [Int: (TencentLBSLocation?, (any Error)?) -> Void] = [:]
    /// Counts one-shots and sessions, so that an event of an earlier one is recognised.
    var lastSession = 0
    /// Whether the app wants headings.
    var isTakingHeadings = false
    /// What has been seen of fakes.
    var fakes: FakeSigns
    /// Whether making the manager has hung: nothing ever comes of it.
    private(set) var hangs = false
    /// The engine for dead reckoning, while it runs.
    var reckoner: DeadReckoner?
    /// Whether CoreLocation has made the callback that it makes for every new manager.
    var hasHeardInitial = false

    /// Makes what works behind a manager of the current device's app; nil where the manager is nil.
    static func make() -> TencentClient? {
        let device = SimulatedDevice.current
        let configuration = SimulatedTencent.configuration(on: device)
        guard !configuration.sdkVersion.hasPrivacyGate || Consent.isGiven(on: device) else {
            device.note(
                .sdk,
                .call,
                "\(SimulatedTencent.name) TencentLBSLocationManager() is nil: nobody called setUserAgreePrivacy(true)",
                rule: SimulatedTencent.Habit.privacyGate.rawValue
            )
            return nil
        }
        return TencentClient(device, configuration)
    }

    private init(_ device: SimulatedDevice, _ configuration: SimulatedTencent.Configuration) {
        self.device = device
        self.configuration = configuration
        sdk = device.sdk(SimulatedTencent.name)
        fakes = FakeSigns(seeksOlder: configuration.sdkVersion.seeksOlderFakes)
        number = device.storage[ManagerCount.self] + 1
        device.storage[ManagerCount.self] = number
        system = sdk.calling { CLLocationManager() }
    }

    /// Takes its place on the device, and asks for permission if the SDK's version does.
    func begin(for manager: TencentLBSLocationManager) {
        self.manager = manager
        slot = device.register(self, caller: SimulatedTencent.name, partOf: manager)
        listener.client = self
        let asks = configuration.sdkVersion.asksAtInit && system.authorizationStatus == .notDetermined
        note(.call, "TencentLBSLocationManager()", asks ? .asksAtInit : nil)
        hangs = configuration.sdkVersion.canHangAtInit && configuration.isOn(.tencentInitHangs)
        if hangs { note(.call, "hangs in reading accuracyAuthorization", .hangsAtInit) }
        sdk.calling {
            if !hangs { system.delegate = listener }
            if asks { system.requestWhenInUseAuthorization() }
        }
    }

    /// Leaves the device; on any thread.
    func end() { slot.retire() }

    /// Whether the process that made the manager is gone.
    var isOver: Bool { slot.isRetired || hangs }

    /// Whether the user has decided, or has no say.
    var isDecided: Bool { system.authorizationStatus != .notDetermined }

    /// Writes to the journal's lane of SDKs.
    func note(_ event: DeviceJournalEvent, _ text: String, _ habit: SimulatedTencent.Habit? = nil) {
        device.note(.sdk, event, "\(SimulatedTencent.name) \(text), manager \(number)", rule: habit?.rawValue)
    }

    /// How many managers the app's process has made.
    private enum ManagerCount: DeviceStorageKey {
        static let defaultValue = 0
    }
}
