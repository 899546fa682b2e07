// SPDX-License-Identifier: Apache-2.0

/// An unbroken run of a track: between two segments the receiver was off or saw no satellites.
public struct GPXSegment: Sendable, Hashable {
    /// The usable points in file order; may be empty.
    public var points: [TrackPoint]

    /// Makes a segment.
    public init(points: [TrackPoint] = []) {
        self.points = points
    }

    /// The earliest time of its points; nil when none has one.
    public var start: TrackTime? { points.lazy.compactMap(\.time).min() }

    /// The latest time of its points; nil when none has one.
    public var end: TrackTime? { points.lazy.compactMap(\.time).max() }
}
