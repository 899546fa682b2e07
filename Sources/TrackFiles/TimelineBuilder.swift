// SPDX-License-Identifier: Apache-2.0

import Geodesy

/// Lays the points of a document on an axis of time.
struct TimelineBuilder {
    let document: GPXDocument
    let speed: Double
    var knots: [TrackTimeline.Knot] = []
    var start: TrackTime?
    var warnings: [String] = []

    init(document: GPXDocument, speed: Double) {
        self.document = document
        self.speed = speed
    }

    mutating func build() throws(GPXError) {
        guard speed > 0, speed.isFinite else {
            throw GPXError(
                code: .speed,
                file: document.name,
                message: "the default speed is \(speed) m/s.",
                remedy: "Give a number above 0."
            )
        }
        let runs = chosenRuns().filter { !$0.isEmpty }
        guard !runs.isEmpty else { throw .noUsablePoints(document) }
        let count = runs.reduce(0) { $0 + $1.count }
        let timed = runs.reduce(0) { sum, run in sum + run.count { $0.time != nil } }
        if timed * 2 >= count {
            if timed < count { warnings.append("points without a time are left out: \(count - timed)") }
            layTimed(runs)
        } else {
            warnings.append(
                "\(timed == 0 ? "no" : "not every second") point has a time: the replay moves at \(speed) m/s"
            )
            layUntimed(runs)
        }
    }

    /// The runs of points that are replayed.
    private mutating func chosenRuns() -> [[TrackPoint]] {
        let tracks = document.segments.map(\.points)
        let routes = document.routes.map(\.points)
        let trackCount = tracks.reduce(0) { $0 + $1.count }
        let routeCount = routes.reduce(0) { $0 + $1.count }
        let waypointCount = document.waypoints.count
        if trackCount > 0 {
            let others = routeCount + waypointCount
            if others > 0 { warnings.append("route points and way-points are not replayed beside tracks: \(others)") }
            return tracks
        }
        guard routeCount > 0 else { return [document.waypoints] }
        if waypointCount > 0 { warnings.append("way-points are not replayed beside routes: \(waypointCount)") }
        return routes
    }

    /// Lays out runs at the default speed.
    private mutating func layUntimed(_ runs: [[TrackPoint]]) {
        for run in runs {
            var seconds = knots.last.map { $0.seconds + TrackTimeline.shortGap } ?? 0
            append(run[0], at: seconds)
            for point in run.dropFirst() {
                let leg = Geodesic(from: knots[knots.count - 1].point.coordinate, to: point.coordinate)
                if leg.length == 0 { continue }
                seconds += leg.length / speed
                append(point, at: seconds, leg: leg)
            }
        }
        if runs.count > 1 {
            warnings.append("without times every gap between segments lasts \(Int(TrackTimeline.shortGap)) s")
        }
    }

    /// Adds a point and, unless it follows a gap, the leg that leads to it.
    mutating func append(_ point: TrackPoint, at seconds: Double, leg: Geodesic<WGS84>? = nil) {
        if let leg {
            knots[knots.count - 1].length = leg.length
            knots[knots.count - 1].bearing = leg.initialBearing
        }
        knots.append(TrackTimeline.Knot(point: point, seconds: seconds, length: nil, bearing: 0))
    }
}
