// SPDX-License-Identifier: Apache-2.0

/// Where the phone points, by its compass.
///
/// Immutable: what a subclass adds must be immutable too.
open class CLHeading: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let values: Values

    private struct Values {
        var magnetic = -1.0
        var trueNorth = -1.0
        var accuracy = -1.0
        var field = (x: 0.0, y: 0.0, z: 0.0)
        var timestamp = presentTime()
    }

    /// Creates a heading that is not valid, for subclasses that answer with values of their own.
    public override init() { values = Values() }

    init(magnetic: Double, true trueHeading: Double, accuracy: Double, timestamp: Date) {
        let radians = magnetic * .pi / 180
        values = Values(
            magnetic: magnetic,
            trueNorth: trueHeading,
            accuracy: accuracy,
            field: (-Self.horizontalField * sin(radians), Self.horizontalField * cos(radians), Self.verticalField),
            timestamp: timestamp.timeIntervalSinceReferenceDate
        )
    }

    /// Reads a heading from an archive.
    public required init?(coder: NSCoder) {
        values = Values(
            magnetic: coder.decodeDouble(forKey: "magneticHeading"),
            trueNorth: coder.decodeDouble(forKey: "trueHeading"),
            accuracy: coder.decodeDouble(forKey: "headingAccuracy"),
            field: (coder.decodeDouble(forKey: "x"), coder.decodeDouble(forKey: "y"), coder.decodeDouble(forKey: "z")),
            timestamp: coder.decodeDouble(forKey: "timestamp")
        )
    }

    /// Degrees from magnetic north.
    open var magneticHeading: CLLocationDirection { values.magnetic }

    /// Degrees from true north; negative while the phone does not know where it is.
    open var trueHeading: CLLocationDirection { values.trueNorth }

    /// How many degrees the magnetic heading may be off; negative if the heading is not valid.
    open var headingAccuracy: CLLocationDirectionAccuracy { values.accuracy }

    /// The magnetic field along the phone's width, in microteslas.
    open var x: CLHeadingComponentValue { values.field.x }

    /// The magnetic field along the phone's height, in microteslas.
    open var y: CLHeadingComponentValue { values.field.y }

    /// The magnetic field along the phone's depth, in microteslas.
    open var z: CLHeadingComponentValue { values.field.z }

    /// When the heading was measured.
    open var timestamp: Date { Date(timeIntervalSinceReferenceDate: values.timestamp) }

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
