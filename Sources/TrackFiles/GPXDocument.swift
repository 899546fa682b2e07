// SPDX-License-Identifier: Apache-2.0

/// What a GPX file holds, and what in it was not usable.
///
/// Versions 1.0 and 1.1 are read, with or without a namespace. Points whose coordinates or time are bad are left out and
/// listed in ``rejected``; nothing is clamped and nothing becomes (0, 0). Other bad values are dropped from their point and
/// counted in ``warnings``.
public struct GPXDocument: Sendable, Hashable {
    /// The file's name as the caller gave it.
    public var name: String
    /// The tracks in file order.
    public var tracks: [GPXTrack] = []
    /// The routes in file order.
    public var routes: [GPXRoute] = []
    /// The usable way-points in file order.
    public var waypoints: [TrackPoint] = []
    /// The points left out, in file order; of many, the first 1,000.
    public var rejected: [TrackRejection] = []
    /// How many points were left out in all.
    public var rejectedCount = 0
    /// What was odd about the file but did no harm.
    public var warnings: [String] = []

    /// Makes an empty document.
    ///
    /// - Parameter name: What errors call the file.
    public init(name: String) {
        self.name = name
    }

    /// All segments of all tracks, in file order.
    public var segments: [GPXSegment] { tracks.flatMap(\.segments) }

    /// The number of usable points of all kinds.
    public var pointCount: Int {
        tracks.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.points.count } }
            + routes.reduce(0) { $0 + $1.points.count } + waypoints.count
    }

    /// The earliest time of all usable points; nil when none has one.
    public var start: TrackTime? { times.compactMap(\.start).min() }

    /// The latest time of all usable points; nil when none has one.
    public var end: TrackTime? { times.compactMap(\.end).max() }

    /// The seconds between the earliest and the latest time; nil when no point has one.
    public var span: Double? {
        guard let start, let end else { return nil }
        return end.seconds(since: start)
    }

    private var times: [GPXSegment] {
        segments + routes.map { GPXSegment(points: $0.points) } + [GPXSegment(points: waypoints)]
    }
}
