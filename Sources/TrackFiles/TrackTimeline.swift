// SPDX-License-Identifier: Apache-2.0

import Geodesy

/// A GPX file as a function of time: where the phone is, any number of seconds after the start.
///
/// The same document always gives the same function; nothing is remembered between calls.
///
/// **What is replayed.** The tracks; in a file without track points the routes; in one without those either the way-points.
///
/// **Times.** The first point is at 0 s. If at least half of the points have a time, points move as their times say and
/// those without one are left out. Points and segments are put in the order of their times; of points with the same time the
/// first is kept. Otherwise all points are passed at a constant default speed. Each of these is told in ``warnings``.
///
/// **Between points** the phone follows the geodesic at a constant speed, and altitude, recorded speed and accuracies
/// change evenly.
///
/// **Gaps.** Between two segments there is no position. The gap is as long as the times say, but one of more than a day
/// (``longestGap``) is not waited for and lasts a minute (``shortGap``), as does one whose length is unknown because there
/// are no times or segments overlap. A step of more than a day inside a segment is a gap too.
///
/// **The ends.** Before 0 s the phone is at the first point, after the last point it stays there.
public struct TrackTimeline: Sendable {
    /// The seconds from the first point to the last.
    public let duration: Double
    /// When the first point was recorded; nil when the replay does not follow recorded times.
    public let start: TrackTime?
    /// What the replay does otherwise than the file says, one sentence each.
    public let warnings: [String]

    /// Seconds; a longer gap is not waited for.
    public static let longestGap = 86_400.0
    /// Seconds; how long a gap lasts that is not waited for, or whose length is unknown.
    public static let shortGap = 60.0

    private let knots: [Knot]

    /// A point on the axis of time, and the leg that leads from it to the next.
    struct Knot: Sendable {
        let point: TrackPoint
        let seconds: Double
        /// Metres to the next point; nil before a gap and at the end.
        var length: Double?
        /// The direction in which the leg starts, in degrees.
        var bearing: Double
    }

    /// Prepares a document's replay.
    ///
    /// - Parameters:
    ///   - document: The file's content.
    ///   - speed: Metres per second, above 0, where the file has no times.
    /// - Throws: ``GPXError`` when no point is usable or the speed is not a finite number above 0.
    public init(_ document: GPXDocument, speed: Double = 5) throws(GPXError) {
        var builder = TimelineBuilder(document: document, speed: speed)
        try builder.build()
        knots = builder.knots
        duration = knots[knots.count - 1].seconds
        start = builder.start
        warnings = builder.warnings
    }

    /// The state some seconds after the start; nil in a gap.
    ///
    /// - Complexity: O(log n) in the number of points.
    public func state(at seconds: Double) -> TrackState? {
        guard seconds < duration else { return standing(at: knots[knots.count - 1].point) }
        guard seconds >= 0 else { return standing(at: knots[0].point) }
        let index = lastKnot(notAfter: seconds)
        let knot = knots[index]
        if let length = knot.length { return state(on: index, length, at: seconds) }
        guard seconds == knot.seconds else { return nil }
        guard index > 0, let length = knots[index - 1].length else { return standing(at: knot.point) }
        return state(on: index - 1, length, at: seconds)
    }

    private func standing(at point: TrackPoint) -> TrackState {
        TrackState(
            coordinate: point.coordinate,
            altitude: point.elevation,
            horizontalAccuracy: point.horizontalAccuracy,
            verticalAccuracy: point.verticalAccuracy
        )
    }

    private func lastKnot(notAfter seconds: Double) -> Int {
        var low = 0
        var high = knots.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if knots[middle].seconds <= seconds { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The state on the leg that starts at a knot.
    private func state(on index: Int, _ length: Double, at seconds: Double) -> TrackState {
        let knot = knots[index]
        let next = knots[index + 1]
        let time = next.seconds - knot.seconds
        let share = (seconds - knot.seconds) / time
        let place = Self.place(on: knot, length, to: next, share)
        let from = knot.point.measurements
        let to = next.point.measurements
        let speed = Self.mix(from.speed, to.speed, share) ?? length / time
        return TrackState(
            coordinate: place,
            altitude: Self.mix(knot.point.elevation, next.point.elevation, share),
            speed: speed,
            course: from.course ?? (length > 0 ? course(from: knot, length, at: place, to: next) : nil),
            horizontalAccuracy: Self.mix(knot.point.horizontalAccuracy, next.point.horizontalAccuracy, share),
            verticalAccuracy: Self.mix(knot.point.verticalAccuracy, next.point.verticalAccuracy, share)
        )
    }

    /// The place a share of the way along a leg.
    ///
    /// Legs below 30 m, the usual ones, are cut evenly in degrees, which is faster and, off the poles, within 0.3 mm of the
    /// geodesic.
    private static func place(on knot: Knot, _ length: Double, to next: Knot, _ share: Double) -> Coordinate<WGS84> {
        let from = knot.point.coordinate
        let to = next.point.coordinate
        let isPlain = length < 30 && abs(from.latitude) < 85 && abs(to.longitude - from.longitude) < 1
        if isPlain,
            let even = try? Coordinate<WGS84>(
                latitude: from.latitude + (to.latitude - from.latitude) * share,
                longitude: from.longitude + (to.longitude - from.longitude) * share
            )
        {
            return even
        }
        return from.destination(bearing: knot.bearing, distance: length * share)
    }

    /// The direction along a leg; on a long one it changes on the way.
    private func course(from knot: Knot, _ length: Double, at place: Coordinate<WGS84>, to next: Knot) -> Double {
        length > 10_000 ? place.initialBearing(to: next.point.coordinate) : knot.bearing
    }

    /// A value between two; the first alone where the second is absent.
    private static func mix(_ from: Double?, _ to: Double?, _ share: Double) -> Double? {
        guard let from, let to else { return from }
        return from + (to - from) * share
    }
}
