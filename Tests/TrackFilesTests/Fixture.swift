// SPDX-License-Identifier: Apache-2.0

import Foundation
import TrackFiles

/// Documents to read.
enum Fixture {
    /// The document of a file that comes with the tests.
    static func document(_ name: String) throws -> GPXDocument {
        try GPXDocument(contentsOfFile: path(name))
    }

    /// The path of a file that comes with the tests.
    static func path(_ name: String) -> String {
        Bundle.module.resourceURL?.appendingPathComponent("Fixtures/\(name)").path ?? name
    }

    /// The document that a text in UTF-8 holds.
    static func document(text: String) throws(GPXError) -> GPXDocument {
        try document(bytes: Data(text.utf8))
    }

    /// The document that bytes hold.
    static func document(bytes: Data) throws(GPXError) -> GPXDocument {
        try GPXDocument(stream: InputStream(data: bytes), name: "test.gpx")
    }

    /// The document whose gpx element, on the first line, has this content.
    static func document(content: String) throws(GPXError) -> GPXDocument {
        try document(text: "<gpx version=\"1.1\" creator=\"test\">\n\(content)</gpx>")
    }

    /// The document of one track whose segments have points at these seconds, one metre north for each second.
    static func track(seconds: [[Int]]) throws(GPXError) -> GPXDocument {
        let segments = seconds.map { times in
            let points = times.map { second in
                let latitude = 30 + Double(second) * 1e-5
                return "<trkpt lat=\"\(latitude)\" lon=\"120\"><time>\(time(second))</time></trkpt>\n"
            }
            return "<trkseg>\(points.joined())</trkseg>"
        }
        return try document(content: "<trk>\(segments.joined())</trk>")
    }

    /// A moment some seconds after 2024-01-01.
    static func time(_ second: Int) -> String {
        TrackTime(microseconds: 1_704_067_200_000_000 + Int64(second) * 1_000_000).description
    }
}
