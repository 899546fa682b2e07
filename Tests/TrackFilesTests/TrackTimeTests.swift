// SPDX-License-Identifier: Apache-2.0

import Testing
import TrackFiles

@Suite("Moments in ISO 8601")
struct TrackTimeTests {
    @Test(
        "All usual forms are read.",
        arguments: [
            ("1970-01-01T00:00:00Z", "1970-01-01T00:00:00Z"),
            ("2017-05-27T04:00:00Z", "2017-05-27T04:00:00Z"),
            ("2017-05-27t04:00:00z", "2017-05-27T04:00:00Z"),
            ("2017-05-27 04:00:00", "2017-05-27T04:00:00Z"),
            ("  2017-05-27T04:00:00\n\t", "2017-05-27T04:00:00Z"),
            ("2021-01-07T21:51:59.179+01:15", "2021-01-07T20:36:59.179Z"),
            ("2021-01-07T21:51:59,5+0115", "2021-01-07T20:36:59.5Z"),
            ("2021-01-01T00:30:00+01", "2020-12-31T23:30:00Z"),
            ("2020-12-31T23:30:00-14:00", "2021-01-01T13:30:00Z"),
            ("2010-01-01T14:48:37.5195429Z", "2010-01-01T14:48:37.519542Z"),
            ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"),
            ("2016-12-31T24:00:00Z", "2017-01-01T00:00:00Z"),
            ("2000-02-29T12:00:00Z", "2000-02-29T12:00:00Z"),
            ("1969-12-31T23:59:59.75Z", "1969-12-31T23:59:59.75Z"),
            ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
            ("9999-12-31T23:59:59.999999Z", "9999-12-31T23:59:59.999999Z"),
        ]
    )
    func reads(text: String, expected: String) throws {
        let time = try #require(TrackTime(iso8601: text))
        #expect(time.description == expected)
    }

    @Test(
        "Anything else is refused.",
        arguments: [
            "", "   ", "now", "2017-05-27", "2017-05-27T04:00Z", "2017-13-01T00:00:00Z", "2017-00-01T00:00:00Z",
            "2017-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2017-04-31T00:00:00Z", "2017-05-27T24:00:01Z",
            "2017-05-27T25:00:00Z", "2017-05-27T04:60:00Z", "2017-05-27T04:00:61Z", "2017-05-27T04:00:00.Z",
            "2017-05-27T04:00:00+15:00", "2017-05-27T04:00:00+1", "2017-05-27T04:00:00+01:60", "2017-05-27T04:00:00+",
            "2017-05-27T04:00:00-", "2017-05-27T04:00:00ZZ", "2017-05-27T04:00:00 Z", "17-05-27T04:00:00Z",
            "2017/05/27T04:00:00Z", "2017-05-27T04:00:00+01:", "２017-05-27T04:00:00Z", "0000-00-00T00:00:00Z",
        ]
    )
    func refuses(text: String) {
        #expect(TrackTime(iso8601: text) == nil)
    }

    @Test("Every day from 1600 to 2400 survives writing and reading.")
    func roundTrip() {
        for day in stride(from: Int64(-135_140), through: 157_054, by: 1) {
            let time = TrackTime(microseconds: day * 86_400_000_000 + 43_200_000_000)
            if TrackTime(iso8601: time.description) != time {
                Issue.record("day \(day) became \(time)")
                return
            }
        }
    }

    @Test("Moments are ordered and subtracted.")
    func order() throws {
        let early = try #require(TrackTime(iso8601: "1969-12-31T23:59:59.5Z"))
        let late = try #require(TrackTime(iso8601: "1970-01-01T00:00:01Z"))
        #expect(early < late)
        #expect(late.seconds(since: early) == 1.5)
        #expect(early.secondsSince1970 == -0.5)
    }
}
