// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice
import TrackFiles

/// What `track` found out about a file.
struct TrackReport {
    /// What the file holds.
    let document: GPXDocument
    /// The seconds that a replay takes; nil where there is nothing to replay.
    let duration: Double?
    /// What is odd about the file, and what a replay does otherwise than the file says; each once.
    let warnings: [String]

    init(_ document: GPXDocument, timeline: TrackTimeline?) {
        self.document = document
        duration = timeline?.duration
        var seen: Set<String> = []
        warnings = (document.warnings + (timeline?.warnings ?? [])).filter { seen.insert($0).inserted }
    }

    /// The report as a document for programs.
    var json: DeviceJSON {
        .document([
            "file": .string(document.name),
            "points": .integer(document.pointCount),
            "segments": .array(
                document.segments.map { segment in
                    [
                        "points": .integer(segment.points.count),
                        "start": DeviceJSON(segment.start?.description),
                        "end": DeviceJSON(segment.end?.description),
                    ]
                }
            ),
            "routes": .array(document.routes.map { ["points": .integer($0.points.count)] }),
            "waypoints": .integer(document.waypoints.count),
            "span": DeviceJSON(document.span),
            "rejected": .array(
                document.rejected.map { ["line": .integer($0.line), "reason": .string($0.reason)] }
            ),
            "warnings": DeviceJSON(warnings),
        ])
    }
}
