// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geodesy
import Testing

@Suite("convert")
struct ConvertTests {
    /// Tiananmen, WGS-84 and GCJ-02, with nine decimals.
    private static let (before, after) = ((39.9087, 116.3975), ("39.910103499", "116.403743573"))

    private func convert(_ text: String, _ name: String, _ flags: [String] = [], in scratch: Scratch) throws
        -> CommandRun
    {
        let file = try scratch.file(name, text)
        return CommandRun(["convert", "--from", "wgs84", "--to", "gcj02", file] + flags)
    }

    @Test("A CSV keeps everything but the two numbers, byte for byte.")
    func csv() throws {
        let scratch = try Scratch()
        let text =
            "\u{FEFF}id,\"lon\",note,Lat\r\n7,116.3975,\"a, \"\"b\"\"\nc\",\"39.9087\"\r\n\r\n8, 116.3975 ,,39.9087"
        let run = try convert(text, "shops.csv", in: scratch)
        #expect(run.code == 0, "\(run.errors)")
        let (north, east) = Self.after
        let wanted =
            "\u{FEFF}id,\"lon\",note,Lat\r\n7,\(east),\"a, \"\"b\"\"\nc\",\"\(north)\"\r\n\r\n8,\(east),,\(north)"
        #expect(run.output == wanted)
        #expect(run.errors.isEmpty)
    }

    @Test("The names of the columns may be told.")
    func columns() throws {
        let scratch = try Scratch()
        let run = try convert("x,y\n116.3975,39.9087\n", "p.csv", ["--columns", "y,x"], in: scratch)
        #expect(run.output == "x,y\n\(Self.after.1),\(Self.after.0)\n")
    }

