// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("init")
struct InitTests {
    private static let fixtures = ["P01", "P03", "P05", "P07", "P11", "P13", "P17", "P21", "P25", "P29"]
    private static let versions = ["8", "10", "11", "13", "13.4", "14", "17.4", "18", "26"]

    private func prompts(_ document: [String: Any]) throws -> [String] {
        let summary = try #require(document["summary"] as? [String: Any])
        return try #require(summary["prompts"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    }

    @Test("run takes the scenario at once, and every answer in it is used.", arguments: fixtures, versions)
    func runs(_ name: String, _ os: String) throws {
        let scratch = try Scratch()
        let path = scratch.path + "/scenario.json"
        let written = CommandRun(["init", PlistFixture.path(name), "--os", os, "--output", path])
        #expect(written.code == 0, "\(written.errors)")
        #expect(written.output == "")
        #expect(scratch.names == ["scenario.json"])
        let run = CommandRun(["run", path, "--format", "json"])
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors == "")
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let scenario = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let answers = try #require((scenario["user"] as? [String: Any])?["answers"] as? [[String: Any]])
        #expect(try prompts(run.document()) == answers.compactMap { $0["prompt"] as? String })
    }

    @Test(
        "There is an answer for exactly the prompts that the Info.plist can raise.",
        arguments: [
            (["NSLocationWhenInUseUsageDescription"], "10", ["wiu8"]),
            (["NSLocationWhenInUseUsageDescription"], "17", ["first13"]),
            (["NSLocationAlwaysUsageDescription"], "10", ["always8"]),
            (["NSLocationAlwaysUsageDescription"], "17", []),
            (bothTexts, "12", ["wiu8", "upgrade11"]), (bothTexts, "13.1", ["first13", "upgrade13"]),
            (bothTexts, "13.4", ["first13", "upgrade13"]), (bothTexts, "26", ["first13", "upgrade13"]),
        ]
    )
    func answers(_ keys: [String], _ os: String, _ expected: [String]) throws {
        let scratch = try Scratch()
        let texts = keys.map { "<key>\($0)</key><string>because</string>" }.joined()
        let plist = try scratch.file("Info.plist", PlistFixture.xml([:], besides: texts))
        let path = scratch.path + "/s.json"
        let written = CommandRun(["init", plist, "--os", os, "--output", path])
        #expect(written.code == 0)
        #expect(written.errors.contains("nothing prompts") == expected.isEmpty)
        #expect(try prompts(CommandRun(["run", path, "--format", "json"]).document()) == expected)
    }

    private static let bothTexts = [
        "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
    ]

    @Test(
        "A text for temporary full accuracy brings a step that asks for it, from iOS 14.",
        arguments: ["native", "amap"]
    )
    func temporaryAccuracy(_ provider: String) throws {
        let scratch = try Scratch()
        let besides = """
            <key>NSLocationTemporaryUsageDescriptionDictionary</key><dict><key>map</key><string>to aim</string></dict>
            """
        let xml = PlistFixture.xml(["NSLocationWhenInUseUsageDescription": "because"], besides: besides)
        let plist = try scratch.file("Info.plist", xml)
        for (os, expected) in [("13.4", ["first13"]), ("14", ["first13", "tempFull14"])] {
            let path = scratch.path + "/\(os).json"
            #expect(CommandRun(["init", plist, "--os", os, "--provider", provider, "--output", path]).code == 0)
            let run = CommandRun(["run", path, "--format", "json"])
            #expect(run.code == 0 && run.errors == "", "\(run.errors)")
            #expect(try prompts(run.document()) == expected)
        }
    }

    @Test("A file that exists is kept, unless --force is given.")
    func keepsFiles() throws {
        let scratch = try Scratch()
        let path = try scratch.file("mine.json", "mine")
        let words = ["init", PlistFixture.path("P01"), "--output", path]
        let refused = CommandRun(words)
        #expect(refused.code == 2)
        #expect(refused.errors.contains("mine.json: the file exists. Name another one, or add --force"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
        #expect(CommandRun(words + ["--force"]).code == 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"device\""))
        #expect(scratch.names == ["mine.json"])
    }

    @Test("A file that cannot be read, or an unknown provider, leaves no file behind.")
    func leavesNothing() throws {
        let scratch = try Scratch()
        let broken = try scratch.file("Info.plist", "<plist><dict>")
        for words in [[broken], [PlistFixture.path("P01"), "--provider", "amp"], [scratch.path + "/none.plist"]] {
            let run = CommandRun(["init"] + words + ["--output", scratch.path + "/s.json"])
            #expect(run.code == 2)
            #expect(!run.errors.isEmpty)
            #expect(scratch.names == ["Info.plist"])
        }
    }

    @Test("The Info.plist is named as the scenario file sees it.")
    func relativePath() throws {
        let scratch = try Scratch()
        let folder = scratch.path + "/a/b"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let text = PlistFixture.xml(["NSLocationWhenInUseUsageDescription": "because"])
        try Data(text.utf8).write(to: URL(fileURLWithPath: scratch.path + "/Info.plist"))
        let up = String(repeating: "../", count: FileManager.default.currentDirectoryPath.split(separator: "/").count)
        let relative = up + scratch.path.dropFirst() + "/Info.plist"
        #expect(CommandRun(["init", relative, "--output", folder + "/s.json"]).code == 0)
        #expect(try String(contentsOfFile: folder + "/s.json", encoding: .utf8).contains("\"../../Info.plist\""))
        #expect(CommandRun(["run", folder + "/s.json"]).code == 0)
    }
}
