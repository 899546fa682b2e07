// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A Bluetooth beacon in reach of the phone.
public struct DeviceBeacon: Sendable, Hashable {
    /// The identifier that a vendor's beacons share.
    public var uuid: UUID
    /// The group of the beacon.
    public var major: UInt16
    /// The beacon within its group.
    public var minor: UInt16
    /// How near it is.
    public var proximity: Proximity

    /// How near a beacon is, in CoreLocation's words.
    public enum Proximity: String, Sendable, CaseIterable {
        /// Within a hand's breadth.
        case immediate
        /// Within a few metres.
        case near
        /// Farther away.
        case far
        /// Heard too faintly to tell.
        case unknown
    }

    /// A beacon at a distance.
    public init(uuid: UUID, major: UInt16 = 0, minor: UInt16 = 0, proximity: Proximity = .near) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        self.proximity = proximity
    }

    /// The distance in metres that the signal suggests; negative where it says nothing (assumed figures).
    public var distance: Double {
        switch proximity {
        case .immediate: 0.2
        case .near: 1.5
        case .far: 8
        case .unknown: -1
        }
    }

    /// The strength of the signal in decibels; 0 where it is too faint (assumed figures).
    public var signalStrength: Int {
        switch proximity {
        case .immediate: -45
        case .near: -63
        case .far: -82
        case .unknown: 0
        }
    }
}

extension SensingPart {
    /// A beacon comes into reach, or is now at another distance.
    public func hear(_ beacon: DeviceBeacon) {
        if let index = index(of: beacon.uuid, beacon.major, beacon.minor) {
            beacons[index] = beacon
        } else {
            beacons.append(beacon)
        }
    }

    /// A beacon goes out of reach; one that was not heard changes nothing.
    public func lose(_ uuid: UUID, major: UInt16 = 0, minor: UInt16 = 0) {
        if let index = index(of: uuid, major, minor) { beacons.remove(at: index) }
    }

    private func index(of uuid: UUID, _ major: UInt16, _ minor: UInt16) -> Int? {
        beacons.firstIndex { $0.uuid == uuid && $0.major == major && $0.minor == minor }
    }
}
