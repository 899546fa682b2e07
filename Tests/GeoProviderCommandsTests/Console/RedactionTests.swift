// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GeoProviderCommands

@Suite("Redaction")
struct RedactionTests {
    @Test(
        "Coordinates are coarsened wherever they stand.",
        arguments: [
            ("50.9490041,5.7992923 ±65 m", "50.9,5.8 ±65 m"),
            ("native WGS84 -33.86000, -151.20940 ±5 m", "native WGS84 -33.9, -151.2 ±5 m"),
            ("place 30.25, 120.15", "place 30.3, 120.2"),
            ("{\"latitude\": 30.25, \"longitude\":120.15}", "{\"latitude\": 30.3, \"longitude\":120.2}"),
            ("“<wpt lat='48.37' lon='11.5'/>”", "“<wpt lat='48.4' lon='11.5'/>”"),
            ("[\n  30.251,\n  120.159\n]", "[\n  30.3,\n  120.2\n]"),
            ("latitude “-0.04” is", "latitude “0.0” is"), ("30.246000000000000001", "30.2"),
            ("1234567890123.12345", "0.0"),
            ("\"coordinates\": 7.123", "\"coordinates\": 7.1"),
        ]
    )
    func coarsens(_ text: String, _ expected: String) {
        #expect(RedactedText.coarse(text) == expected)
    }

    @Test(
        "Everything else stays as it is.",
        arguments: [
            "", "0.125 s", "iOS 17.4.1 and 2026-01-31T12:00:00.123Z", "12.5 m, 3 segments", "3, 4",
            "walk.gpx:12:3: 1.5",
            "timeout 2.75", "中文 1.25", "lat", "a1.23456.7", "5.",
        ]
    )
    func keeps(_ text: String) {
        #expect(RedactedText.coarse(text) == text)
    }

    private static let track = """
        <gpx version="1.1" creator="x"><trk><trkseg>
        <trkpt lat="48.1234" lon="11.5678"><time>2026-01-31T12:00:00Z</time></trkpt>
        <trkpt lat="48.1244" lon="11.5688"><time>2026-01-31T12:10:00Z</time></trkpt>
        <trkpt lat="48.1254" lon="211.5698"/>
        </trkseg></trk></gpx>
        """

    private static let scenario = """
        {"name": "a", "device": {"os": "17", "track": "walk.gpx", "grant": "whenInUse"},
         "app": {"provider": "native", "flow": "sdk-driven", "want": "none"},
         "steps": [{"at": 0, "do": "launch"}, {"at": 1, "do": "startUpdating"}], "until": 30}
        """

    private func redacted(_ words: [String], _ files: [(String, String)]) throws -> CommandRun {
        let scratch = try Scratch()
        for (name, text) in files {
            let text = text.replacingOccurrences(of: "walk.gpx", with: scratch.path + "/walk.gpx")
            try Data(text.utf8).write(to: URL(fileURLWithPath: scratch.path + "/" + name))
        }
        return CommandRun(words.map { $0.replacingOccurrences(of: "@", with: scratch.path + "/") })
    }

    @Test(
        "No place of a track is in what the commands print, on either stream.",
        arguments: [
            ["track", "@walk.gpx", "--redact"], ["track", "@walk.gpx", "--redact", "--format", "json"],
            ["run", "@one.json", "--redact"], ["run", "@one.json", "--redact", "--format", "json"],
            ["run", "@one.json", "--redact", "--format", "html"],
            ["compare", "@one.json", "--redact", "--format", "html"],
            ["compare", "@one.json", "--redact"], ["compare", "@one.json", "--redact", "--format", "json"],
            ["convert", "--from", "wgs84", "--to", "gcj02", "--redact", "@bad.csv"],
        ]
    )
    func hidesPlaces(_ words: [String]) throws {
        let files = [
            ("walk.gpx", Self.track), ("one.json", Self.scenario), ("bad.csv", "lat,lon\n30,120\n48.1234,311.5678\n"),
        ]
        let run = try redacted(words, files)
        let text = run.output + run.errors
        #expect(run.code < 2, "\(text)")
        for digits in ["48.12", "11.56", "11.57"] { #expect(!text.contains(digits), "\(digits): \(text)") }
    }

    @Test("The file that --output names is redacted, too.")
    func hidesInFiles() throws {
        let scratch = try Scratch()
        try Data(Self.track.utf8).write(to: URL(fileURLWithPath: scratch.path + "/walk.gpx"))
        let scenario = Self.scenario.replacingOccurrences(of: "walk.gpx", with: scratch.path + "/walk.gpx")
        try Data(scenario.utf8).write(to: URL(fileURLWithPath: scratch.path + "/one.json"))
        let file = scratch.path + "/report"
        for flag in [[], ["--redact"]] {
            let run = CommandRun(["run", scratch.path + "/one.json", "--format", "json", "--output", file] + flag)
            #expect(run.code == 0, "\(run.errors)")
            let text = try String(contentsOfFile: file, encoding: .utf8)
            #expect(text.contains("48.12") == flag.isEmpty)
            #expect(text.contains("its coordinates are input, and may be real"))
        }
    }

    @Test("What convert prints stays exact.")
    func keepsConverted() throws {
        let run = try redacted(
            ["convert", "--from", "wgs84", "--to", "wgs84", "--redact", "@good.csv"],
            [("good.csv", "lat,lon\n48.1234,11.5678\n")]
        )
        #expect(run.output.contains("48.123400000"), "\(run.output) \(run.errors)")
    }
}