    @Test("Bad rows are left out, reported with their line, counted, and kept if that is wanted.")
    func rejects() throws {
        let scratch = try Scratch()
        let rows = [
            "latitude,longitude,n", "39.9087,116.3975,1", "91,116,2", "39,9087,3", "\"x\ny\",116,4", "39", "nan,0,5",
            ",,6",
        ]
        let kept = scratch.path + "/bad.csv"
        let text = rows.joined(separator: "\n") + "\n"
        let run = try convert(text, "p.csv", ["--rejects", kept], in: scratch)
        #expect(run.code == 1)
        #expect(run.output == "latitude,longitude,n\n\(Self.after.0),\(Self.after.1),1\n")
        for (line, words) in [
            (3, "latitude 91.0"), (4, "longitude 9087"), (5, "“x"), (7, "only 1"), (8, "“nan”"), (9, "“”"),
        ] {
            let report = run.errors.split(separator: "\n").first { $0.contains("p.csv:\(line):") }
            #expect(report?.contains(words) == true, "\(line) \(run.errors)")
        }
        #expect(run.errors.contains("1 converted, 6 left out"))
        let expected = ([rows[0]] + rows[2...]).joined(separator: "\n") + "\n"
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == expected)
        #expect(scratch.names == ["bad.csv", "p.csv"])
    }

    @Test("A GPX keeps its bytes; prefixes, either quotation mark, comments and CDATA are understood.")
    func gpx() throws {
        let scratch = try Scratch()
        let text = """
            <?xml version="1.0"?><!DOCTYPE gpx>
            <gpx><!-- <wpt lat="1" lon="2"/> --><trk><name><![CDATA[<wpt lat="1" lon="2">]]></name><trkseg>
            <trkpt lon = '116.3975' lat="39.9087"><ele>3</ele></trkpt>
            <x:wpt x:lat="7" lat="39.9087" lon="116.3975"/>
            </trkseg></trk></gpx>

            """
        let run = try convert(text, "walk.gpx", in: scratch)
        #expect(run.code == 0, "\(run.errors)")
        let wanted = text.replacingOccurrences(of: "116.3975", with: Self.after.1)
            .replacingOccurrences(of: "39.9087", with: Self.after.0)
        #expect(run.output == wanted)
        #expect(run.errors.contains("reads GPX"))
    }

    @Test("A bad point of a GPX is left out with all it holds.")
    func badPoint() throws {
        let scratch = try Scratch()
        let text = """
            <gpx>
            <wpt lat="39.9087" lon="116.3975"/>
            <wpt lat="91" lon="2"><name>no</name><extensions><wpt lat="1" lon="1"/></extensions></wpt>
            <wpt lon="2"/>
            </gpx>
            """
        let run = try convert(text, "walk.gpx", in: scratch)
        #expect(run.code == 1)
        #expect(run.output == "<gpx>\n<wpt lat=\"\(Self.after.0)\" lon=\"\(Self.after.1)\"/>\n\n\n</gpx>")
        #expect(run.errors.contains("walk.gpx:3: left out: latitude 91.0"))
        #expect(run.errors.contains("walk.gpx:4: left out: lat is missing"))
    }

    @Test("GeoJSON: positions of every geometry and the box are converted, properties are not.")
    func geoJSON() throws {
        let scratch = try Scratch()
        let text = """
            {"type": "FeatureCollection", "bbox": [116.3975, 39.9087, 116.3975, 39.9087], "features": [
              {"type": "Feature", "properties": {"coordinates": [1, 2], "p": {"bbox": [1,2,3,4]}},
               "geometry": {"type": "Point", "coordinates": [116.3975, 39.9087, 12.50]}},
              {"type": "Feature", "properties": null, "geometry": {"coordinates": [ [[116.3975,39.9087],
                 [116.3975 , 39.9087]] ], "type": "Polygon"}},
              {"type": "Feature", "properties": {"a": "\\"coordinates\\": ["}, "geometry": {"type": "GeometryCollection",
               "geometries": [{"type": "MultiPoint", "coordinates": [[1.163975e2, 39.9087]]},
                              {"type": "LineString", "coordinates": []}]}}
            ]}
            """
        let run = try convert(text, "p.geojson", in: scratch)
        #expect(run.code == 0, "\(run.errors)")
        let wanted = text.replacingOccurrences(of: "116.3975", with: Self.after.1)
            .replacingOccurrences(of: "1.163975e2", with: Self.after.1)
            .replacingOccurrences(of: "39.9087", with: Self.after.0)
        #expect(run.output == wanted)
        #expect(throws: Never.self) { try run.document() as [String: Any] }
    }

    @Test("A bad position of GeoJSON is taken out, and what is left is still JSON.")
    func badPosition() throws {
        let scratch = try Scratch()
        let text = """
            [{"coordinates": [[200, 0], [116.3975, 39.9087], [0, 91], [116.3975, 39.9087]]},
            {"coordinates": ["x", 1]}, {"coordinates": [500, 500]}, {"coordinates": [[0, 91]]}]
            """.replacingOccurrences(of: "[\"x\", 1]", with: "[1]")
        let run = try convert(text, "p.json", in: scratch)
        #expect(run.code == 1)
        let document = try run.document(as: [[String: Any]].self)
        #expect((document[0]["coordinates"] as? [Any])?.count == 2)
        #expect((document[1]["coordinates"] as? [Any])?.isEmpty == true)
        #expect((document[2]["coordinates"] as? [Any])?.isEmpty == true)
        #expect((document[3]["coordinates"] as? [Any])?.isEmpty == true)
        #expect(run.errors.contains("p.json:2: left out"))
        #expect(run.errors.contains("2 converted, 5 left out"))
    }

    @Test(
        "Places at which other converters hang are answered.",
        arguments: [("72.005", "35"), ("110", "0.83")]
    )
    func hanging(longitude: String, latitude: String) throws {
        let scratch = try Scratch()
        let file = try scratch.file("p.csv", "lat,lon\n\(latitude),\(longitude)\n")
        let run = CommandRun(["convert", "--from", "gcj02", "--to", "wgs84", file])
        #expect(run.code == 0)
        #expect(run.output.split(separator: "\n").count == 2)
    }

    @Test(
        "What cannot be read is refused with file, place and remedy.",
        arguments: [
            ("a.csv", "x,y\n1,2\n", "a.csv:1: the header has neither"), ("a.csv", "", "nothing in it"),
            ("a.csv", "lat,lon\n", "nothing in it"), ("a.csv", "lat,lon\n91,0\n", "nothing in it"),
            ("a.csv", "lat,lon\n\"1,2\n3,4\n", "a.csv:2: a quotation mark"),
            ("a.gpx", "<gpx><trk>", "a.gpx:1: the file ends"),
            ("a.gpx", "<gpx/></gpx>", "a.gpx:1: an element ends"), ("a.gpx", "hello", "nothing in it"),
            ("a.gpx", "<gpx><wpt lat=\"1", "the file ends"),
            ("a.json", "{\"coordinates\": [1, 2]", "a.json:1: the text ends"),
            ("a.json", "{]", "a bracket closes"), ("a.json", "{\"coordinates\": [\"x\", 2]}", "no position"),
            ("a.json", String(repeating: "[", count: 300), "levels deep"),
            ("a.json", "{\"coordinates\": [[1, 2]\(String(repeating: " ", count: 400_000))", "between two positions"),
            (
                "a.gpx", "<gpx><wpt lat='x' lon='1'>\(String(repeating: "long ", count: 300_000))",
                "an element that cannot be converted (latitude “x” is not a number) is longer than 1 MB"
            ),
        ]
    )
    func unusable(name: String, text: String, words: String) throws {
        let run = try convert(text, name, in: Scratch())
        #expect(run.code == 2)
        #expect(run.errors.contains(words), "\(run.errors)")
    }

    @Test(
        "Bad flags are refused with what is possible.",
        arguments: [
            (["--from", "wgs84"], "--to is missing"), (["--from", "wgs", "--to", "gcj02"], "wgs84"),
            (["--from", "wgs84", "--to", "gcj02", "--columns", "a"], "two columns"),
            (["--from", "wgs84", "--to", "gcj02", "--columns", "a,b", "--format", "gpx"], "are for CSV"),
            (["--from", "wgs84", "--to", "gcj02", "--region", "moon"], "customaryBox"),
            (["--from", "wgs84", "--to", "gcj02", "/no/such/file.csv"], "no such file"),
            (["--from", "wgs84", "--to", "gcj02", "/"], "folder"),
        ]
    )
    func flags(words: [String], answer: String) {
        let run = CommandRun(["convert"] + words)
        #expect(run.code == 2)
        #expect(run.errors.contains(answer), "\(run.errors)")
    }

    @Test("UTF-16 is refused; in the region “none” nothing is shifted.")
    func others() throws {
        let scratch = try Scratch()
        let path = scratch.path + "/u.csv"
        try #require("lat,lon\n1,2\n".data(using: .utf16)).write(to: URL(fileURLWithPath: path))
        #expect(CommandRun(["convert", "--from", "wgs84", "--to", "gcj02", path]).errors.contains("UTF-16"))
        let run = try convert("lat,lon\n39.9087,116.3975\n", "p.csv", ["--region", "none"], in: scratch)
        #expect(run.output == "lat,lon\n39.908700000,116.397500000\n")
    }

    @Test("Rows that lie across pieces of the input are whole.")
    func pieces() throws {
        let scratch = try Scratch()
        let row = "39.9087,116.3975," + String(repeating: "x", count: 83) + "\n"
        let text = "lat,lon,n\n" + String(repeating: row, count: 6_000)
        let run = try convert(text, "p.csv", in: scratch)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 6_001)
        let expected = "\(Self.after.0),\(Self.after.1)," + String(repeating: "x", count: 83)
        #expect(lines.dropFirst().allSatisfy { $0 == expected })
    }
}
