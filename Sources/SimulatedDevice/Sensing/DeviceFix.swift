// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// What the receivers make of the phone's place at one moment; always WGS-84.
public struct DeviceFix: Sendable, Hashable {
    /// The position.
    public var coordinate: Coordinate<WGS84>
    /// The radius of uncertainty in metres; negative: the position is invalid.
    public var horizontalAccuracy: Double
    // Numbers that may be unknown lie in the space of a number, and the time is one: a fix is copied from hand to hand.
    private var height: Number
    private var heightAccuracy: Number
    private var pace: Number
    private var direction: Number
    private var paceAccuracy = Number(nil)
    private var directionAccuracy = Number(nil)
    /// When it was determined, in nanoseconds since the device was made.
    package var nanoseconds: Int64
    /// The storey of the building, 0 at ground level; nil where unknown.
    public var floor: Int?
    /// Whether it is an approximate location.
    public var isReduced: Bool
    /// Whether software made it up, as Xcode and some tools do.
    public var isSimulatedBySoftware: Bool

    /// A fix of a position at a time; other values unknown unless given.
    public init(
        coordinate: Coordinate<WGS84>,
        horizontalAccuracy: Double,
        time: Duration,
        altitude: Double? = nil,
        verticalAccuracy: Double? = nil,
        speed: Double? = nil,
        course: Double? = nil,
        isReduced: Bool = false,
        isSimulatedBySoftware: Bool = false
    ) {
        self.coordinate = coordinate
        self.horizontalAccuracy = horizontalAccuracy
        nanoseconds = time.nanoseconds
        height = Number(altitude)
        heightAccuracy = Number(verticalAccuracy)
        pace = Number(speed)
        direction = Number(course)
        self.isReduced = isReduced
        self.isSimulatedBySoftware = isSimulatedBySoftware
    }

    /// A fix of a phone that lies still, without an error.
    init(still coordinate: Coordinate<WGS84>, nanoseconds: Int64) {
        self.coordinate = coordinate
        horizontalAccuracy = 0
        self.nanoseconds = nanoseconds
        height = Number(nil)
        heightAccuracy = Number(nil)
        pace = Number(0)
        direction = Number(nil)
        isReduced = false
        isSimulatedBySoftware = false
    }
}

extension DeviceFix {
    /// Metres above sea level; nil where unknown.
    public var altitude: Double? {
        get { height.value }
        set { height = Number(newValue) }
    }

    /// The uncertainty of the altitude in metres; nil where unknown.
    public var verticalAccuracy: Double? {
        get { heightAccuracy.value }
        set { heightAccuracy = Number(newValue) }
    }

    /// Metres per second; nil where unknown.
    public var speed: Double? {
        get { pace.value }
        set { pace = Number(newValue) }
    }

    /// Degrees clockwise from true north, 0 to below 360; nil where unknown.
    public var course: Double? {
        get { direction.value }
        set { direction = Number(newValue) }
    }

    /// The uncertainty of the speed in metres per second; nil where unknown.
    public var speedAccuracy: Double? {
        get { paceAccuracy.value }
        set { paceAccuracy = Number(newValue) }
    }

    /// The uncertainty of the course in degrees; nil where unknown.
    public var courseAccuracy: Double? {
        get { directionAccuracy.value }
        set { directionAccuracy = Number(newValue) }
    }

    /// When it was determined, since the device was made; negative for a time before that.
    public var time: Duration {
        get { .nanoseconds(nanoseconds) }
        set { nanoseconds = newValue.nanoseconds }
    }

    /// The time in seconds.
    package var seconds: Double {
        let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        return Double(whole) + Double(rest * 1_000_000_000) / 1e18
    }

    /// A number, or none, in the space of a number.
    private struct Number: Sendable, Hashable {
        private let number: Double

        init(_ value: Double?) { number = value ?? .nan }

        var value: Double? { number.isNaN ? nil : number }

        static func == (left: Number, right: Number) -> Bool { left.value == right.value }

        func hash(into hasher: inout Hasher) { hasher.combine(value) }
    }
}
