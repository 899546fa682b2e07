// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GeoProviderCommands

@Suite("Paths of inputs")
struct PathTests {
    private static let plist = """
        <plist><dict><key>NSLocationWhenInUseUsageDescription</key><string>a</string></dict></plist>
        """
    private static let gpx = "<gpx version='1.1' creator='x'><wpt lat='30' lon='120'/></gpx>"
    private static let csv = "lat,lon\n30,120\n"
    private static let scenario = """
        {"name": "a", "device": {"os": "17"}, "steps": [{"at": 0, "do": "launch"}], "until": 1}
        """

    struct Reader: Sendable, CustomTestStringConvertible {
        let file: String
        let text: String
        let words: [String]
        var testDescription: String { file }
    }

    static let readers = [
        Reader(file: "Info.plist", text: plist, words: ["plist"]),
        Reader(file: "walk.gpx", text: gpx, words: ["track"]),
        Reader(file: "shops.csv", text: csv, words: ["convert", "--from", "wgs84", "--to", "gcj02"]),
        Reader(file: "one.json", text: scenario, words: ["run"]),
    ]

    @Test("Every case of the table is refused with exit code 2 and names its file and a remedy.")
    func refusals() throws {
        for item in BadInputCase.paths {
            let (code, line) = try item.outcome()
            #expect(code == 2, "\(item.title): \(line)")
            #expect(!line.contains("\u{1B}"), "\(item.title)")
            #expect(line.hasSuffix(".") || line.hasSuffix("”"), "\(item.title): \(line)")
        }
    }

    @Test("A link is followed.", arguments: readers)
    func link(_ reader: Reader) throws {
        let scratch = try Scratch()
        let path = try scratch.file(reader.file, reader.text)
        let link = scratch.path + "/link" + reader.file
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        let runs = [path, link].map { CommandRun(reader.words + [$0]) }
        #expect(runs.allSatisfy { $0.code < 2 }, "\(runs.map(\.errors))")
    }

    @Test("A pipe is read to its end, however little comes at a time.", arguments: readers)
    func pipe(_ reader: Reader) throws {
        let scratch = try Scratch()
        let path = scratch.path + "/" + reader.file
        #expect(mkfifo(path, 0o600) == 0)
        let text = reader.text
        let writer = Thread {
            guard let file = fopen(path, "w") else { return }
            for byte in text.utf8 {
                putc(Int32(byte), file)
                fflush(file)
            }
            fclose(file)
        }
        writer.start()
        let run = CommandRun(reader.words + [path])
        #expect(run.code < 2, "\(run.errors)")
    }

    @Test("A file that may not be read is told, and what to do.", .enabled(if: geteuid() != 0), arguments: readers)
    func unreadable(_ reader: Reader) throws {
        let scratch = try Scratch()
        let path = try scratch.file(reader.file, reader.text)
        #expect(chmod(path, 0) == 0)
        let run = CommandRun(reader.words + [path])
        #expect(run.code == 2)
        #expect(run.errors.contains("permissions"), "\(run.errors)")
    }
}
