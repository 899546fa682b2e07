// SPDX-License-Identifier: Apache-2.0

import Geodesy

extension TimelineBuilder {
    /// What was done to the gaps between segments.
    private struct Gaps {
        /// How many are too long to be waited for; the first one's length, and what it ends with.
        var unwaited: (count: Int, seconds: Double, end: TrackTime)?
        /// How many are less than nothing.
        var overlaps = 0

        /// The seconds that a gap lasts in the replay.
        mutating func replayed(from start: TrackTime, to end: TrackTime) -> Double {
            let seconds = end.seconds(since: start)
            if seconds > TrackTimeline.longestGap {
                unwaited = ((unwaited?.count ?? 0) + 1, unwaited?.seconds ?? seconds, unwaited?.end ?? end)
                return TrackTimeline.shortGap
            }
            guard seconds < 0 else { return seconds }
            overlaps += 1
            return TrackTimeline.shortGap
        }

        var warnings: [String] {
            let shortGap = Int(TrackTimeline.shortGap)
            var result: [String] = []
            if let unwaited {
                result.append(
                    "gaps of more than a day are not waited for and last \(shortGap) s: \(unwaited.count), the first of "
                        + "\(Int(unwaited.seconds / 86_400)) days before \(unwaited.end)"
                )
            }
            if overlaps > 0 {
                result.append("segments that begin before the last one ends follow it after \(shortGap) s: \(overlaps)")
            }
            return result
        }
    }

    /// Lays out runs by the times of their points; points without one are left out.
    mutating func layTimed(_ runs: [[TrackPoint]]) {
        let pieces = inOrderOfTime(runs)
        start = pieces.first?.first?.time
        var gaps = Gaps()
        var previousEnd: TrackTime?
        for piece in pieces {
            guard let first = piece.first?.time, let last = piece.last?.time else { continue }
            let gap = previousEnd.map { gaps.replayed(from: $0, to: first) } ?? 0
            let base = (knots.last?.seconds ?? 0) + gap
            append(piece[0], at: base)
            for point in piece.dropFirst() {
                let leg = Geodesic(from: knots[knots.count - 1].point.coordinate, to: point.coordinate)
                append(point, at: base + point.seconds(since: first), leg: leg)
            }
            previousEnd = last
        }
        warnings += gaps.warnings
    }

    /// The runs with their timed points, all in the order of time, split at steps that nobody would wait for.
    private mutating func inOrderOfTime(_ runs: [[TrackPoint]]) -> [[TrackPoint]] {
        var unsorted = 0
        var repeated = 0
        var pieces: [[TrackPoint]] = []
        for run in runs {
            let points = run.filter { $0.time != nil }
            let isSorted = zip(points, points.dropFirst()).allSatisfy { $0.moment <= $1.moment }
            if !isSorted { unsorted += 1 }
            pieces += Self.split(isSorted ? points : Self.sorted(points, by: \.moment), repeated: &repeated)
        }
        if unsorted > 0 {
            warnings.append("segments whose points are not in the order of their times are put in it: \(unsorted)")
        }
        if repeated > 0 { warnings.append("points with the time of the one before are left out: \(repeated)") }
        let isSorted = zip(pieces, pieces.dropFirst()).allSatisfy { $0.startMoment <= $1.startMoment }
        if isSorted { return pieces }
        warnings.append("the segments are not in the order of their times and are put in it")
        return Self.sorted(pieces, by: \.startMoment)
    }

    /// Splits points in the order of time where a step is longer than the longest gap; drops repeated times.
    private static func split(_ points: [TrackPoint], repeated: inout Int) -> [[TrackPoint]] {
        let longestGap = Int64(TrackTimeline.longestGap * 1e6)
        var pieces: [[TrackPoint]] = []
        var last: TrackPoint?
        for point in points {
            let step = last.map { point.moment - $0.moment }
            switch step {
            case 0?:
                if point != last { repeated += 1 }
                continue
            case let step? where step <= longestGap: pieces[pieces.count - 1].append(point)
            default: pieces.append([point])
            }
            last = point
        }
        return pieces
    }

    /// Sorts by a number, keeping the order of equals.
    private static func sorted<Element>(_ elements: [Element], by key: (Element) -> Int64) -> [Element] {
        elements.enumerated()
            .sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
            .map(\.element)
    }
}

extension TrackPoint {
    /// The time as a number, for points that have one.
    fileprivate var moment: Int64 { time?.microseconds ?? 0 }

    fileprivate func seconds(since start: TrackTime) -> Double {
        TrackTime(microseconds: moment).seconds(since: start)
    }
}

extension [TrackPoint] {
    fileprivate var startMoment: Int64 { first?.moment ?? 0 }
}
