// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing
import TrackFiles

@Suite("A track as a function of time")
struct TrackTimelineTests {
    @Test("Between two points the phone moves evenly.")
    func interpolation() throws {
        let timeline = try TrackTimeline(try Fixture.track(seconds: [[0, 10]]))
        #expect(timeline.duration == 10)
        #expect(timeline.start?.description == Fixture.time(0))
        let state = try #require(timeline.state(at: 2.5))
        #expect(abs(state.coordinate.latitude - 30.000025) < 1e-9)
        #expect(state.coordinate.longitude == 120)
        #expect(abs(state.speed - 1.1085) < 1e-3)
        #expect(state.course == 0)
    }

    @Test(
        "Before the start it is at the first point, after the end it stays at the last.",
        arguments: [-5.0, 0, 10, 99]
    )
    func ends(seconds: Double) throws {
        let timeline = try TrackTimeline(try Fixture.track(seconds: [[0, 10]]))
        let state = try #require(timeline.state(at: seconds))
        #expect(state.coordinate.latitude == (seconds <= 0 ? 30 : 30.0001))
        #expect((state.speed == 0) == (seconds != 0))
    }

    @Test("In a gap between segments there is no position.")
    func gap() throws {
        let timeline = try TrackTimeline(try Fixture.document("G01.gpx"))
        #expect(timeline.duration == 122)
        let present = [0.0, 1, 2, 60, 64.5, 98, 120, 121, 122, 500]
        #expect(present.allSatisfy { timeline.state(at: $0) != nil })
        #expect([2.01, 30, 59.99, 98.01, 119].allSatisfy { timeline.state(at: $0) == nil })
        #expect(try #require(timeline.state(at: 2)).speed > 0)
        #expect(timeline.warnings.isEmpty)
    }

    @Test("A single point stands still.")
    func singlePoint() throws {
        let timeline = try TrackTimeline(try Fixture.document("G09.gpx"))
        #expect(timeline.duration == 0)
        let state = try #require(timeline.state(at: 1000))
        #expect(state.coordinate.latitude == 3 && state.altitude == 10 && state.speed == 0 && state.course == nil)
        #expect(timeline.warnings == ["route points and way-points are not replayed beside tracks: 1"])
    }

    @Test("Nobody waits six years.")
    func longGap() throws {
        let timeline = try TrackTimeline(try Fixture.document("G11.gpx"))
        #expect(abs(timeline.duration - (9.043927 + 60 + 2.967235)) < 1e-5)
        #expect(
            timeline.warnings.last
                == "gaps of more than a day are not waited for and last 60 s: 1, the first of 2283 days before "
                + "2016-04-03T14:13:09.7087Z"
        )
        #expect(timeline.state(at: 40) == nil)
    }

    @Test("An empty segment makes no gap.")
    func emptySegment() throws {
        let timeline = try TrackTimeline(try Fixture.document("G13.gpx"))
        #expect(timeline.duration == 76)
        #expect(stride(from: 0.0, through: 80, by: 0.5).allSatisfy { timeline.state(at: $0) != nil })
        #expect(timeline.warnings.isEmpty)
    }

    @Test("A route without times is followed at the default speed, and that is told.", arguments: [5.0, 12.5])
    func route(speed: Double) throws {
        let timeline = try TrackTimeline(try Fixture.document("G05.gpx"), speed: speed)
        #expect(timeline.start == nil)
        #expect(timeline.warnings == ["no point has a time: the replay moves at \(speed) m/s"])
        let state = try #require(timeline.state(at: 100))
        #expect(abs(state.speed - speed) < 1e-9)
        let later = try #require(timeline.state(at: 100.5))
        #expect(abs(state.coordinate.distance(to: later.coordinate) - speed / 2) < 1e-3)
    }

    @Test("So are way-points, in file order.")
    func waypoints() throws {
        let document = try Fixture.document("G15.gpx")
        let timeline = try TrackTimeline(document)
        let last = try #require(document.waypoints.last)
        #expect(timeline.state(at: 0)?.coordinate == document.waypoints[0].coordinate)
        #expect(timeline.state(at: timeline.duration)?.coordinate == last.coordinate)
    }

    @Test("Without a usable point there is no replay, and the error says why.")
    func nothing() throws {
        let document = try Fixture.document("G03.gpx")
        let error = try #require(throws: GPXError.self) { try TrackTimeline(document) }
        #expect(error.code == .noUsablePoints)
        #expect(error.line == 5)
        #expect(error.message.contains("left out were 5"))
        let empty = try Fixture.document(content: "")
        #expect(throws: GPXError.self) { try TrackTimeline(empty) }
    }

    @Test("A speed that is no speed is refused.", arguments: [0.0, -1, .nan, .infinity])
    func badSpeed(speed: Double) throws {
        let document = try Fixture.track(seconds: [[0]])
        let error = try #require(throws: GPXError.self) { try TrackTimeline(document, speed: speed) }
        #expect(error.code == .speed)
    }
}
