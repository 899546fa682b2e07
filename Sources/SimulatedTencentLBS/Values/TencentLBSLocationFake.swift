// SPDX-License-Identifier: Apache-2.0

/// What looks faked about a location, as a sum of bits.
public struct TencentLBSLocationFake: OptionSet, Sendable, Hashable {
    /// The sum.
    public let rawValue: UInt

    /// Takes a sum of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing looks faked.
    public static let OK: Self = []
    /// The place seems to be tampered with; up to 4.2, and never found here.
    public static let coordinate = Self(rawValue: 1 << 0)
    /// The speed is not possible; up to 4.2.
    public static let speed = Self(rawValue: 1 << 1)
    /// A check sum is wrong; up to 4.2, and never found here.
    public static let crc = Self(rawValue: 1 << 2)
    /// Motion and locations do not fit; up to 4.2, and never found here.
    public static let motion = Self(rawValue: 1 << 3)
    /// The sensors' data are not plausible; up to 4.2, and never found here.
    public static let motionData = Self(rawValue: 1 << 4)
    /// The kind of motion does not fit; up to 4.2, and never found here.
    public static let motionType = Self(rawValue: 1 << 5)
    /// The speed of the first callback is not possible.
    public static let firstCallbackSpeed = Self(rawValue: 1 << 6)
    /// Software made the location up.
    public static let simulation = Self(rawValue: 1 << 7)
    /// The location's time does not fit the system's.
    public static let locationAge = Self(rawValue: 1 << 8)
    /// The system delivers the same point again and again.
    public static let locationSame = Self(rawValue: 1 << 9)
}
