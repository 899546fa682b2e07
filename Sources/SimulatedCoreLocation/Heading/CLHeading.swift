// SPDX-License-Identifier: Apache-2.0

/// Where the phone points, by its compass.
open class CLHeading: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Degrees from magnetic north.
    public let magneticHeading: CLLocationDirection
    /// Degrees from true north; negative while the phone does not know where it is.
    public let trueHeading: CLLocationDirection
    /// How many degrees the magnetic heading may be off; negative if the heading is not valid.
    public let headingAccuracy: CLLocationDirectionAccuracy
    /// The magnetic field along the phone's width, in microteslas.
    public let x: CLHeadingComponentValue
    /// The magnetic field along the phone's height, in microteslas.
    public let y: CLHeadingComponentValue
    /// The magnetic field along the phone's depth, in microteslas.
    public let z: CLHeadingComponentValue
    /// When the heading was measured.
    public let timestamp: Date

    init(magnetic: Double, true trueHeading: Double, accuracy: Double, timestamp: Date) {
        magneticHeading = magnetic
        self.trueHeading = trueHeading
        headingAccuracy = accuracy
        let radians = magnetic * .pi / 180
        x = -Self.horizontalField * sin(radians)
        y = Self.horizontalField * cos(radians)
        z = Self.verticalField
        self.timestamp = timestamp
    }

    /// Reads a heading from an archive.
    public required init?(coder: NSCoder) {
        magneticHeading = coder.decodeDouble(forKey: "magneticHeading")
        trueHeading = coder.decodeDouble(forKey: "trueHeading")
        headingAccuracy = coder.decodeDouble(forKey: "headingAccuracy")
        x = coder.decodeDouble(forKey: "x")
        y = coder.decodeDouble(forKey: "y")
        z = coder.decodeDouble(forKey: "z")
        timestamp = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp"))
    }

    /// Writes the heading to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(magneticHeading, forKey: "magneticHeading")
        coder.encode(trueHeading, forKey: "trueHeading")
        coder.encode(headingAccuracy, forKey: "headingAccuracy")
        coder.encode(x, forKey: "x")
        coder.encode(y, forKey: "y")
        coder.encode(z, forKey: "z")
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
    }

    /// The heading itself, which never changes.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Whether archives of the class can be read safely, which they can.
    open class var supportsSecureCoding: Bool { true }

    /// A middling strength of the earth's field along the ground, in microteslas.
    private static let horizontalField = 30.0
    /// A middling strength of the earth's field towards the ground, for a phone that lies flat, in microteslas.
    private static let verticalField = -35.0
}
