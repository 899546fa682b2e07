// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import Geodesy

/// The truth about where the phone is, and what its receivers make of it.
///
/// It keeps its device alive, which owns what it shows: hold it for as long as you like, but not inside the device.
public struct DeviceSensing {
    /// The device that it is a part of.
    public let device: SimulatedDevice

    var part: SensingPart { device.sensingPart }

    /// Whether positioning is possible.
    public var hasSignal: Bool { part.hasSignal }

    /// The newest fix the system has handed out, or was set up to remember; nil if there is none.
    public var lastKnown: DeviceFix? { part.lastKnown }

    /// The compass; every session hears of a change.
    public var compass: DeviceCompass {
        get { part.compass }
        nonmutating set { part.compass = newValue }
    }

    /// Whether software makes up where the phone is, as Xcode and some tools do; raw fixes say it themselves.
    public var isSimulatedBySoftware: Bool {
        get { part.isSimulatedBySoftware }
        nonmutating set { part.isSimulatedBySoftware = newValue }
    }

    /// The raw fixes that were injected, oldest first; a `deliveryChanged` event carries the index of one.
    public var injections: [DeviceFix] { part.injections }

    /// The beacons in reach, in the order in which they came.
    public var beacons: [DeviceBeacon] { part.beacons }

    /// Whether the phone hears beacons at all.
    public var hasBluetooth: Bool {
        get { part.hasBluetooth }
        nonmutating set { part.hasBluetooth = newValue }
    }

    /// Where the phone is now.
    public var truth: Coordinate<WGS84> { part.truth }

    /// Puts the phone at a place, where it stays; a track is left.
    public func move(to coordinate: Coordinate<WGS84>) { part.move(to: coordinate) }

    /// Makes positioning possible or impossible.
    public func setSignal(_ available: Bool) { part.setSignal(available) }

    /// Hands a raw fix to every session that is being delivered to, whatever the receivers would say.
    public func inject(_ fix: DeviceFix) { part.inject(fix) }

    /// What the receivers say now, for a session that has been on for some time.
    ///
    /// Nil without signal, in a gap of the track, and during the first second. Accuracy improves in steps: 65 m after
    /// 1 s, 10 m after 3 s, 5 m after 5 s (assumed figures of a warm start in the open), down to what the configuration's
    /// `receivers` can do. The first fix after a start of the phone takes their time to first fix.
    public func fix(acquiredFor time: Duration) -> DeviceFix? { part.fix(acquiredFor: time) }

    /// What the receivers said at a time that has passed, for a location that waited; nil without signal or in a gap.
    public func fix(asOf time: Duration) -> DeviceFix? { part.fix(asOf: time) }

    /// The approximate location of the phone; nil without signal.
    ///
    /// A pure function of the place at the last time of recomputation and the device's seed, so that every manager sees
    /// the same and repeated reads do not average out.
    public func reducedFix() -> DeviceFix? { part.reducedFix() }

    /// How long the receivers go on looking for a desired accuracy in metres; they do not try harder than asked.
    ///
    /// Zero and less mean as exact as possible.
    public static func acquisitionTime(for desiredAccuracy: Double) -> Duration {
        SensingPart.acquisitionTime(for: desiredAccuracy)
    }

    /// When the approximate location is next worked out.
    public var nextReducedFixTime: Duration { part.nextReducedFixTime }

    /// A beacon comes into reach, or is now at another distance.
    public func hear(_ beacon: DeviceBeacon) { part.hear(beacon) }

    /// A beacon goes out of reach; one that was not heard changes nothing.
    public func lose(_ uuid: UUID, major: UInt16 = 0, minor: UInt16 = 0) { part.lose(uuid, major: major, minor: minor) }
}
