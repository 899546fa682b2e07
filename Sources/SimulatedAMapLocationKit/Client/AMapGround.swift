// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

/// What a manager of locations and one of fences have in common: the CLLocationManager behind them, and AMap's habits.
final class AMapGround {
    let device: SimulatedDevice
    let sdk: DeviceSDK
    let setup: SimulatedAMap.Configuration
    /// The SDK's own manager.
    let core: CLLocationManager
    /// The key as it was when the manager was made.
    let keyAtCreation: String?
    private var stranger: CLLocationManager?

    /// Makes what a manager stands on; nil where Objective-C would make nil.
    static func make(_ name: String) -> AMapGround? {
        let device = SimulatedDevice.current
        let setup = SimulatedAMap.configuration(on: device)
        guard setup.sdkVersion.hasPrivacyGate, let lack = device.storage[AMapConsent.self].lack else {
            return AMapGround(device, setup, name)
        }
        let rule = SimulatedAMap.Habit.privacyGate.rawValue
        device.note(.sdk, .call, "\(SimulatedAMap.locationKit) \(name)() is nil", rule: rule)
        let console = device.sdk(SimulatedAMap.foundationKit)
        console.log("Error Domain=\(lack.domain) Code=\(lack.code)", rule: rule)
        return nil
    }

    private init(_ device: SimulatedDevice, _ setup: SimulatedAMap.Configuration, _ name: String) {
        let sdk = device.sdk(SimulatedAMap.locationKit)
        sdk.noteCall("\(name)(), version \(setup.sdkVersion)")
        self.device = device
        self.sdk = sdk
        self.setup = setup
        keyAtCreation = AMapServices.shared(on: device).apiKey
        core = sdk.calling { CLLocationManager() }
    }

    /// The CLLocationManager that callbacks hand to the app.
    var handed: CLLocationManager {
        if setup.isOn(.amapHandsOwnManager) { return core }
        let other = stranger ?? sdk.calling { CLLocationManager() }
        stranger = other
        return other
    }

    /// What AMap's servers object to the key; nil if they accept it.
    var keyObjection: String? {
        let key = setup[.amapKeyReadAt] == "creation" ? keyAtCreation : AMapServices.shared(on: device).apiKey
        return AMapServices.objection(to: key, on: device)
    }

    /// Whether the SDK knows that accuracy is reduced.
    var isReduced: Bool { setup.sdkVersion.hasAccuracyModes && core.accuracyAuthorization == .reducedAccuracy }

    /// Whether the SDK takes a location for one that software made up.
    func isRisky(_ fix: CLLocation) -> Bool {
        setup.sdkVersion.detectsSimulatedLocations && fix.sourceInformation?.isSimulatedBySoftware == true
    }

    /// Asks for permission; where the app has to do it, `tell` has it do so and says whether there is a method for it.
    ///
    /// - Returns: Whether the question is on its way.
    func askForPermission(_ tell: (CLLocationManager) -> Bool, missing method: String) -> Bool {
        let keys = Set(device.configuration.declaration.usageTexts.keys)
        switch AMapPermissionChoice(usageKeys: keys, sdkVersion: setup.sdkVersion) {
        case .whenInUse:
            note(.call, "requests When-In-Use itself", .asksItself)
            sdk.calling { core.requestWhenInUseAuthorization() }
        case .always:
            note(.call, "requests Always itself", .asksItself)
            sdk.calling { core.requestAlwaysAuthorization() }
        case .callback:
            let told = tell(handed)
            if !told { log("implement \(method) to locate from iOS 11 on", .missingDelegate) }
            return told
        case .nothing: note(.call, "asks for nothing: Info.plist has no usage text that it knows", .asksNothing)
        }
        return true
    }

    /// A location as the app gets it, and the habit behind its numbers.
    func restated(_ fix: CLLocation) -> (CLLocation, SimulatedAMap.Habit) {
        let numbers = fix.coordinate
        guard let place = try? Coordinate<WGS84>(latitude: numbers.latitude, longitude: numbers.longitude) else {
            return (fix, .datumAbroad)
        }
        if AMapDatum.region.contains(place) {
            // The wide box holds the whole region, and asks no border again.
            return (fix.restated(at: .gcj02(place.converted(in: .customaryBox))), .datum)
        }
        guard setup[.amapDatumAbroad] == "gcj02" else { return (fix, .datumAbroad) }
        return (fix.restated(at: .gcj02(place.converted())), .datumAbroad)
    }

    /// The app wants locations in the background: without the background mode iOS ends it.
    func refuseBackground() {
        guard !device.configuration.declaration.hasBackgroundLocation else { return }
        log("Background Modes in the app's capabilities lack Location updates", .backgroundMode)
        sdk.calling { core.allowsBackgroundLocationUpdates = true }
    }

    // MARK: The journal

    func note(_ event: DeviceJournalEvent, _ text: String, _ habit: SimulatedAMap.Habit?) {
        device.note(.sdk, event, "\(sdk.name) \(text)", rule: habit?.rawValue)
    }

    func log(_ line: String, _ habit: SimulatedAMap.Habit) { sdk.log(line, rule: habit.rawValue) }
}
