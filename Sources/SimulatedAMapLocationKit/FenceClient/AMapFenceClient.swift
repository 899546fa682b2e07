// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

/// What works behind a manager of fences: its own CLLocationManager, the fences, the searches, the app's delegate.
final class AMapFenceClient {
    let ground: AMapGround
    let device: SimulatedDevice
    unowned var manager: AMapGeoFenceManager!
    weak var app: (any AMapGeoFenceManagerDelegate)?
    var settings = AMapFenceSettings()
    private(set) var slot: DeviceSlot!

    var fences: [AMapFence] = []
    /// What is being added, oldest first.
    var additions: [AMapFenceAddition] = []
    /// Searches that are under way, by the number of what is being added.
    var searches: [Int: AMapFenceLookUp] = [:]
    /// Whether the SDK's manager has been started.
    var isLocating = false
    private var bridge: AMapFenceBridge!
    private var lastNumber = 0

    /// Makes what works behind a manager; nil where Objective-C would make nil.
    static func make() -> AMapFenceClient? { AMapGround.make("AMapGeoFenceManager").map(AMapFenceClient.init) }

    private init(_ ground: AMapGround) {
        self.ground = ground
        device = ground.device
    }

    /// Takes its place on the device.
    func begin(for manager: AMapGeoFenceManager) {
        self.manager = manager
        slot = device.register(self, caller: ground.sdk.name, partOf: manager)
        if device.app.state == .terminated { slot.retire() }
        bridge = AMapFenceBridge(self)
        ground.sdk.calling { ground.core.delegate = bridge }
    }

    /// The app has released the manager: nothing is watched any more.
    func end() { slot.retire() }

    /// Whether the process that made the manager is gone.
    var isInert: Bool { slot.isRetired }

    /// The number of the next fence, or of the next thing to add.
    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// The app wants to go on in the background, or no longer.
    func setAllowsBackground(_ isOn: Bool) {
        settings.allowsBackground = isOn
        if isOn, !isInert { ground.refuseBackground() }
    }

    // MARK: The delegate

    /// Calls a method of the app's delegate and journals the call.
    ///
    /// - Returns: Whether there is a delegate, and it has the method.
    @discardableResult
    func tell(
        _ words: String,
        _ habit: SimulatedAMap.Habit,
        _ call: (any AMapGeoFenceManagerDelegate, AMapGeoFenceManager) -> Void
    ) -> Bool {
        guard let delegate = app else { return false }
        let manager: AMapGeoFenceManager = manager
        return device.noteIfItHappens(.sdk, .callback, "\(ground.sdk.name) \(words)", rule: habit.rawValue) {
            manager.lacksMethod = false
            ground.sdk.callingApp { call(delegate, manager) }
            return !manager.lacksMethod
        }
    }

    /// Tells the app of a fence, or of an error that concerns it.
    func tell(_ region: AMapGeoFenceRegion, _ error: AMapGeoFenceErrorCode?, _ habit: SimulatedAMap.Habit) {
        let words = error.map { "error \($0.rawValue)" } ?? "status \(region.fenceStatus.rawValue)"
        tell(
            "amapGeoFenceManager(_:didGeoFencesStatusChangedFor:customID:error:): \(region.identifier ?? ""), \(words)",
            habit
        ) {
            $0.amapGeoFenceManager(
                $1,
                didGeoFencesStatusChangedFor: region,
                customID: region.customID,
                error: error?.error()
            )
        }
    }
}
