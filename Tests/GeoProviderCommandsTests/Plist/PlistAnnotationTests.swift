// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("plist for code hosts")
struct PlistAnnotationTests {
    private static let files = ["P01", "P05", "P07", "P09", "P11", "P13", "P15", "P17", "P23", "P25", "P27", "P29"]

    @Test(
        "A SARIF log has what version 2.1.0 requires, and nothing it does not know",
        arguments: files,
        ["en", "zh-Hans"]
    )
    func sarif(_ file: String, _ language: String) throws {
        let run = CommandRun(["plist", PlistFixture.path(file), "--format", "sarif", "--language", language])
        let log: [String: Any] = try run.document()
        #expect(log.keys.sorted() == ["$schema", "runs", "version"])
        #expect(log["version"] as? String == "2.1.0")
        let runs = try #require(log["runs"] as? [[String: Any]])
        #expect(runs.count == 1)
        let tool = try #require(runs[0]["tool"] as? [String: Any])
        let driver = try #require(tool["driver"] as? [String: Any])
        #expect((driver["name"] as? String)?.isEmpty == false)
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(ids.count == rules.count && Set(ids).count == ids.count)
        for result in try #require(runs[0]["results"] as? [[String: Any]]) {
            #expect(result.keys.sorted() == ["level", "locations", "message", "ruleId"])
            #expect(ids.contains(try #require(result["ruleId"] as? String)))
            #expect(["none", "note", "warning", "error"].contains(try #require(result["level"] as? String)))
            let message = try #require(result["message"] as? [String: Any])
            #expect((message["text"] as? String)?.isEmpty == false)
            for location in try #require(result["locations"] as? [[String: Any]]) { try place(in: location) }
        }
    }

    private func place(in location: [String: Any]) throws {
        let place = try #require(location["physicalLocation"] as? [String: Any])
        let artifact = try #require(place["artifactLocation"] as? [String: Any])
        let uri = try #require(artifact["uri"] as? String)
        #expect(URL(string: uri) != nil && uri.utf8.allSatisfy { $0 > 32 && $0 < 127 })
        if let region = place["region"] as? [String: Any] {
            #expect(try #require(region["startLine"] as? Int) >= 1)
        }
    }

    @Test("An annotation escapes what GitHub would take for its own", arguments: ["en", "zh-Hans"])
    func gitHub(_ language: String) throws {
        let scratch = try Scratch()
        let text = PlistFixture.xml(["NSLocationWhenInUseUsageDescription": "TODO 100%&#10;done"])
        let path = try scratch.file("a,b:c%.plist", text)
        let run = CommandRun(["plist", path, "--os", "18", "--format", "github", "--language", language])
        let lines = run.output.split(separator: "\n")
        #expect(!lines.isEmpty)
        for line in lines {
            let match = try #require(
                line.wholeMatch(of: /::(error|warning|notice) file=([^,]*)(,line=\d+)?,title=([^,]*)::(.+)/)
            )
            #expect(match.2.hasSuffix("a%2Cb%3Ac%25.plist"))
            #expect(match.5.replacing(/%(25|0D|0A)/, with: "").contains("%") == false)
        }
    }
}
