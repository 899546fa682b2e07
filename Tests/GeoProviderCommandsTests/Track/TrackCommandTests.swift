// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("track")
struct TrackCommandTests {
    /// A GPX file of the tests of the reader.
    private static func path(_ name: String) -> String {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return tests.deletingLastPathComponent().appendingPathComponent("TrackFilesTests/Fixtures/\(name).gpx").path
    }

    @Test(
        "Real files hold what the case bank says",
        arguments: [
            ("G01", 16, [3, 10, 3], [], 0, 122.0), ("G05", 55, [], [55], 0, nil), ("G07", 1, [], [], 1, 0.0),
            ("G09", 2, [1], [], 1, 0.0), ("G13", 9, [9, 0], [], 0, 76.0), ("G15", 241, [], [], 241, nil),
        ] as [(String, Int, [Int], [Int], Int, Double?)]
    )
    func realFiles(
        _ file: String,
        _ points: Int,
        _ segments: [Int],
        _ routes: [Int],
        _ waypoints: Int,
        _ span: Double?
    ) throws {
        let run = CommandRun(["track", Self.path(file), "--format", "json"])
        let document = try run.document()
        #expect(run.code == 0)
        #expect(run.errors == "")
        #expect(document["points"] as? Int == points)
        #expect((document["segments"] as? [[String: Any]])?.compactMap { $0["points"] as? Int } == segments)
        #expect((document["routes"] as? [[String: Any]])?.compactMap { $0["points"] as? Int } == routes)
        #expect(document["waypoints"] as? Int == waypoints)
        #expect(document["span"] as? Double == span)
    }

    @Test("The document has its keys, and no other")
    func keys() throws {
        let document = try CommandRun(["track", Self.path("G01"), "--format", "json"]).document()
        let keys = [
            "file", "formatVersion", "points", "rejected", "routes", "segments", "span", "warnings", "waypoints",
        ]
        #expect(document.keys.sorted() == keys)
        let segment = try #require((document["segments"] as? [[String: Any]])?.first)
        #expect(segment.keys.sorted() == ["end", "points", "start"])
        #expect(segment["start"] as? String == "2017-05-27T04:00:00Z")
    }

    @Test("A file without a usable point gives exit code 2, and says by line what is wrong with each")
    func nothingUsable() throws {
        let run = CommandRun(["track", Self.path("G03"), "--format", "json"])
        let document = try run.document()
        #expect(run.code == 2)
        #expect(document["points"] as? Int == 0)
        let rejected = try #require(document["rejected"] as? [[String: Any]])
        #expect(!rejected.isEmpty)
        #expect(rejected.allSatisfy { $0["line"] is Int && $0["reason"] is String })
        #expect(run.errors.contains("G03.gpx"))
    }

    @Test("Every bad element of a file is named by its line, with what is wrong with it")
    func rejectedLines() throws {
        let document = try CommandRun(["track", Self.path("G03"), "--format", "json"]).document()
        let rejected = try #require(document["rejected"] as? [[String: Any]])
        #expect(rejected.compactMap { $0["line"] as? Int } == [5, 8, 13, 14, 18])
        let reasons = rejected.compactMap { $0["reason"] as? String }
        #expect(reasons[3] == #"latitude "y" is not a number; longitude "x" is not a number"#)
        #expect(reasons[4].hasSuffix(#"elevation "bad data" is not usable"#))
    }

    @Test(
        "What a replay does that the file does not say is a warning",
        arguments: [
            ("G01", []), ("G05", ["no point has a time: the replay moves at 5.0 m/s"]),
            ("G07", ["the gpx element has no version; read as 1.1", "the gpx element names no creator"]),
            ("G09", ["route points and way-points are not replayed beside tracks: 1"]),
            (
                "G11",
                [
                    "the gpx element names no creator",
                    "route points and way-points are not replayed beside tracks: 2",
                    "gaps of more than a day are not waited for and last 60 s: 1, "
                        + "the first of 2283 days before 2016-04-03T14:13:09.7087Z",
                ]
            ),
            ("G13", []), ("G15", ["no point has a time: the replay moves at 5.0 m/s"]),
        ] as [(String, [String])]
    )
    func warnings(_ file: String, _ expected: [String]) throws {
        let document = try CommandRun(["track", Self.path(file), "--format", "json"]).document()
        #expect(document["warnings"] as? [String] == expected)
    }

    @Test("A gap of years is told, not waited for")
    func longGaps() throws {
        let run = CommandRun(["track", Self.path("G11"), "--format", "json"])
        let document = try run.document()
        #expect(run.code == 0)
        #expect(document["points"] as? Int == 8)
        #expect((document["warnings"] as? [String])?.isEmpty == false)
    }

    @Test(
        "What cannot be read gives exit code 2, file and remedy, and nothing on standard output",
        arguments: [
            ("absent.gpx", nil), ("empty.gpx", ""), ("text.gpx", "hello"), ("cut.gpx", "<gpx><trk>"),
            ("other.gpx", "<a/>"),
        ]
            as [(String, String?)]
    )
    func unusable(_ name: String, _ text: String?) throws {
        let scratch = try Scratch()
        let path = try text.map { try scratch.file(name, $0) } ?? scratch.path + "/" + name
        let run = CommandRun(["track", path])
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix(path))
    }

    @Test("Shows the facts within the width", arguments: ["G01", "G05", "G11", "G15"], [60, 80, 120])
    func keepsToTheWidth(_ file: String, _ width: Int) {
        let lines = CommandRun(["track", Self.path(file)], width: width).output.split(separator: "\n").dropFirst(2)
        #expect(lines.allSatisfy { $0.count <= width })
    }

    @Test("Reads like this")
    func wholeText() {
        let output = CommandRun(["track", Self.path("G01")]).output
        #expect(output.drop { $0 != "\n" }.dropFirst() == Self.expected)
    }

    private static let expected = """

          Usable points   16
          Tracks          1, with 3 segments
          Recorded        2017-05-27T04:00:00Z to 2017-05-27T04:02:02Z
          Span            122 s (2 min 2 s)
          A replay takes  122 s (2 min 2 s)

        Segments (3)
          1  3 points   2017-05-27T04:00:00Z to 2017-05-27T04:00:02Z
          2  10 points  2017-05-27T04:01:00Z to 2017-05-27T04:01:38Z
          3  3 points   2017-05-27T04:02:00Z to 2017-05-27T04:02:02Z

        """
}
