// SPDX-License-Identifier: Apache-2.0

import Foundation
import FuzzReport
import TrackFiles

/// Reads the bytes as a GPX file, and makes a replay of what they hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGPX(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Data(UnsafeBufferPointer(start: start, count: count))
    do throws(GPXError) {
        var isTaken = false
        defer { FuzzReport.count(isTaken) }
        let document = try GPXDocument(stream: InputStream(data: bytes), name: "track.gpx")
        isTaken = true
        let again = try GPXDocument(stream: InputStream(data: Data(document.gpx())), name: "again.gpx")
        precondition(again.tracks == document.tracks && again.waypoints == document.waypoints)
        precondition(again.routes == document.routes)
        precondition(document.rejected.count <= document.rejectedCount)
        let timeline = try TrackTimeline(document)
        precondition(timeline.duration >= 0 && timeline.duration.isFinite)
    } catch {
        _ = error.description
    }
    return 0
}
