// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// A usable point of a track or a route, or a way-point.
///
/// What was recorded is kept as it was recorded; what is absent or unusable is nil. A point takes 40 bytes, and more only
/// where something beside place, elevation and time was recorded.
public struct TrackPoint: Sendable, Hashable {
    /// Where the point is.
    public let coordinate: Coordinate<WGS84>
    private let rawElevation: Double
    private let rawTime: Int64
    private let box: Box?

    private final class Box: Sendable {
        let measurements: TrackMeasurements

        init(_ measurements: TrackMeasurements) {
            self.measurements = measurements
        }
    }

    /// Makes a point.
    ///
    /// - Parameters:
    ///   - coordinate: Where the point is.
    ///   - elevation: Metres above mean sea level; anything but a finite number counts as absent.
    ///   - time: When the receiver was there.
    ///   - measurements: What else was recorded.
    public init(
        coordinate: Coordinate<WGS84>,
        elevation: Double? = nil,
        time: TrackTime? = nil,
        measurements: TrackMeasurements = TrackMeasurements()
    ) {
        self.coordinate = coordinate
        rawElevation = elevation ?? .nan
        rawTime = time?.microseconds ?? .min
        box = measurements.isEmpty ? nil : Box(measurements)
    }

    /// Metres above mean sea level.
    public var elevation: Double? { rawElevation.isFinite ? rawElevation : nil }

    /// When the receiver was there.
    public var time: TrackTime? { rawTime == .min ? nil : TrackTime(microseconds: rawTime) }

    /// What was recorded beside place, elevation and time.
    public var measurements: TrackMeasurements { box?.measurements ?? TrackMeasurements() }

    /// The radius of uncertainty in metres.
    ///
    /// As recorded; otherwise five metres, the usual error of a receiver under open sky, times the horizontal dilution of
    /// precision; otherwise nil. The five metres are a rule of thumb, not a measurement.
    public var horizontalAccuracy: Double? {
        let measurements = measurements
        return measurements.horizontalAccuracy ?? measurements.horizontalDilution.map { $0 * Self.rangeError }
    }

    /// The uncertainty of the elevation in metres, found as ``horizontalAccuracy`` is.
    public var verticalAccuracy: Double? {
        let measurements = measurements
        return measurements.verticalAccuracy ?? measurements.verticalDilution.map { $0 * Self.rangeError }
    }

    private static let rangeError = 5.0

    /// Whether two points hold the same values.
    public static func == (left: TrackPoint, right: TrackPoint) -> Bool {
        left.coordinate == right.coordinate && left.elevation == right.elevation && left.rawTime == right.rawTime
            && left.measurements == right.measurements
    }

    /// Feeds the values to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(coordinate)
        hasher.combine(elevation)
        hasher.combine(rawTime)
        hasher.combine(measurements)
    }
}
