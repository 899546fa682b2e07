// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

/// What works behind a manager: the SDK's own CLLocationManager, the requests, the clocks, the app's delegate.
final class AMapClient {
    let device: SimulatedDevice
    let sdk: DeviceSDK
    let setup: SimulatedAMap.Configuration
    /// The SDK's own manager.
    let core: CLLocationManager
    @exclusivity(unchecked) unowned var manager: AMapLocationManager!
    @exclusivity(unchecked) weak var app: (any AMapLocationManagerDelegate)?
    @exclusivity(unchecked) var settings = AMapSettings()
    @exclusivity(unchecked) var knowledge = AMapDelegateKnowledge()
    private(set) var slot: DeviceSlot!

    @exclusivity(unchecked) var requests: [AMapOneShot] = []
    @exclusivity(unchecked) var updates = AMapUpdates()
    /// Look-ups that are under way, by the number of the request or run.
    var lookUps: [Int: AMapAddressLookUp] = [:]
    /// The question for full accuracy that the app has not answered yet.
    var fullAccuracyQuestion: AMapQuestion?
    /// Whether the SDK's manager has been started.
    var isLocating = false
    /// Whether one more location may follow a stop.
    let deliversAfterStop: Bool
    /// Whether CoreLocation's first callback has come.
    var heardInitial = false
    /// The key as it was when the manager was made.
    let keyAtCreation: String?

    private var bridge: AMapCoreBridge!
    private var lastNumber = 0
    private var stranger: CLLocationManager?

    /// Makes what works behind a manager; nil where Objective-C would make nil.
    static func make() -> AMapClient? {
        let device = SimulatedDevice.current
        let setup = SimulatedAMap.configuration(on: device)
        guard setup.sdkVersion.hasPrivacyGate, let lack = device.storage[AMapConsent.self].lack else {
            return AMapClient(device, setup)
        }
        let rule = SimulatedAMap.Habit.privacyGate.rawValue
        device.note(.sdk, .call, "\(SimulatedAMap.locationKit) AMapLocationManager() is nil", rule: rule)
        let console = device.sdk(SimulatedAMap.foundationKit)
        console.log("Error Domain=\(lack.domain) Code=\(lack.code)", rule: rule)
        return nil
    }

    private init(_ device: SimulatedDevice, _ setup: SimulatedAMap.Configuration) {
        let sdk = device.sdk(SimulatedAMap.locationKit)
        sdk.noteCall("AMapLocationManager(), version \(setup.sdkVersion)")
        self.device = device
        self.sdk = sdk
        self.setup = setup
        deliversAfterStop = setup.isOn(.amapFixAfterStop)
        keyAtCreation = AMapServices.shared(on: device).apiKey
        core = sdk.calling { CLLocationManager() }
    }

    /// Takes its place on the device.
    func begin(for manager: AMapLocationManager) {
        self.manager = manager
        slot = device.register(self, caller: sdk.name)
        if device.app.state == .terminated { slot.retire() }
        bridge = AMapCoreBridge(self)
        sdk.calling { core.delegate = bridge }
    }

    /// The app has released the manager, which cancels what is outstanding.
    func end() {
        guard !isInert else { return }
        cancelOneShots(because: "the manager was released")
        slot.retire()
    }

    /// Whether the process that made the manager is gone.
    var isInert: Bool { slot.isRetired }

    /// The number of the next request or run.
    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// The CLLocationManager that callbacks hand to the app.
    var handed: CLLocationManager {
        if setup.isOn(.amapHandsOwnManager) { return core }
        let other = stranger ?? sdk.calling { CLLocationManager() }
        stranger = other
        return other
    }

    // MARK: The journal

    func note(_ event: DeviceJournalEvent, _ text: String, _ habit: SimulatedAMap.Habit?) {
        device.note(.sdk, event, "\(sdk.name) \(text)", rule: habit?.rawValue)
    }

    func log(_ line: String, _ habit: SimulatedAMap.Habit) { sdk.log(line, rule: habit.rawValue) }
}
