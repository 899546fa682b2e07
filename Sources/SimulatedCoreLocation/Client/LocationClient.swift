// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// What a location manager keeps besides its public face: its place on the device, its services, its delegate's name.
///
/// It receives the device's events for the manager, so that the manager itself, which an app may subclass, stays free of
/// anything Apple's class does not have.
final class LocationClient {
    let device: SimulatedDevice
    /// The manager's number in its process, by which the journal knows it.
    let number: Int
    /// The manager, which owns the client; its end retires the slot, and without that nothing gets here.
    @exclusivity(unchecked) unowned(unsafe) var manager: CLLocationManager!
    private(set) var slot: DeviceSlot!

    /// Whose delegate it is: the caller that set it.
    @exclusivity(unchecked) var receiver: String
    /// The interfaces that were used although the simulated iOS lacks them.
    var missingInterfaces: [SystemInterface] = []
    /// What is known of the delegate's methods, for the class it belongs to.
    @exclusivity(unchecked) var knowledge = DelegateKnowledge()

    /// The status and accuracy that the delegate was last told.
    var reported: (status: VisibleStatus, accuracy: VisibleAccuracy)?
    /// The change that the delegate was last told, or that was the newest when the manager was made.
    var reportedChange: Int

    /// The newest location the manager has delivered.
    @exclusivity(unchecked) var location: CLLocation?
    @exclusivity(unchecked) var settings = LocationSettings()

    @exclusivity(unchecked) var run = UpdateRun()
    @exclusivity(unchecked) var oneShot: OneShot?
    var headings = HeadingState()
    var significant = SignificantPhase.off
    var monitorsVisits = false
    /// What is to be done about regions, in order.
    var regionWork: [RegionWork] = []
    /// The beacons that are being ranged.
    var ranged: [Ranging] = []
    /// Whether the beacons are looked for in a second.
    var rangingIsDue = false
    /// Counts runs and one-shots, so that an event of an earlier one is recognised.
    var lastRun = 0
    /// What is known of the permission, for the change it was worked out after.
    @exclusivity(unchecked) var permission = PermissionView()
    /// Changes with the permission; it lives as long as the device.
    let permissionStamp: UnsafePointer<Int>
    /// The array in which the last location was delivered: if nobody kept it, the next one goes into it.
    @exclusivity(unchecked) var delivery: [CLLocation] = []

    @exclusivity(unchecked) private var session: Int?
    private var wants = DeviceLocationSession()

    init(_ device: SimulatedDevice) {
        self.device = device
        permissionStamp = device.permissionPart.stamp
        receiver = device.caller
        reportedChange = device.permissionPart.changeSerial
        number = device.storage[ManagerCount.self] + 1
        device.storage[ManagerCount.self] = number
    }

    /// Takes its place on the device; a manager made while the app is not running never gets one that works.
    func begin(for manager: CLLocationManager) {
        self.manager = manager
        slot = device.register(self, partOf: manager)
        guard device.appPart.state != .terminated else {
            slot.retire()
            _ = call("CLLocationManager()")
            return
        }
        _ = call("CLLocationManager()")
        device.permissionPart.observeChanges(slot)
        device.schedule(.initialAuthorization, to: slot)
        monitor.join(slot)
        populateLocation()
    }

    /// Leaves the device; on any thread.
    func end() { slot.retire() }

    /// Whether the process that made the manager is gone.
    var isInert: Bool { slot.isRetired }

    /// Tells the device what the manager wants of the receivers.
    func updateSession(_ change: (inout DeviceLocationSession) -> Void) {
        var next = wants
        change(&next)
        guard next != wants, !isInert else { return }
        wants = next
        device.locationPart.update(openSession(), next)
    }

    /// The session, opened when it is first needed.
    func openSession() -> Int {
        if let session { return session }
        let id = device.locationPart.open(for: slot)
        device.appPart.observeState(slot)
        session = id
        return id
    }

    /// How many managers the app's process has made.
    private enum ManagerCount: DeviceStorageKey {
        static let defaultValue = 0
    }
}
