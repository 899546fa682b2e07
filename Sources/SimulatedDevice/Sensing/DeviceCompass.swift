// SPDX-License-Identifier: Apache-2.0

/// Where the phone's top points, and what its compass makes of that.
public struct DeviceCompass: Sendable, Hashable {
    /// Whether the phone has a compass.
    public var isAvailable = true
    /// Degrees clockwise from true north to where the top points.
    public var heading = 0.0
    /// How many degrees magnetic north lies east of true north.
    public var declination = 0.0
    /// How many degrees the compass may be off; negative while a magnetic field disturbs it.
    public var accuracy = 10.0

    /// A phone that lies still and points north, with nothing that disturbs it.
    public init() {}

    /// Whether a magnetic field disturbs the compass.
    public var isDisturbed: Bool { accuracy < 0 }
}
