// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing
import TrackFiles

@Suite("Bad points and bad values")
struct BadPointTests {
    @Test(
        "A point without usable coordinates is left out and says why.",
        arguments: [
            ("lon=\"1\"", "latitude is missing"),
            ("lat=\"1\"", "longitude is missing"),
            ("", "latitude is missing; longitude is missing"),
            ("lat=\"\" lon=\"1\"", "latitude \"\" is not a number"),
            ("lat=\"91\" lon=\"1\"", "latitude 91.0 is not between -90 and 90 degrees"),
            ("lat=\"1\" lon=\"180.5\"", "longitude 180.5 is not between -180 and 180 degrees"),
            ("lat=\"nan\" lon=\"1\"", "latitude \"nan\" is not a number"),
            ("lat=\"inf\" lon=\"1\"", "latitude \"inf\" is not a number"),
            ("lat=\"0x1p3\" lon=\"1\"", "latitude \"0x1p3\" is not a number"),
            ("lat=\"1e999\" lon=\"1\"", "latitude \"1e999\" is not a number"),
            ("lat=\".\" lon=\"1\"", "latitude \".\" is not a number"),
            ("lat=\"1 2\" lon=\"1\"", "latitude \"1 2\" is not a number"),
            (
                "lat=\"48,3\" lon=\"1\"",
                "latitude \"48,3\" is not a number: write a point, not a comma, before decimals"
            ),
            (
                "lat=\"123456789 123456789 123456789 123456789 123456789\" lon=\"1\"",
                "latitude \"123456789 123456789 123456789 123456789 …\" is not a number"
            ),
        ]
    )
    func coordinates(attributes: String, reason: String) throws {
        let document = try Fixture.document(content: "<wpt lat=\"1\" lon=\"2\"/>\n<wpt \(attributes)/>\n")
        #expect(document.waypoints.count == 1)
        #expect(document.rejected == [TrackRejection(line: 3, reason: reason)])
    }

    @Test(
        "Numbers are read to the last digit.",
        arguments: [
            "48.3049961386", "-0.1", "+7", "5.", ".5", "1e1", "12.345678901234567", "0.1234567890123456789012",
            "000000000000000000001.5", " 8.000001 ",
        ]
    )
    func numbers(text: String) throws {
        let document = try Fixture.document(content: "<wpt lat=\"\(text)\" lon=\"0\"/>")
        let trimmed = text.filter { $0 != " " }
        #expect(document.waypoints.map(\.coordinate.latitude) == [Double(trimmed)])
    }

    @Test("A point with an impossible time is left out.")
    func time() throws {
        let document = try Fixture.document(
            content: "<wpt lat=\"1\" lon=\"2\"><time>yesterday</time></wpt><wpt lat=\"1\" lon=\"2\"><time/></wpt>"
        )
        #expect(document.waypoints.count == 1)
        #expect(document.rejected.map(\.reason) == ["time \"yesterday\" is no moment in ISO 8601"])
    }

    @Test("Other unusable values are dropped from their points and counted.")
    func values() throws {
        let document = try Fixture.document(
            content: """
                <wpt lat="1" lon="2"><ele>high</ele><speed>-1</speed></wpt>
                <wpt lat="1" lon="2"><ele>1e12</ele><hdop>0</hdop><course>361</course></wpt>
                """
        )
        #expect(document.waypoints.count == 2)
        #expect(document.waypoints.allSatisfy { $0.elevation == nil && $0.measurements == TrackMeasurements() })
        #expect(
            document.warnings == [
                "line 2: elevation \"high\" is not usable; points kept without such a value: 2",
                "line 2: speed \"-1\" is not usable; points kept without such a value: 1",
                "line 3: course \"361\" is not usable; points kept without such a value: 1",
                "line 3: hdop \"0\" is not usable; points kept without such a value: 1",
            ]
        )
    }

    @Test(
        "A point in the wrong place is reported, not passed over.",
        arguments: [
            ("<trk><trkpt lat=\"1\" lon=\"2\"/></trk>", "a trkpt belongs into a trkseg"),
            ("<trkpt lat=\"1\" lon=\"2\"/>", "a trkpt belongs into a trkseg"),
            ("<rtept lat=\"1\" lon=\"2\"/>", "an rtept belongs into a rte"),
            ("<trk><wpt lat=\"1\" lon=\"2\"/></trk>", "a wpt belongs directly into the gpx element"),
        ]
    )
    func misplaced(content: String, reason: String) throws {
        let document = try Fixture.document(content: content)
        #expect(document.pointCount == 0)
        #expect(document.rejected == [TrackRejection(line: 2, reason: reason)])
    }

    @Test("The line is the one on which the point's tag begins.")
    func lines() throws {
        let document = try Fixture.document(
            content:
                "<wpt\n lat='x'\n lon='1'/><wpt lat='x' lon='1'\n/><!-- a\n b --><wpt lat='x' lon='1'/>\n\n\n<wpt lon='1'/>"
        )
        #expect(document.rejected.map(\.line) == [2, 4, 6, 9])
    }

    @Test("Of very many bad points the first thousand are listed and all are counted.")
    func many() throws {
        let bad = String(repeating: "<wpt lat='x' lon='1'/>\n", count: 1_234)
        let document = try Fixture.document(content: bad)
        #expect(document.rejected.count == 1_000)
        #expect(document.rejectedCount == 1_234)
        #expect(document.warnings == ["234 more points were left out than are listed"])
    }
}
