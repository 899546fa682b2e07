// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TrackFiles

@Suite("Files of no use, and odd ones of some use")
struct FileFaultTests {
    @Test(
        "A fault names its line, what is wrong and what to do.",
        arguments: [
            ("", GPXError.Code.malformed, nil),
            ("hello, world", .malformed, 1),
            ("<gpx>\n<trk>\n</gpx>", .malformed, 3),
            ("<gpx>\n<wpt lat=1/></gpx>", .malformed, 2),
            ("<gpx>\n\n<wpt lat='1' lat='2'/></gpx>", .malformed, 3),
            ("<gpx>\n</gpx>\n<gpx/>", .malformed, 3),
            ("<gpx>\n&nothing;</gpx>", .malformed, 2),
            ("<gpx>\n<trk>\n", .truncated, 2),
            ("<gpx version='1.1'>\n<wpt lat='1' lon='2'/>\n", .truncated, 2),
            ("<?xml version='1.0' encoding='klingon'?><gpx/>", .malformed, 1),
            ("<kml>\n</kml>", .notGPX, 1),
            ("<html><body/></html>", .notGPX, 1),
            ("<gpx>\n" + String(repeating: "<a>", count: 200) + "</gpx>", .tooDeep, 2),
        ] as [(String, GPXError.Code, Int?)]
    )
    func faults(text: String, code: GPXError.Code, line: Int?) throws {
        let error = try #require(throws: GPXError.self) { try Fixture.document(text: text) }
        #expect(error.code == code)
        #expect(error.line == line)
        #expect(error.file == "test.gpx")
        #expect(error.message.hasSuffix(".") && error.remedy.hasSuffix("."))
        #expect(!error.message.contains("parser error"))
        #expect(error.description == "test.gpx:\(line.map { "\($0):" } ?? "") \(error.message) \(error.remedy)")
    }

