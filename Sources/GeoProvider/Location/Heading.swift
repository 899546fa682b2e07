// SPDX-License-Identifier: Apache-2.0

/// Where the device points.
public struct Heading: Sendable, Hashable {
    /// Degrees from magnetic north, at least 0 and less than 360.
    public var magneticHeading: Double
    /// Degrees from true north, or nil while no location is known.
    public var trueHeading: Double?
    /// The uncertainty in degrees, or nil if the heading is not to be trusted.
    public var headingAccuracy: Double?
    /// When it was measured, in seconds since 1970-01-01 UTC.
    public var timestamp: Double

    /// Makes a heading; a negative direction or accuracy counts as unknown.
    ///
    /// - Parameters:
    ///   - magneticHeading: Degrees from magnetic north.
    ///   - trueHeading: Degrees from true north.
    ///   - headingAccuracy: The uncertainty in degrees.
    ///   - timestamp: Seconds since 1970-01-01 UTC.
    public init(magneticHeading: Double, trueHeading: Double?, headingAccuracy: Double?, timestamp: Double) {
        self.magneticHeading = magneticHeading
        self.trueHeading = trueHeading.flatMap { $0 < 0 ? nil : $0 }
        self.headingAccuracy = headingAccuracy.flatMap { $0 < 0 ? nil : $0 }
        self.timestamp = timestamp
    }
}
