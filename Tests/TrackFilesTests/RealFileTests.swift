// SPDX-License-Identifier: Apache-2.0

import Testing
import TrackFiles

@Suite("Files as devices and programs write them")
struct RealFileTests {
    struct Expectation: Sendable, CustomTestStringConvertible {
        let file: String
        var segments: [Int] = []
        var routes: [Int] = []
        var waypoints = 0
        var rejectedLines: [Int] = []
        var start: String?
        var span: Double?
        var warnings: [String] = []

        var testDescription: String { file }
    }

    static let noCreator = "the gpx element names no creator"

    static let expectations = [
        Expectation(file: "G01.gpx", segments: [3, 10, 3], start: "2017-05-27T04:00:00Z", span: 122),
        Expectation(file: "G03.gpx", segments: [0], routes: [0], rejectedLines: [5, 8, 13, 14, 18]),
        Expectation(file: "G05.gpx", routes: [55]),
        Expectation(
            file: "G07.gpx",
            waypoints: 1,
            start: "2016-05-27T10:08:47.8Z",
            span: 0,
            warnings: ["the gpx element has no version; read as 1.1", noCreator]
        ),
        Expectation(file: "G09.gpx", segments: [1], waypoints: 1, start: "2021-01-07T20:36:59.179Z", span: 0),
        Expectation(
            file: "G11.gpx",
            segments: [3, 3],
            waypoints: 2,
            start: "2010-01-01T14:48:37.519542Z",
            span: 197_335_475.156393,
            warnings: [noCreator]
        ),
        Expectation(file: "G13.gpx", segments: [9, 0], start: "2013-07-06T17:26:26Z", span: 76),
        Expectation(file: "G15.gpx", waypoints: 241),
    ]

    @Test("Points, segments, times and faults are as in the file.", arguments: expectations)
    func content(_ expected: Expectation) throws {
        let document = try Fixture.document(expected.file)
        #expect(document.segments.map(\.points.count) == expected.segments)
        #expect(document.routes.map(\.points.count) == expected.routes)
        #expect(document.waypoints.count == expected.waypoints)
        #expect(document.pointCount == (expected.segments + expected.routes).reduce(expected.waypoints, +))
        #expect(document.rejected.map(\.line) == expected.rejectedLines)
        #expect(document.rejectedCount == expected.rejectedLines.count)
        #expect(document.start?.description == expected.start)
        #expect(document.span == expected.span)
        #expect(document.warnings == expected.warnings)
    }

    @Test(
        "A replay keeps gaps, stands still at a single point, waits for no years, and makes no gap of an empty segment.",
        arguments: [("G01", 122.0), ("G09", 0.0), ("G11", 72.011162), ("G13", 76.0)]
    )
    func replays(_ file: String, _ seconds: Double) throws {
        let timeline = try TrackTimeline(try Fixture.document(file + ".gpx"))
        #expect(abs(timeline.duration - seconds) < 1e-6)
    }

    @Test("Bad points say why, all reasons in one line.")
    func reasons() throws {
        let reasons = try Fixture.document("G03.gpx").rejected.map(\.reason)
        let noNumbers = "latitude \"undefined\" is not a number; longitude \"undefined\" is not a number"
        #expect(
            reasons == [
                noNumbers, noNumbers, noNumbers,
                "latitude \"y\" is not a number; longitude \"x\" is not a number",
                noNumbers + "; elevation \"bad data\" is not usable",
            ]
        )
    }

    @Test("Elevation, dilution and fractions of seconds are kept.")
    func measurements() throws {
        let point = try #require(try Fixture.document("G07.gpx").waypoints.first)
        #expect(point.elevation == -14.6)
        #expect(point.measurements.horizontalDilution == 16.2)
        #expect(point.horizontalAccuracy == 81)
        #expect(point.verticalAccuracy == 46.5)
        #expect(point.time?.microseconds == 1_464_343_727_800_000)
    }

    @Test("Segments have a start and an end.")
    func segmentTimes() throws {
        let segments = try Fixture.document("G01.gpx").segments
        #expect(
            segments.map { $0.start?.description } == [
                "2017-05-27T04:00:00Z", "2017-05-27T04:01:00Z", "2017-05-27T04:02:00Z",
            ]
        )
        #expect(
            segments.map { $0.end?.description } == [
                "2017-05-27T04:00:02Z", "2017-05-27T04:01:38Z", "2017-05-27T04:02:02Z",
            ]
        )
    }

    @Test("Tracks and routes keep their names.")
    func names() throws {
        #expect(try Fixture.document("G09.gpx").tracks.map(\.name) == ["2021-01-07 22:51"])
        #expect(try Fixture.document("G03.gpx").routes.map(\.name) == ["route name"])
    }
}
