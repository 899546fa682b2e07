// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice

/// What works behind a manager of fences: updates of its own, and what is told on later turns.
final class BaiduFences: NSObject {
    let device: SimulatedDevice
    let sdk: DeviceSDK
    let system: CLLocationManager
    private let auth: BMKLocationAuth
    unowned var manager: BMKGeoFenceManager!
    weak var app: (any BMKGeoFenceManagerDelegate)?
    private var slot: DeviceSlot!
    var activeAction = BMKGeoFenceActiveAction.inside
    private(set) var regions: [BMKGeoFenceRegion] = []
    /// Which stay is a fence's newest, by the fence's name.
    private var stays: [String: Int] = [:]
    private var lastNumber = 0
    private var outbox: [Int: () -> Void] = [:]

    private static let stay = Duration.seconds(600)

    static func make() -> BaiduFences? {
        let device = SimulatedDevice.current
        let auth = BMKLocationAuth.of(device)
        guard !SimulatedBaidu.configuration(on: device).sdkVersion.hasPrivacyGate || auth.hasConsent else {
            let words = "\(SimulatedBaidu.name) BMKGeoFenceManager() is nil: nobody called setAgreePrivacy(true)"
            device.note(.sdk, .call, words, rule: BaiduHabit.privacyGate.rawValue)
            return nil
        }
        return BaiduFences(device, auth)
    }

    private init(_ device: SimulatedDevice, _ auth: BMKLocationAuth) {
        self.device = device
        self.auth = auth
        sdk = device.sdk(SimulatedBaidu.name)
        system = sdk.calling { CLLocationManager() }
    }

    func begin(for manager: BMKGeoFenceManager) {
        self.manager = manager
        slot = device.register(self, caller: SimulatedBaidu.name)
        sdk.calling {
            system.pausesLocationUpdatesAutomatically = false
            system.delegate = self
        }
    }

    func end() { slot.retire() }

    func setBackground(_ allows: Bool) { sdk.calling { system.allowsBackgroundLocationUpdates = allows } }

    /// Adds a fence, asks for permission if nobody has, and watches.
    func add(_ shape: BMKGeoFenceRegion.Shape, _ type: BMKLocationCoordinateType, _ customID: String) {
        device.note(.sdk, .call, "\(SimulatedBaidu.name) adds a fence", rule: BaiduHabit.fences.rawValue)
        let name = "fence-\(nextNumber())"
        guard let region = BMKGeoFenceRegion(shape, identifier: name, customID: customID, type: type) else {
            return added(nil, customID, .invalidParameter)
        }
        guard !auth.isRefused else { return added(nil, customID, .failureAuth) }
        regions.append(region)
        added([region], customID, nil)
        askForPermission()
        sdk.calling { system.startUpdatingLocation() }
    }

    func remove(where condition: (BMKGeoFenceRegion) -> Bool) {
        for region in regions where condition(region) { stays[region.identifier] = nil }
        regions.removeAll(where: condition)
        if regions.isEmpty { sdk.calling { system.stopUpdatingLocation() } }
    }

    private func askForPermission() {
        guard system.authorizationStatus == .notDetermined else { return }
        let keys = device.configuration.declaration.usageTexts.keys
        guard keys.contains(.always) || keys.contains(.alwaysAndWhenInUse) else {
            return sdk.calling { system.requestWhenInUseAuthorization() }
        }
        let handed = system
        tell("doRequestAlwaysAuthorization:)", .asks) {
            $0.bmkGeoFenceManager($1, doRequestAlwaysAuthorization: handed)
        }
    }

    private func look(at region: BMKGeoFenceRegion, from location: CLLocation) {
        let isInside = region.contains(location.seen(as: region.type))
        let wasInside = region.fenceStatus == .inside || region.fenceStatus == .stayed
        guard isInside != wasInside || region.fenceStatus == .unknown else { return }
        change(region, to: isInside ? .inside : .outside, isInside ? .inside : .outside)
        stays[region.identifier] = isInside ? nextNumber() : nil
        if isInside, let number = stays[region.identifier] {
            device.schedule(.stayed, payload: number, after: Self.stay, to: slot)
        }
    }

    private func change(
        _ region: BMKGeoFenceRegion,
        to status: BMKGeoFenceRegionStatus,
        _ action: BMKGeoFenceActiveAction
    ) {
        region.fenceStatus = status
        guard activeAction.contains(action) else { return }
        tell("didGeoFencesStatusChangedFor: \(status))", .fences) {
            $0.bmkGeoFenceManager($1, didGeoFencesStatusChangedFor: region, customID: region.customID, error: nil)
        }
    }

    private func added(_ regions: [BMKGeoFenceRegion]?, _ customID: String, _ code: BMKGeoFenceErrorCode?) {
        tell("didAddRegionForMonitoringFinished: \(code?.rawValue ?? 0))", .fences) {
            $0.bmkGeoFenceManager(
                $1,
                didAddRegionForMonitoringFinished: regions,
                customID: customID,
                error: code?.error
            )
        }
    }

    private func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Tells the delegate something on a later turn.
    private func tell(
        _ words: String,
        _ habit: BaiduHabit,
        _ call: @escaping (any BMKGeoFenceManagerDelegate, BMKGeoFenceManager) -> Void
    ) {
        let number = nextNumber()
        outbox[number] = { [unowned self] in
            guard let app else { return }
            sdk.noteCallback("bmkGeoFenceManager(_:\(words)", rule: habit.rawValue)
            let manager: BMKGeoFenceManager = manager
            sdk.callingApp { call(app, manager) }
        }
        device.schedule(.later, payload: number, to: slot)
    }
}

extension DeviceEvent.Kind {
    /// The time of a stay is full; the payload is the stay.
    fileprivate static let stayed = DeviceEvent.Kind(rawValue: 4)
}

extension BaiduFences: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        withExtendedLifetime(manager) {
            guard event.kind == .stayed else {
                outbox.removeValue(forKey: event.payload)?()
                return
            }
            for region in regions where stays[region.identifier] == event.payload {
                change(region, to: .stayed, .stayed)
            }
        }
    }

    func label(of event: DeviceEvent) -> String { "\(SimulatedBaidu.name) fence \(event.kind.rawValue)" }

    func digest(into digest: inout StateDigest) {
        for region in regions { digest.combine(region.fenceStatus.rawValue) }
    }
}

extension BaiduFences: CLLocationManagerDelegate {
    func locationManager(_ system: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for location in locations {
            for region in regions { look(at: region, from: location) }
        }
    }

    func locationManager(_ system: CLLocationManager, didFailWithError error: any Error) {
        tell("didGeoFencesStatusChangedFor: nil, error: 6)", .fences) {
            $0.bmkGeoFenceManager(
                $1,
                didGeoFencesStatusChangedFor: nil,
                customID: nil,
                error: BMKGeoFenceErrorCode.failureLocating.error
            )
        }
    }
}
