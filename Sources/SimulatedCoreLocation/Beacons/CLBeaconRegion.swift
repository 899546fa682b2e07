// SPDX-License-Identifier: Apache-2.0

/// The surroundings of the beacons that meet a constraint.
open class CLBeaconRegion: CLRegion {
    /// Which beacons are meant.
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// Whether the app hears of being inside each time the user turns the screen on.
    open var notifyEntryStateOnDisplay = false

    /// Creates a region around the beacons that meet a constraint, from iOS 13.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }

    /// Creates a region around all beacons of a UUID.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }

    /// Creates a region around one group of beacons.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: major)
        self.init(beaconIdentityConstraint: constraint, identifier: identifier)
    }

    /// Creates a region around one beacon.
    public convenience init(
        uuid: UUID,
        major: CLBeaconMajorValue,
        minor: CLBeaconMinorValue,
        identifier: String
    ) {
        let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
        self.init(beaconIdentityConstraint: constraint, identifier: identifier)
    }

    /// Reads a region from an archive.
    public required init?(coder: NSCoder) {
        guard let constraint = CLBeaconIdentityConstraint(coder: coder) else { return nil }
        beaconIdentityConstraint = constraint
        notifyEntryStateOnDisplay = coder.decodeBool(forKey: "notifyEntryStateOnDisplay")
        super.init(coder: coder)
    }

    /// The identifier that the beacons share.
    open var uuid: UUID { beaconIdentityConstraint.uuid }

    /// The group of beacons; none for all groups.
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }

    /// The beacon within the group; none for all of it.
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

    /// Writes the region to an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        beaconIdentityConstraint.encode(with: coder)
        coder.encode(notifyEntryStateOnDisplay, forKey: "notifyEntryStateOnDisplay")
    }

    /// A region with the same values.
    open override func copy(with zone: NSZone?) -> Any {
        let region = CLBeaconRegion(beaconIdentityConstraint: beaconIdentityConstraint, identifier: identifier)
        region.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
        return copySettings(to: region)
    }

    /// The identifier and the beacons in one line, for people to read.
    open override var description: String {
        "CLBeaconRegion (identifier: \"\(identifier)\", uuid: \(uuid.uuidString))"
    }
}
