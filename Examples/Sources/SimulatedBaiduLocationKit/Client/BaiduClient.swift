// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice

/// What works behind a manager: a CLLocationManager, the one-shots, the updates.
final class BaiduClient: NSObject {
    let device: SimulatedDevice
    let sdk: DeviceSDK
    let configuration: BaiduConfiguration
    let auth: BMKLocationAuth
    let system: CLLocationManager
    unowned var manager: BMKLocationManager!
    weak var app: (any BMKLocationManagerDelegate)?
    private(set) var slot: DeviceSlot!
    var settings = BaiduSettings()
    var shots: [BaiduShot] = []
    var isUpdating = false
    /// Whether CoreLocation delivers to the SDK.
    var isRunning = false
    /// The address of the updates, and the question for it.
    var address: BMKLocationReGeocode?
    var lookup: BaiduLookup?
    var hasHeardInitial = false
    private var lastNumber = 0
    /// What is told on a later turn.
    private var outbox: [Int: () -> Void] = [:]

    static func make() -> BaiduClient? {
        let device = SimulatedDevice.current
        let configuration = SimulatedBaidu.configuration(on: device)
        let auth = BMKLocationAuth.of(device)
        guard !configuration.sdkVersion.hasPrivacyGate || auth.hasConsent else {
            let words = "\(SimulatedBaidu.name) BMKLocationManager() is nil: nobody called setAgreePrivacy(true)"
            device.note(.sdk, .call, words, rule: BaiduHabit.privacyGate.rawValue)
            return nil
        }
        return BaiduClient(device, configuration, auth)
    }

    private init(_ device: SimulatedDevice, _ configuration: BaiduConfiguration, _ auth: BMKLocationAuth) {
        self.device = device
        self.configuration = configuration
        self.auth = auth
        sdk = device.sdk(SimulatedBaidu.name)
        system = sdk.calling { CLLocationManager() }
    }

    func begin(for manager: BMKLocationManager) {
        self.manager = manager
        slot = device.register(self, caller: SimulatedBaidu.name)
        note("BMKLocationManager()")
        sdk.calling {
            system.activityType = .automotiveNavigation
            system.pausesLocationUpdatesAutomatically = false
            system.delegate = self
        }
    }

    /// Leaves the device; on any thread.
    func end() { slot.retire() }

    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    func note(_ text: String, _ habit: BaiduHabit? = nil) {
        device.note(.sdk, .call, "\(SimulatedBaidu.name) \(text)", rule: habit?.rawValue)
    }

    func set<Value>(_ property: ReferenceWritableKeyPath<CLLocationManager, Value>, _ value: Value) {
        sdk.calling { system[keyPath: property] = value }
    }

    /// Does something on a later turn.
    func later(_ action: @escaping () -> Void) {
        let number = nextNumber()
        outbox[number] = action
        device.schedule(.later, payload: number, to: slot)
    }

    /// Tells the delegate something, now.
    func tell(
        _ words: String,
        _ habit: BaiduHabit? = nil,
        _ call: (any BMKLocationManagerDelegate, BMKLocationManager) -> Void
    ) {
        guard let app else { return }
        sdk.noteCallback("bmkLocationManager(_:\(words))", rule: habit?.rawValue)
        let manager: BMKLocationManager = manager
        sdk.callingApp { call(app, manager) }
    }

    /// What the app sees of a location.
    func result(_ location: CLLocation, _ address: BMKLocationReGeocode?) -> BMKLocation {
        let isSimulated = location.sourceInformation?.isSimulatedBySoftware == true
        return BMKLocation(location.seen(as: settings.coordinateType), address, isSimulated: isSimulated)
    }
}

extension DeviceEvent.Kind {
    /// Something is done on a later turn; the payload is its number.
    static let later = DeviceEvent.Kind(rawValue: 1)
    /// A one-shot's time for the location is up; the payload is the one-shot.
    static let locationTimeout = DeviceEvent.Kind(rawValue: 2)
    /// A one-shot's time for the address is up; the payload is the one-shot.
    static let addressTimeout = DeviceEvent.Kind(rawValue: 3)
}

extension BaiduClient: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        withExtendedLifetime(manager) {
            switch event.kind {
            case .later: outbox.removeValue(forKey: event.payload)?()
            case .locationTimeout: locationTimedOut(event.payload)
            case .addressTimeout: finish(event.payload, nil, .getExtraNetworkFailed)
            default: break
            }
        }
    }

    func label(of event: DeviceEvent) -> String { "\(SimulatedBaidu.name) \(event.kind.rawValue)" }

    func digest(into digest: inout StateDigest) {
        digest.combine(isUpdating)
        for shot in shots {
            digest.combine(shot.phase == .undecided ? 0 : shot.phase == .locating ? 1 : 2)
            digest.combine(shot.best != nil)
        }
    }
}
