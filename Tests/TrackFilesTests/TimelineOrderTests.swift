// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing
import TrackFiles

@Suite("Tracks whose times are not in order")
struct TimelineOrderTests {
    @Test("Points are put in the order of their times.")
    func points() throws {
        let timeline = try TrackTimeline(try Fixture.track(seconds: [[0, 20, 10, 30]]))
        #expect(timeline.duration == 30)
        #expect(try #require(timeline.state(at: 15)).coordinate.latitude > 30.0001)
        #expect(timeline.warnings == ["segments whose points are not in the order of their times are put in it: 1"])
    }

    @Test("Segments are put in the order of their times.")
    func segments() throws {
        let timeline = try TrackTimeline(try Fixture.track(seconds: [[100, 110], [0, 10]]))
        #expect(timeline.duration == 110)
        #expect(timeline.state(at: 0)?.coordinate.latitude == 30)
        #expect(timeline.state(at: 50) == nil)
        #expect(timeline.warnings == ["the segments are not in the order of their times and are put in it"])
    }

    @Test("Segments that overlap follow each other.")
    func overlap() throws {
        let timeline = try TrackTimeline(try Fixture.track(seconds: [[0, 10], [5, 20]]))
        #expect(timeline.duration == 10 + 60 + 15)
        #expect(timeline.warnings == ["segments that begin before the last one ends follow it after 60 s: 1"])
    }

    @Test("Segments that touch have no gap.")
    func touching() throws {
        let timeline = try TrackTimeline(try Fixture.track(seconds: [[0, 10], [10, 20]]))
        #expect(timeline.duration == 20)
        #expect(stride(from: 0.0, through: 20, by: 0.25).allSatisfy { timeline.state(at: $0) != nil })
    }

    @Test("Of points with one time the first is kept.")
    func repeated() throws {
        let document = try Fixture.document(
            content: """
                <trk><trkseg>
                <trkpt lat="30" lon="120"><time>\(Fixture.time(0))</time></trkpt>
                <trkpt lat="30" lon="120"><time>\(Fixture.time(0))</time></trkpt>
                <trkpt lat="31" lon="120"><time>\(Fixture.time(0))</time></trkpt>
                <trkpt lat="30.001" lon="120"><time>\(Fixture.time(10))</time></trkpt>
                </trkseg></trk>
                """
        )
        let timeline = try TrackTimeline(document)
        #expect(try #require(timeline.state(at: 1)).speed < 12)
        #expect(timeline.warnings == ["points with the time of the one before are left out: 1"])
    }

    @Test("A step of more than a day inside a segment is a gap.")
    func longStep() throws {
        let timeline = try TrackTimeline(try Fixture.track(seconds: [[0, 10, 200_000]]))
        #expect(timeline.duration == 70)
        #expect(timeline.state(at: 40) == nil)
    }

    @Test("A gap of exactly a day is waited for.")
    func day() throws {
        #expect(try TrackTimeline(try Fixture.track(seconds: [[0], [86_400]])).duration == 86_400)
        #expect(try TrackTimeline(try Fixture.track(seconds: [[0], [86_401]])).duration == 60)
    }

    @Test("Points without a time are left out beside points with one.")
    func partlyTimed() throws {
        let document = try Fixture.document(
            content: """
                <trk><trkseg>
                <trkpt lat="30" lon="120"><time>\(Fixture.time(0))</time></trkpt><trkpt lat="50" lon="120"/>
                <trkpt lat="30.001" lon="120"><time>\(Fixture.time(10))</time></trkpt>
                </trkseg></trk>
                """
        )
        let timeline = try TrackTimeline(document)
        #expect(timeline.duration == 10)
        #expect(timeline.warnings == ["points without a time are left out: 1"])
    }

    @Test("Two routes are separated by a gap.")
    func routes() throws {
        let route = "<rte><rtept lat=\"30\" lon=\"120\"/><rtept lat=\"30.001\" lon=\"120\"/></rte>"
        let timeline = try TrackTimeline(try Fixture.document(content: route + route))
        let leg = 110.85 / 5
        #expect(abs(timeline.duration - (2 * leg + 60)) < 0.1)
        #expect(timeline.state(at: leg + 30) == nil)
        #expect(timeline.warnings.count == 2)
    }

    @Test("Recorded values win over derived ones and change evenly.")
    func recorded() throws {
        let document = try Fixture.document(
            content: """
                <trk><trkseg><trkpt lat="30" lon="120"><ele>10</ele><time>\(Fixture.time(0))</time>
                <speed>2</speed><course>45</course><hdop>1</hdop></trkpt>
                <trkpt lat="30.001" lon="120"><ele>20</ele><time>\(Fixture.time(10))</time>
                <speed>4</speed><course>90</course><hdop>3</hdop></trkpt></trkseg></trk>
                """
        )
        let state = try #require(try TrackTimeline(document).state(at: 5))
        #expect(state.altitude == 15 && state.speed == 3 && state.course == 45 && state.horizontalAccuracy == 10)
    }

    @Test("On a long leg the course follows the geodesic.")
    func longLeg() throws {
        let document = try Fixture.document(
            content: "<rte><rtept lat=\"50\" lon=\"0\"/><rtept lat=\"50\" lon=\"90\"/></rte>"
        )
        let timeline = try TrackTimeline(document, speed: 250)
        let middle = try #require(timeline.state(at: timeline.duration / 2))
        #expect(abs(try #require(middle.course) - 90) < 1e-6)
        #expect(middle.coordinate.latitude > 58)
    }

    @Test("The same moment gives the same state, whatever was asked before.")
    func pure() throws {
        let timeline = try TrackTimeline(try Fixture.document("G01.gpx"))
        let forwards = (0...1300).map { timeline.state(at: Double($0) / 10) }
        let backwards = (0...1300).reversed().map { timeline.state(at: Double($0) / 10) }
        #expect(forwards == backwards.reversed())
    }
}
