// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geodesy
import Testing
import TrackFiles

@Suite("Writing GPX")
struct WriterTests {
    private func isSame(_ one: GPXDocument, _ other: GPXDocument) -> Bool {
        one.tracks == other.tracks && one.routes == other.routes && one.waypoints == other.waypoints
    }

    @Test(
        "What was read from a file comes back the same, and without a warning.",
        arguments: ["G01", "G03", "G05", "G07", "G09", "G11", "G13", "G15"]
    )
    func roundTrips(name: String) throws {
        let document = try Fixture.document("\(name).gpx")
        let again = try Fixture.document(bytes: Data(document.gpx()))
        #expect(isSame(document, again))
        #expect(again.warnings == [] && again.rejectedCount == 0)
        #expect(again.gpx() == document.gpx())
    }

    @Test("Everything that a point can hold comes back.")
    func measurements() throws {
        let document = try Fixture.document(
            content: """
                <wpt lat="-0.00000012" lon="179.99999999999997"><ele>-0.5</ele><time>1969-12-31T23:59:59.000001Z</time>
                <hdop>1.5</hdop><vdop>2</vdop><extensions><speed>0</speed><course>359.9999</course>
                <accuracy>12.25</accuracy><vAcc>1e8</vAcc></extensions></wpt>
                <rte><name> a &lt;b&gt; &amp; "c" é&#13;&#9;d </name><rtept lat="0" lon="-1e-7"/></rte><rte/>
                <trk><trkseg/><trkseg><trkpt lat="1" lon="2"><time>9999-12-31T23:59:59.999999Z</time></trkpt></trkseg></trk>
                """
        )
        #expect(document.pointCount == 3)
        let again = try Fixture.document(bytes: Data(document.gpx()))
        #expect(isSame(document, again))
        #expect(again.routes.first?.name == "a <b> & \"c\" é\r\td")
        #expect(again.waypoints.first?.measurements.verticalAccuracy == 1e8)
    }

    @Test(
        "Numbers are written without exponents, as short as they may be.",
        arguments: [
            (0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (1e-7, "0.0000001"), (-1.25e-9, "-0.00000000125"),
            (90, "90"), (.leastNonzeroMagnitude, "0.\(String(repeating: "0", count: 323))5"),
            (12.345678901234567, "12.345678901234567"),
        ]
    )
    func numbers(number: Double, text: String) throws {
        let point = TrackPoint(coordinate: try Coordinate(latitude: number, longitude: 0))
        let document = GPXDocument(waypoints: [point])
        let file = String(decoding: document.gpx(), as: UTF8.self)
        #expect(file.contains("<wpt lat=\"\(text)\" lon=\"0\"></wpt>"))
        #expect(try Fixture.document(text: file).waypoints == [point])
    }

    @Test("Names and the creator are escaped, and what XML cannot hold is replaced.")
    func escaping() throws {
        var document = GPXDocument(name: "x")
        document.tracks = [GPXTrack(name: "a\0b\u{1}]]>&#60;\u{FFFF}")]
        let file = document.gpx(creator: "<me & \"you\">")
        #expect(String(decoding: file, as: UTF8.self).contains("creator=\"&lt;me &amp; &quot;you&quot;&gt;\""))
        #expect(try Fixture.document(bytes: Data(file)).tracks.map(\.name) == ["a\u{FFFD}b\u{FFFD}]]>&#60;\u{FFFD}"])
    }

    @Test("A file of more than ten megabytes is written in pieces, read to its end, and comes back the same.")
    func large() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).gpx")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
        let handle = try FileHandle(forWritingTo: url)
        var longest = 0
        var size = 0
        var writer = GPXWriter { bytes in
            longest = max(longest, bytes.count)
            size += bytes.count
            try handle.write(contentsOf: bytes)
        }
        let count = 140_000
        let points = (0..<count).lazy.compactMap { second in
            (try? Coordinate<WGS84>(latitude: 30 + Double(second) * 1e-5, longitude: 120.123456)).map { place in
                TrackPoint(
                    coordinate: place,
                    elevation: 12.5,
                    time: TrackTime(microseconds: Int64(second) * 1_000_001)
                )
            }
        }
        try writer.addTrack(name: "long", segments: CollectionOfOne(points))
        try writer.finish()
        try handle.close()
        #expect(longest < 70_000 && size > 10 * 1_048_576)
        let document = try GPXDocument(contentsOfFile: url.path)
        #expect(document.pointCount == count)
        #expect(document.tracks.first?.segments.first?.points.last == Array(points.suffix(1)).first)
        try document.write(toFile: url.path, creator: "GeoProvider")
        #expect(try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int == size)
    }

    @Test("A file that cannot be written is refused, and leaves nothing behind.")
    func unwritable() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let inside = folder.appendingPathComponent("taken")
        try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
        for path in [folder.appendingPathComponent("no/such.gpx").path, inside.path] {
            let error = #expect(throws: GPXError.self) { try GPXDocument(name: "x").write(toFile: path) }
            #expect(error?.code == .unwritable)
            #expect(error?.file == path)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["taken"])
    }
}

extension GPXDocument {
    fileprivate init(waypoints: [TrackPoint]) {
        self.init(name: "x")
        self.waypoints = waypoints
    }
}
