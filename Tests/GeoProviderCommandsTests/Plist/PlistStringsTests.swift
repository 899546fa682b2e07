// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("plist with strings files, and in Chinese")
struct PlistStringsTests {
    private let scratch: Scratch
    private let path: String

    init() throws {
        scratch = try Scratch()
        path = try scratch.file(
            "Info.plist",
            PlistFixture.xml(["NSLocationWhenInUseUsageDescription": "Shows what is near."])
        )
        for (language, text) in [("en", "Shops near you."), ("zh-Hans", "显示附近的店。")] {
            let folder = scratch.path + "/\(language).lproj"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let line = "\"NSLocationWhenInUseUsageDescription\" = \"\(text)\";\n"
            let bytes = language == "en" ? Data(line.utf8) : line.data(using: .utf16) ?? Data()
            try bytes.write(to: URL(fileURLWithPath: folder + "/InfoPlist.strings"))
        }
    }

    private func text(_ flags: [String]) throws -> String? {
        let run = CommandRun(["plist", path, "--os", "18", "--format", "json"] + flags)
        let document: [String: Any] = try run.document()
        let rows = try #require(document["prompts"] as? [[String: Any]])
        return (rows.first?["sequence"] as? [[String: Any]])?.first?["text"] as? String
    }

    @Test("A prompt shows the text of its language, or the Info.plist's own")
    func prompts() throws {
        #expect(try text([]) == "Shows what is near.")
        #expect(try text(["--strings", scratch.path]) == "Shops near you.")
        #expect(try text(["--strings", scratch.path, "--language", "zh-Hans"]) == "显示附近的店。")
        #expect(try text(["--strings", scratch.path + "/zh-Hans.lproj"]) == "Shows what is near.")
    }

    @Test("Every file's texts are listed with its language, and the keys it leaves out")
    func localizations() throws {
        let catalogue = try scratch.file(
            "InfoPlist.xcstrings",
            #"{"strings": {"x": {"localizations": {"fr": {"stringUnit": {"value": "y"}}}}}}"#
        )
        let run = CommandRun([
            "plist", path, "--format", "json", "--strings", scratch.path + "/zh-Hans.lproj", "--strings", catalogue,
        ])
        let document: [String: Any] = try run.document()
        let rows = try #require(document["localizations"] as? [[String: Any]])
        #expect(rows.map { $0["language"] as? String } == ["fr", "zh-Hans"])
        #expect(
            rows.map { $0["texts"] as? [String: String] } == [[:], ["NSLocationWhenInUseUsageDescription": "显示附近的店。"]]
        )
        #expect(rows.map { $0["missing"] as? [String] } == [["NSLocationWhenInUseUsageDescription"], []])
        #expect(CommandRun(["plist", path, "--strings", scratch.path]).output.contains("zh-Hans · "))
    }

    @Test("A folder without strings files is unusable input")
    func noStrings() throws {
        let folder = scratch.path + "/empty"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let run = CommandRun(["plist", path, "--strings", folder])
        #expect(run.code == 2)
        #expect(run.errors.contains("InfoPlist.xcstrings"))
    }

    @Test("The report, the buttons, the findings and the errors speak Chinese where they are asked to")
    func chinese() throws {
        let file = PlistFixture.path("P01")
        let run = CommandRun(["plist", file, "--os", "10,18", "--language", "zh-Hans"])
        #expect(run.code == 1)
        for words in ["用途说明", "适用于", "始终", "不允许", "错误", "高德 SDK"] { #expect(run.output.contains(words), "\(words)") }
        #expect(!run.output.contains("Findings") && !run.output.contains("does nothing"))
        let document: [String: Any] = try CommandRun(["plist", file, "--language", "zh-Hans", "--format", "json"])
            .document()
        let findings = try #require(document["diagnostics"] as? [[String: Any]])
        for finding in findings {
            let message = try #require(finding["message"] as? String)
            #expect(message.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(message)")
        }
        #expect(CommandRun(["plist", PlistFixture.path("P15"), "--language", "zh-Hans"]).errors.contains("合并冲突"))
    }

    @Test("A language that the report does not speak is an error")
    func unknownLanguage() {
        let run = CommandRun(["plist", path, "--language", "zh-Hant"])
        #expect(run.code == 2)
        #expect(run.errors.contains("zh-Hans"))
    }
}
