// SPDX-License-Identifier: Apache-2.0

/// Which beacons are meant: all of a UUID, one group of it, or one beacon.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The identifier that a vendor's beacons share.
    public let uuid: UUID
    /// The group of beacons; none for all groups.
    public let major: CLBeaconMajorValue?
    /// The beacon within the group; none for all of it.
    public let minor: CLBeaconMinorValue?

    /// Creates a constraint that all beacons of the UUID meet.
    public convenience init(uuid: UUID) {
        self.init(uuid, nil, nil)
    }

    /// Creates a constraint that one group of beacons meets.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) {
        self.init(uuid, major, nil)
    }

    /// Creates a constraint that one beacon meets.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        self.init(uuid, major, minor)
    }

    init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
    }

    /// Reads a constraint from an archive.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "uuid"),
            let uuid = UUID(uuidString: String(describing: text))
        else { return nil }
        self.uuid = uuid
        major = coder.beaconNumber(forKey: "major")
        minor = coder.beaconNumber(forKey: "minor")
    }

    /// Writes the constraint to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(uuid.uuidString, forKey: "uuid")
        coder.encodeBeaconNumber(major, forKey: "major")
        coder.encodeBeaconNumber(minor, forKey: "minor")
    }

    /// The constraint itself, which never changes.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Whether archives of the class can be read safely, which they can.
    open class var supportsSecureCoding: Bool { true }

    /// Whether the other object is a constraint of the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return (uuid, major, minor) == (other.uuid, other.major, other.minor)
    }

    /// A hash of the UUID.
    open override var hash: Int { uuid.hashValue }
}

extension NSCoder {
    fileprivate func beaconNumber(forKey key: String) -> UInt16? {
        containsValue(forKey: key) ? UInt16(exactly: decodeInteger(forKey: key)) : nil
    }

    fileprivate func encodeBeaconNumber(_ number: UInt16?, forKey key: String) {
        if let number {
            encode(Int(number), forKey: key)
        }
    }
}