    @Test("A file that is cut anywhere is refused, not half used.")
    func cut() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: Fixture.path("G07.gpx")))
        let end = try #require(whole.lastIndex(of: UInt8(ascii: ">")))
        for length in 0..<end {
            #expect(throws: GPXError.self, "cut after \(length) bytes") {
                try Fixture.document(bytes: whole.prefix(length))
            }
        }
    }

    @Test("A file with one changed byte is read or refused.", arguments: ["G07.gpx", "G11.gpx"])
    func damaged(file: String) throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: Fixture.path(file)))
        for index in whole.indices {
            for byte in [0x00, 0x3C, 0xFF] as [UInt8] {
                var damaged = whole
                damaged[index] = byte
                _ = try? Fixture.document(bytes: damaged)
            }
        }
    }

    @Test("A missing file, a folder and an empty file are told apart.")
    func unreadable() throws {
        let missing = try #require(throws: GPXError.self) { try GPXDocument(contentsOfFile: "/no/such/file.gpx") }
        #expect(missing.description == "/no/such/file.gpx: there is no such file. Check the path.")
        let folder = FileManager.default.temporaryDirectory.path
        #expect(throws: GPXError.self) { try GPXDocument(contentsOfFile: folder) }
        let empty = try #require(throws: GPXError.self) { try Fixture.document(text: "") }
        #expect(empty.message == "the file holds no element.")
    }

    @Test("Nothing outside the file is read: an entity of the file's own is refused.")
    func externalEntities() throws {
        let secret = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try "42".write(to: secret, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: secret) }
        let error = try #require(throws: GPXError.self) {
            try Fixture.document(
                text: """
                    <!DOCTYPE gpx [<!ENTITY e SYSTEM "file://\(secret.path)">]>
                    <gpx version="1.1" creator="x"><wpt lat="1" lon="2"><ele>&e;</ele></wpt></gpx>
                    """
            )
        }
        #expect(error.line == 2)
        #expect(error.message == "the entity \"&e;\" is none of the five that XML defines.")
    }

    @Test("Entities that multiply are refused.")
    func entityBomb() {
        let levels = (1...12).map { level in
            "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
        }
        let text =
            "<!DOCTYPE gpx [<!ENTITY e0 \"ten bytes.\">\(levels.joined())]><gpx><wpt lat=\"&e12;\" lon=\"1\"/></gpx>"
        #expect(throws: GPXError.self) { try Fixture.document(text: text) }
    }

    @Test(
        "Every usual encoding is read.",
        arguments: [
            ("UTF-8", String.Encoding.utf8), ("UTF-16", .utf16), ("ISO-8859-1", .isoLatin1),
            ("windows-1252", .windowsCP1252), ("US-ASCII", .ascii),
        ]
    )
    func encodings(name: String, encoding: String.Encoding) throws {
        let text = encoding == .ascii ? "way" : "é"
        let xml = """
            <?xml version="1.0" encoding="\(name)"?>
            <gpx version="1.1" creator="x"><trk><name>\(text)</name></trk></gpx>
            """
        let document = try Fixture.document(bytes: try #require(xml.data(using: encoding)))
        #expect(document.tracks.map(\.name) == [text])
    }

    @Test(
        "An encoding that other parsers die of is refused with its line.",
        arguments: [
            #"<?xml version="1.0" encoding="UTF08"\#u{91}"#, #"<?xml version="1.0" encoding="UTF7"+5<"#,
            #"<?xml version='1.0' encoding='UTF-32'?><%@/>"#, #"<?xml version="1.0" encoding = "HTML"?><%@/>"#,
            #"<?xml version="1.0" encoding="UCS-4"#,
        ]
    )
    func deadlyEncodings(text: String) throws {
        let error = try #require(throws: GPXError.self) {
            try Fixture.document(text: text.replacingOccurrences(of: "%@", with: "gpx"))
        }
        #expect(error.line == 1)
        #expect(error.message == "the encoding that the XML declaration names is not known.")
    }

    @Test(
        "Bytes that do not fit an encoding are refused, also where other parsers die of them.",
        arguments: ["windows-1252", "gb2312", "GBK", "GB18030", "Shift_JIS"],
        [[0x81], [0xFF, 0xFF, 0xFF]] as [[UInt8]]
    )
    func badBytes(encoding: String, bytes: [UInt8]) {
        let start = "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<gpx version=\"1.1\" creator=\"x\"><trk><name>"
        let data = Data(start.utf8) + Data(bytes)
        #expect(throws: GPXError.self) { try Fixture.document(bytes: data) }
        #expect(throws: GPXError.self) { try Fixture.document(bytes: Data([0xEF, 0xBB, 0xBF]) + data) }
    }

    @Test("Chinese encodings are read where this platform decodes them.", arguments: ["GBK", "GB18030", "gb2312"])
    func chinese(label: String) throws {
        let xml = "<?xml version=\"1.0\" encoding=\"\(label)\"?>\n<gpx version=\"1.1\" creator=\"x\"><trk><name>"
        let data = Data(xml.utf8) + Data([0xCE, 0xF7, 0xBA, 0xFE]) + Data("</name></trk></gpx>".utf8)
        #expect(try Fixture.document(bytes: data).tracks.map(\.name) == ["西湖"])
    }

    @Test("Bytes that are no characters are refused with their line.")
    func badBytes() throws {
        let bytes = Data("<gpx>\n<trk><name>".utf8) + [0xC3, 0x28] + Data("</name></trk></gpx>".utf8)
        let error = try #require(throws: GPXError.self) { try Fixture.document(bytes: bytes) }
        #expect(error.line == 2)
        #expect(error.message == "there are bytes that are no characters in the file's encoding.")
    }

    @Test("Undeclared prefixes, a prefixed root and an unknown version do no harm.")
    func oddities() throws {
        let document = try Fixture.document(
            text: "<g:gpx version='2.0' creator='x'><g:wpt lat='1' lon='2'><q:odd/></g:wpt></g:gpx>"
        )
        #expect(document.waypoints.count == 1)
        #expect(document.warnings == ["version \"2.0\" is not known; read as 1.1"])
    }

    @Test("Texts without end are cut, not gathered.")
    func longText() throws {
        let name = String(repeating: "long ", count: 500_000)
        let document = try Fixture.document(content: "<trk><name>\(name)</name></trk>")
        #expect(try #require(document.tracks.first?.name).utf8.count <= 2_000)
    }

    @Test("A file of more than ten megabytes is read to its end.")
    func large() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).gpx")
        defer { try? FileManager.default.removeItem(at: url) }
        var text = "<gpx version=\"1.1\" creator=\"test\"><trk><trkseg>\n"
        let padding = String(repeating: "x", count: 900)
        for second in 0..<11_000 {
            text +=
                "<trkpt lat=\"30\" lon=\"120\"><time>\(Fixture.time(second))</time><desc>\(padding)</desc></trkpt>\n"
        }
        text += "</trkseg></trk><wpt lat=\"x\" lon=\"1\"/></gpx>"
        #expect(text.utf8.count > 10 * 1_048_576)
        try text.write(to: url, atomically: true, encoding: .utf8)
        let document = try GPXDocument(contentsOfFile: url.path)
        #expect(document.segments.map(\.points.count) == [11_000])
        #expect(document.span == 10_999)
        #expect(document.rejected.map(\.line) == [11_002])
    }
}
