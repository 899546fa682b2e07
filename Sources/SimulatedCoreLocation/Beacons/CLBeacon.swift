// SPDX-License-Identifier: Apache-2.0

/// A Bluetooth beacon that the phone heard while ranging.
open class CLBeacon: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// When the beacon was heard, from iOS 13.
    public let timestamp: Date
    /// The identifier that a vendor's beacons share.
    public let uuid: UUID
    /// The group of the beacon, from 0 to 65535.
    public let major: NSNumber
    /// The beacon within its group, from 0 to 65535.
    public let minor: NSNumber
    /// How near the beacon is, in words.
    public let proximity: CLProximity
    /// The exactness of the proximity in metres; negative if the proximity is not known.
    public let accuracy: CLLocationAccuracy
    /// The strength of the signal in decibels, as a mean over the time since the last report.
    public let rssi: Int

    init(
        _ uuid: UUID,
        major: CLBeaconMajorValue,
        minor: CLBeaconMinorValue,
        proximity: CLProximity,
        accuracy: Double,
        rssi: Int,
        timestamp: Date
    ) {
        self.uuid = uuid
        self.major = NSNumber(value: major)
        self.minor = NSNumber(value: minor)
        self.proximity = proximity
        self.accuracy = accuracy
        self.rssi = rssi
        self.timestamp = timestamp
    }

    /// Reads a beacon from an archive.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "uuid"),
            let uuid = UUID(uuidString: String(describing: text))
        else { return nil }
        self.uuid = uuid
        major = NSNumber(value: coder.decodeInteger(forKey: "major"))
        minor = NSNumber(value: coder.decodeInteger(forKey: "minor"))
        proximity = CLProximity(rawValue: coder.decodeInteger(forKey: "proximity")) ?? .unknown
        accuracy = coder.decodeDouble(forKey: "accuracy")
        rssi = coder.decodeInteger(forKey: "rssi")
        timestamp = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp"))
    }

    /// Writes the beacon to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(uuid.uuidString, forKey: "uuid")
        coder.encode(major.intValue, forKey: "major")
        coder.encode(minor.intValue, forKey: "minor")
        coder.encode(proximity.rawValue, forKey: "proximity")
        coder.encode(accuracy, forKey: "accuracy")
        coder.encode(rssi, forKey: "rssi")
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
    }

    /// The beacon itself, which never changes.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Whether archives of the class can be read safely, which they can.
    open class var supportsSecureCoding: Bool { true }
}
