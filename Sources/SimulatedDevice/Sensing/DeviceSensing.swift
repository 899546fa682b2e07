// SPDX-License-Identifier: Apache-2.0

public import Geodesy
import PermissionRules
import TrackFiles

/// The truth about where the phone is, and what its receivers make of it.
///
/// It is part of its device and does not keep it alive: use it while the device exists.
public final class DeviceSensing {
    /// Whether positioning is possible.
    @exclusivity(unchecked) public private(set) var hasSignal: Bool
    /// The newest fix the system has handed out, or was set up to remember; nil if there is none.
    @exclusivity(unchecked) public private(set) var lastKnown: DeviceFix?
    /// The compass; every session hears of a change.
    public var compass = DeviceCompass() {
        didSet { if compass != oldValue { device.location.announce() } }
    }
    /// Whether software makes up where the phone is, as Xcode and some tools do; raw fixes say it themselves.
    public var isSimulatedBySoftware = false
    /// The raw fixes that were injected, oldest first; a `deliveryChanged` event carries the index of one.
    public private(set) var injections: [DeviceFix] = []

    @exclusivity(unchecked) unowned var device: SimulatedDevice!
    @exclusivity(unchecked) private var place: Coordinate<WGS84>
    @exclusivity(unchecked) private var track: TrackTimeline?
    @exclusivity(unchecked) private var reduced: (interval: Int64, fix: DeviceFix)?

    init(_ configuration: DeviceConfiguration) {
        hasSignal = configuration.hasSignal
        lastKnown = configuration.lastKnown
        track = configuration.track
        place = configuration.track?.state(at: 0)?.coordinate ?? configuration.place
    }

    func attach(to device: SimulatedDevice) { self.device = device }

    /// Where the phone is now.
    public var truth: Coordinate<WGS84> { truth(at: device.now)?.coordinate ?? place }

    /// Puts the phone at a place, where it stays; a track is left.
    public func move(to coordinate: Coordinate<WGS84>) {
        place = coordinate
        track = nil
    }

    /// Makes positioning possible or impossible.
    public func setSignal(_ available: Bool) {
        guard hasSignal != available else { return }
        hasSignal = available
        device.location.announce()
    }

    /// Hands a raw fix to every session that is being delivered to, whatever the receivers would say.
    public func inject(_ fix: DeviceFix) {
        injections.append(fix)
        device.location.announce(injections.count - 1)
    }

    /// What the receivers say now, for a session that has been on for some time.
    ///
    /// Nil without signal, in a gap of the track, and during the first second. Accuracy improves in steps: 65 m after
    /// 1 s, 10 m after 3 s, 5 m after 5 s (assumed figures of a warm start in the open).
    public func fix(acquiredFor time: Duration) -> DeviceFix? {
        guard hasSignal, let accuracy = Self.accuracy(after: time), var fix = truth(at: device.now) else { return nil }
        fix.horizontalAccuracy = max(fix.horizontalAccuracy, accuracy)
        fix.isSimulatedBySoftware = isSimulatedBySoftware
        lastKnown = fix
        return fix
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
        let time = Duration.nanoseconds(interval * length)
        guard let fix = truth(at: time) else { return nil }
        let snapped = DeviceFix(
            coordinate: ApproximateLocation.snap(fix.coordinate, seed: device.configuration.seed),
            horizontalAccuracy: device.switches.number(.reducedHorizontalAccuracy),
            time: time,
            isReduced: true,
            isSimulatedBySoftware: isSimulatedBySoftware
        )
        reduced = (interval, snapped)
        return snapped
    }

    private func truth(at time: Duration) -> DeviceFix? {
        guard let track else { return DeviceFix(coordinate: place, horizontalAccuracy: 0, time: time, speed: 0) }
        return track.state(at: time.inSeconds).map { state in
            DeviceFix(
                coordinate: state.coordinate,
                horizontalAccuracy: state.horizontalAccuracy ?? 0,
                time: time,
                altitude: state.altitude,
                verticalAccuracy: state.verticalAccuracy,
                speed: state.speed,
                course: state.course
            )
        }
    }
}
