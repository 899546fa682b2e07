// SPDX-License-Identifier: Apache-2.0

import Testing
import TrackFiles

@Suite("Values in points")
struct ValueTests {
    @Test(
        "Speed and course are found where producers put them.",
        arguments: [
            "<speed>3.5</speed><course>360</course>",
            "<extensions><speed>3.5</speed><course>0</course></extensions>",
            "<extensions><x:T><x:speed>3.5</x:speed><x:course>0</x:course></x:T></extensions>",
            "<extensions><osmand:speed>3.5</osmand:speed><osmand:bearing>0</osmand:bearing></extensions>",
            "<speed>3.5</speed><course>0</course><extensions><speed>9</speed><course>9</course></extensions>",
            "<speed><![CDATA[ 3.5 ]]></speed><course>&#48;</course>",
        ]
    )
    func motion(content: String) throws {
        let document = try Fixture.document(content: "<wpt lat=\"1\" lon=\"2\">\(content)</wpt>")
        let measurements = try #require(document.waypoints.first).measurements
        #expect(measurements.speed == 3.5)
        #expect(measurements.course == 0)
        #expect(document.warnings.isEmpty)
    }

    @Test("A recorded accuracy wins over dilution.")
    func accuracy() throws {
        let document = try Fixture.document(
            content: """
                <wpt lat="1" lon="2"><hdop>2</hdop><extensions><o:accuracy_horizontal>7.5</o:accuracy_horizontal>
                <o:accuracy_vertical>3</o:accuracy_vertical></extensions></wpt>
                """
        )
        let point = try #require(document.waypoints.first)
        #expect(point.horizontalAccuracy == 7.5)
        #expect(point.verticalAccuracy == 3)
        #expect(point.measurements.horizontalDilution == 2)
    }

    @Test("Elements of extensions are not taken for the point's own.")
    func extensions() throws {
        let document = try Fixture.document(
            content: "<wpt lat=\"1\" lon=\"2\"><extensions><ele>5</ele><time>noon</time><wpt/></extensions></wpt>"
        )
        let point = try #require(document.waypoints.first)
        #expect(point.elevation == nil && point.time == nil)
        #expect(document.rejected.isEmpty)
    }

    @Test("A point without anything has nothing.")
    func bare() throws {
        let point = try #require(try Fixture.document(content: "<wpt lat=\"1\" lon=\"2\"/>").waypoints.first)
        #expect(point.elevation == nil && point.time == nil)
        #expect(point.horizontalAccuracy == nil && point.verticalAccuracy == nil)
        #expect(point.measurements == TrackMeasurements())
    }

    @Test("Points are equal by their values.")
    func equality() throws {
        let text = "<wpt lat=\"1\" lon=\"2\"><speed>3</speed></wpt><wpt lat=\"1\" lon=\"2\"><speed>3</speed></wpt>"
        let points = try Fixture.document(content: text).waypoints
        #expect(points[0] == points[1])
        #expect(Set(points).count == 1)
        #expect(points[0] != TrackPoint(coordinate: points[0].coordinate))
    }
}
