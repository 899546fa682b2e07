// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

/// What works behind a manager: the SDK's own CLLocationManager, the requests, the clocks, the app's delegate.
final class AMapClient {
    let ground: AMapGround
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
    /// Whether headings run.
    var hasHeadings = false
    /// The regions that are watched, and where the phone is with respect to them.
    ///
    /// In the order of their numbers.
    @exclusivity(unchecked) var regions: [AMapWatchedRegion] = []
    /// The numbers of the watched regions by their identifiers.
    var regionNumbers: [String?: Int] = [:]
    /// Questions for a region's state that are not answered yet.
    var questions: [(region: AMapLocationRegion, number: Int?)] = []
    /// Whether one more location may follow a stop.
    let deliversAfterStop: Bool
    /// Whether CoreLocation's first callback has come.
    var heardInitial = false

    private var bridge: AMapCoreBridge!
    private var lastNumber = 0

    /// Makes what works behind a manager; nil where Objective-C would make nil.
    static func make() -> AMapClient? { AMapGround.make("AMapLocationManager").map(AMapClient.init) }

    private init(_ ground: AMapGround) {
        self.ground = ground
        device = ground.device
        sdk = ground.sdk
        setup = ground.setup
        core = ground.core
        deliversAfterStop = ground.setup.isOn(.amapFixAfterStop)
    }

    /// Takes its place on the device.
    func begin(for manager: AMapLocationManager) {
        self.manager = manager
        slot = device.register(self, caller: sdk.name, partOf: manager)
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

    // MARK: The journal

    func note(_ event: DeviceJournalEvent, _ text: String, _ habit: SimulatedAMap.Habit?) {
        ground.note(event, text, habit)
    }
}
