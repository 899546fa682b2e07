// SPDX-License-Identifier: Apache-2.0

package import Geodesy
import PermissionRules

/// The truth about where the phone is, and what its receivers make of it.
///
/// Its device owns it, and shows it as `DeviceSensing`.
package final class SensingPart {
    /// Whether positioning is possible.
    @exclusivity(unchecked) public private(set) var hasSignal: Bool
    /// The newest fix the system has handed out, or was set up to remember; nil if there is none.
    @exclusivity(unchecked) public private(set) var lastKnown: DeviceFix?
    /// The compass; every session hears of a change.
    public var compass: DeviceCompass {
        didSet { if compass != oldValue { device.locationPart.announce() } }
    }
    /// Whether software makes up where the phone is, as Xcode and some tools do; raw fixes say it themselves.
    @exclusivity(unchecked) public var isSimulatedBySoftware = false
    /// The raw fixes that were injected, oldest first; a `deliveryChanged` event carries the index of one.
    public private(set) var injections: [DeviceFix] = []

    /// The beacons in reach, in the order in which they came.
    public internal(set) var beacons: [DeviceBeacon] = []
    /// Whether the phone hears beacons at all.
    public var hasBluetooth: Bool

    @exclusivity(unchecked) unowned(unsafe) var device: SimulatedDevice!
    let motion: DeviceMotion
    @exclusivity(unchecked) private var reduced: (interval: Int64, fix: DeviceFix)?
    @exclusivity(unchecked) private(set) var isWarm: Bool
    private(set) var searchesSince: Int64?
    private let receivers: DeviceReceivers
    private var noted: [BehaviourRule] = []

    init(_ configuration: DeviceConfiguration) {
        hasSignal = configuration.hasSignal
        hasBluetooth = configuration.hasBluetooth
        lastKnown = configuration.lastKnown
        compass = configuration.compass
        receivers = configuration.receivers
        isWarm = configuration.receivers.timeToFirstFix <= DeviceReceivers().timeToFirstFix
        motion = DeviceMotion(configuration)
    }

    func attach(to device: SimulatedDevice) { self.device = device }

    /// Where the phone is now.
    public var truth: Coordinate<WGS84> { motion.truth(at: device.nanoseconds)?.coordinate ?? motion.place }

    /// Puts the phone at a place, where it stays; a track is left.
    public func move(to coordinate: Coordinate<WGS84>) { motion.move(to: coordinate, at: device.nanoseconds) }

    /// Makes positioning possible or impossible.
    public func setSignal(_ available: Bool) {
        guard hasSignal != available else { return }
        hasSignal = available
        device.locationPart.announce()
    }

    /// Hands a raw fix to every session that is being delivered to, whatever the receivers would say.
    public func inject(_ fix: DeviceFix) {
        injections.append(fix)
        device.locationPart.announce(injections.count - 1)
    }

    /// What the receivers say now, for a session that has been on for some time.
    ///
    /// Nil without signal, in a gap of the track, and during the first second. Accuracy improves in steps: 65 m after
    /// 1 s, 10 m after 3 s, 5 m after 5 s (assumed figures of a warm start in the open), down to what the configuration's
    /// `receivers` can do. The first fix after a start of the phone takes their time to first fix.
    public func fix(acquiredFor time: Duration) -> DeviceFix? {
        let device: SimulatedDevice = device
        guard hasSignal, let accuracy = Self.accuracy(after: device.keeps(.warmStart) ? time : .seconds(60)),
            isWarm || warmsUp(time),
            var fix = motion.truth(at: device.nanoseconds)
        else { return nil }
        fix.horizontalAccuracy = max(fix.horizontalAccuracy, accuracy)
        if receivers.accuracy > fix.horizontalAccuracy, device.keeps(.accuracyFloor) { bound(&fix) }
        fix.isSimulatedBySoftware = isSimulatedBySoftware
        if receivers.noise > 0, device.keeps(.noise) { roughen(&fix) }
        lastKnown = fix
        return fix
    }

    /// What the receivers said at a time that has passed, for a location that waited; nil without signal or in a gap.
    public func fix(asOf time: Duration) -> DeviceFix? {
        guard hasSignal, isWarm, var fix = motion.truth(at: time.nanoseconds) else { return nil }
        let steady = Self.accuracy(after: Self.acquisitionTime(for: 0)) ?? 0
        fix.horizontalAccuracy = max(fix.horizontalAccuracy, steady)
        if receivers.accuracy > fix.horizontalAccuracy, device.keeps(.accuracyFloor) { bound(&fix) }
        fix.isSimulatedBySoftware = isSimulatedBySoftware
        if receivers.noise > 0, device.keeps(.noise) { roughen(&fix) }
        return fix
    }

    /// The phone was restarted: its receivers know nothing.
    func forgetFix() {
        isWarm = receivers.timeToFirstFix <= DeviceReceivers().timeToFirstFix
        searchesSince = nil
    }

    /// Whether the receivers, which begin from nothing, have looked for long enough.
    private func warmsUp(_ time: Duration) -> Bool {
        guard device.keeps(.coldStart) else { return true }
        noteOnce(.coldStart, "the receivers begin from nothing, and their first location takes a while")
        let start = searchesSince ?? device.nanoseconds - time.nanoseconds
        searchesSince = start
        isWarm = device.nanoseconds - start >= receivers.timeToFirstFix.nanoseconds
        return isWarm
    }

    private func bound(_ fix: inout DeviceFix) {
        noteOnce(.accuracyFloor, "locations are no more exact here than \(Int(receivers.accuracy)) m")
        fix.horizontalAccuracy = receivers.accuracy
    }

    /// Says once in the journal what is particular about the receivers.
    private func noteOnce(_ rule: BehaviourRule, _ text: String) {
        guard !noted.contains(rule) else { return }
        noted.append(rule)
        device.note(.system, .console, text, rule: rule)
    }

    private func roughen(_ fix: inout DeviceFix) {
        noteOnce(.noise, "locations wander by about \(Int(receivers.noise)) m around the truth")
        let offset = SensingNoise.offset(at: fix.nanoseconds, seed: device.configuration.seed)
        fix.horizontalAccuracy = max(fix.horizontalAccuracy, SensingNoise.radius * receivers.noise)
        fix.coordinate = fix.coordinate
            .destination(bearing: 0, distance: offset.north * receivers.noise)
            .destination(bearing: 90, distance: offset.east * receivers.noise)
    }

    /// The approximate location of the phone; nil without signal.
    ///
    /// A pure function of the place at the last time of recomputation and the device's seed, so that every manager sees
    /// the same and repeated reads do not average out.
    public func reducedFix() -> DeviceFix? {
        guard hasSignal else { return nil }
        let length = reducedInterval
        let interval = device.nanoseconds / length
        if let reduced, reduced.interval == interval, reduced.fix.isSimulatedBySoftware == isSimulatedBySoftware {
            return reduced.fix
        }
        guard let fix = motion.truth(at: interval * length) else { return nil }
        let snapped = DeviceFix(
            coordinate: device.keeps(.reducedSnap)
                ? ApproximateLocation.snap(fix.coordinate, seed: device.configuration.seed) : fix.coordinate,
            horizontalAccuracy: device.switches.number(.reducedHorizontalAccuracy),
            time: .nanoseconds(interval * length),
            isReduced: true,
            isSimulatedBySoftware: isSimulatedBySoftware
        )
        reduced = (interval, snapped)
        return snapped
    }
}
