// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

/// What works behind a manager of fences: updates of its own, and what is told to the app on later turns.
final class GeofenceClient: NSObject {
    typealias Message = (any TencentLBSGeofenceManagerDelegate, TencentLBSGeofenceManager) -> Void

    enum Watch { case stopped, running, paused }

    /// Where the phone is with respect to a fence.
    struct Stay {
        let number: Int
        let since: Duration
    }

    let device: SimulatedDevice
    let sdk: DeviceSDK
    /// The manager of CoreLocation whose updates watch the fences.
    let system: CLLocationManager
    unowned var manager: TencentLBSGeofenceManager!
    private(set) var slot: DeviceSlot!
    weak var app: (any TencentLBSGeofenceManagerDelegate)?

    var regions: [TencentLBSGeofenceRegion] = []
    var watch = Watch.stopped
    var coordinateType = TencentLBSLocationCoordinateType.GCJ02
    var distanceFilter = kCLDistanceFilterNone
    var detectionInterval = 0.0
    var isAdaptive = true
    /// When the fences were last looked at.
    var detectedAt: Duration?
    /// The stays in fences, by their names.
    var stays: [String: Stay] = [:]
    /// The searches for districts that are under way.
    var searches: [Int: DistrictSearch] = [:]
    /// Counts stays, searches and messages.
    var lastNumber = 0
    private var outbox: [Int: Message] = [:]

    /// Makes what works behind a manager of the current device's app; nil where the manager does nothing.
    static func make() -> GeofenceClient? {
        let device = SimulatedDevice.current
        let version = SimulatedTencent.configuration(on: device).sdkVersion
        let sdk = device.sdk(SimulatedTencent.name)
        guard version.hasGeofences, Consent.isGiven(on: device) else {
            let habit = version.hasGeofences ? SimulatedTencent.Habit.privacyGate : .newerInterface
            device.note(
                .sdk,
                .call,
                "\(SimulatedTencent.name) TencentLBSGeofenceManager() does nothing",
                rule: habit.rawValue
            )
            return nil
        }
        return GeofenceClient(device, sdk)
    }

    private init(_ device: SimulatedDevice, _ sdk: DeviceSDK) {
        self.device = device
        self.sdk = sdk
        system = sdk.calling { CLLocationManager() }
    }

    /// Takes its place on the device.
    func begin(for manager: TencentLBSGeofenceManager) {
        self.manager = manager
        slot = device.register(self, caller: SimulatedTencent.name)
        note("TencentLBSGeofenceManager()", .geofence)
        sdk.calling {
            system.pausesLocationUpdatesAutomatically = false
            system.delegate = self
        }
    }

    /// Leaves the device; on any thread.
    func end() { slot.retire() }

    /// The next number.
    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Writes a call to the journal.
    func note(_ text: String, _ habit: SimulatedTencent.Habit? = nil) {
        device.note(.sdk, .call, "\(SimulatedTencent.name) \(text)", rule: habit?.rawValue)
    }

    /// Tells the app something on a later turn.
    func tell(_ words: String, _ habit: SimulatedTencent.Habit, _ message: @escaping Message) {
        let number = nextNumber()
        outbox[number] = { [sdk] app, manager in
            sdk.noteCallback("tencentLBSGeofenceManager(_:\(words))", rule: habit.rawValue)
            sdk.callingApp { message(app, manager) }
        }
        device.schedule(.geofenceMessage, payload: number, to: slot)
    }

    /// Tells the app that something failed.
    func fail(_ code: TencentLBSGeofenceError, _ region: TencentLBSGeofenceRegion? = nil) {
        tell("didFailWithError: \(code.rawValue), for: \(region?.identifier ?? "–")", .geofenceErrors) {
            $0.tencentLBSGeofenceManager($1, didFailWithError: code.error, for: region)
        }
    }

    /// The turn for a message has come.
    func deliver(_ number: Int) {
        guard let message = outbox.removeValue(forKey: number), let app else { return }
        message(app, manager)
    }
}
