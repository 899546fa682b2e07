// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension DeviceScenario {
    /// What changes about the compass; nil: stays.
    public struct Compass: Sendable, Hashable {
        /// Degrees clockwise from true north to where the phone's top points.
        public var heading: Double?
        /// How many degrees magnetic north lies east of true north.
        public var declination: Double?
        /// How many degrees the compass may be off; negative while a magnetic field disturbs it.
        public var accuracy: Double?

        /// Creates a change of nothing.
        public init() {}
    }

    /// A Bluetooth beacon, and how near it is.
    public struct Beacon: Sendable, Hashable {
        /// The identifier that a vendor's beacons share.
        public var uuid: UUID
        /// The group of the beacon.
        public var major: UInt16 = 0
        /// The beacon within its group.
        public var minor: UInt16 = 0
        /// How near it is; nil: out of reach.
        public var proximity: DeviceBeacon.Proximity? = .near

        /// Creates a beacon that is near.
        public init(uuid: UUID) { self.uuid = uuid }

        /// The words that `proximity` may be.
        static let proximities = DeviceBeacon.Proximity.allCases.map(\.rawValue) + ["gone"]
    }
}

extension DeviceScenario.Compass {
    /// Reads the arguments of `compass`.
    init(reading object: DeviceScenario.Action.Arguments) throws(DeviceInputError) {
        heading = try object[.heading]?.direction()
        declination = try object[.declination]?.number(in: -180...180)
        accuracy = try object[.accuracy]?.number(in: -1...180)
    }
}

extension DeviceScenario.Beacon {
    /// Reads the arguments of `beacon`.
    init(reading object: DeviceScenario.Action.Arguments) throws(DeviceInputError) {
        let text = try object.required(.uuid)
        guard let uuid = UUID(uuidString: try text.string()) else {
            throw text.error(
                .invalidValue,
                "this is not a UUID",
                remedy: "Write 32 digits, such as \"E2C56DB5-DFFB-48D2-B060-D0F5A71096E0\""
            )
        }
        self.init(uuid: uuid)
        major = UInt16(try object[.major]?.integer(in: 0...65_535) ?? 0)
        minor = UInt16(try object[.minor]?.integer(in: 0...65_535) ?? 0)
        if let word = try object[.proximity]?.choice(of: Self.proximities) {
            proximity = DeviceBeacon.Proximity(rawValue: word)
        }
    }
}

extension SimulatedDevice {
    /// The compass changes as a step says.
    func perform(_ change: DeviceScenario.Compass) {
        var compass = sensing.compass
        compass.heading = change.heading ?? compass.heading
        compass.declination = change.declination ?? compass.declination
        compass.accuracy = change.accuracy ?? compass.accuracy
        sensing.compass = compass
    }

    /// A beacon comes, moves or goes as a step says.
    func perform(_ beacon: DeviceScenario.Beacon) {
        guard let proximity = beacon.proximity else {
            return sensing.lose(beacon.uuid, major: beacon.major, minor: beacon.minor)
        }
        sensing.hear(
            DeviceBeacon(uuid: beacon.uuid, major: beacon.major, minor: beacon.minor, proximity: proximity)
        )
    }
}
