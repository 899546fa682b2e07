// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("plist")
struct PlistCommandTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private static let texts: KeyValuePairs = [
        "NSLocationWhenInUseUsageDescription": "Shows what is near.",
        "NSLocationAlwaysAndWhenInUseUsageDescription": "Records the way.",
    ]
    private static let temporary = """
            <key>NSLocationTemporaryUsageDescriptionDictionary</key>
            <dict>
                <key>navigation</key>
                <string>Guides turn by turn.</string>
            </dict>

        """

    @Test("Full accuracy has a row by purpose key from iOS 14, also for a key that the file lacks")
    func temporaryRows() throws {
        let path = try scratch.file("Info.plist", PlistFixture.xml(Self.texts, besides: Self.temporary))
        let document = try PlistDocument(
            path,
            "--os",
            "13.4,14",
            "--purpose-key",
            "search",
            "--purpose-key",
            "navigation"
        )
        let rows = try document.rows("temporaryFullAccuracy")
        #expect(rows.compactMap { $0["os"] as? String } == ["14.0", "14.0"])
        #expect(rows.compactMap { $0["purposeKey"] as? String } == ["navigation", "search"])
        #expect(rows.compactMap { $0["prompt"] as? Bool } == [true, false])
        #expect(try rows.map(PlistDocument.notation) == ["tempFull14:T", ""])
        #expect(try document.findings("error") == ["TEMP-MISSING"])
        #expect(document.run.code == 1)
    }

    @Test("Full accuracy cannot be asked for by an app that never gets permission")
    func temporaryNeedsPermission() throws {
        let path = try scratch.file("Info.plist", PlistFixture.xml([:], besides: Self.temporary))
        let rows = try PlistDocument(path, "--os", "18").rows("temporaryFullAccuracy")
        #expect(rows.compactMap { $0["prompt"] as? Bool } == [false])
    }

    @Test("Settings lists Always where the text for it is there, and Ask Next Time from iOS 13")
    func settings() throws {
        let path = try scratch.file("Info.plist", PlistFixture.xml(Self.texts))
        let settings = try PlistDocument(path, "--os", "10,12,18").list("settings")
        #expect(settings.compactMap { $0["os"] as? String } == ["10.0", "12.0", "18.0"])
        #expect(
            settings.compactMap { $0["choices"] as? [String] } == [
                ["never", "whileUsing"], ["never", "whileUsing", "always"],
                ["never", "askNextTime", "whileUsing", "always"],
            ]
        )
    }

    @Test("Says on which rule sets each request can prompt")
    func worksOn() throws {
        let path = try scratch.file("Info.plist", PlistFixture.xml(Self.texts, besides: Self.temporary))
        let works = try #require(PlistDocument(path).members["worksOn"] as? [String: [String]])
        #expect(works["whenInUse"] == ["8", "11", "13.0", "13.4", "14", "17", "18"])
        #expect(works["always"] == ["11", "13.0", "13.4", "14", "17", "18"])
        #expect(works["temporaryFullAccuracy"] == ["14", "17", "18"])
    }

    @Test(
        "A file that is not there, a folder and what is no property list give exit code 2, place and remedy",
        arguments: [("absent.plist", "There is no such file."), ("", "a folder"), ("text.plist", "json")]
    )
    func unusableFiles(_ name: String, _ message: String) throws {
        _ = try scratch.file("text.plist", "{\"a\": 1}")
        let path = scratch.path + "/" + name
        let run = CommandRun(["plist", path])
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix(path))
        #expect(run.errors.localizedCaseInsensitiveContains(message))
    }

    @Test(
        "A version that never was, or is none, gives exit code 2",
        arguments: [
            ("20", "did you mean 26?"), ("7", "iOS 8 is the first version that asks"), ("x", "is not an iOS version"),
            ("13,,14", "is not an iOS version"), ("", "is not an iOS version"), ("99", "8.0 to 27.x"),
        ]
    )
    func unusableVersions(_ list: String, _ message: String) throws {
        let run = CommandRun(["plist", PlistFixture.path("P03"), "--os", list])
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.errors.contains("--os"))
        #expect(run.errors.contains(message))
    }

    @Test("GitHub's commands name file, line and finding, with what they cannot hold in codes")
    func gitHub() throws {
        let path = try scratch.file("a,b.plist", PlistFixture.xml(["NSLocationAlwaysUsageDescription": "100 % of it"]))
        let run = CommandRun(["plist", path, "--format", "github"])
        let lines = run.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("::error file=\(scratch.path)/a%2Cb.plist,line=6,title=WIU-MISSING::") })
        #expect(lines.allSatisfy { $0.hasPrefix("::") })
        #expect(run.code == 1)
    }

    @Test("The SARIF log has a result with its place for each finding")
    func sarif() throws {
        let run = CommandRun(["plist", PlistFixture.path("P01"), "--format", "sarif"])
        let log = try run.document()
        #expect(log["version"] as? String == "2.1.0")
        let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
        #expect(results.compactMap { $0["ruleId"] as? String }.contains("WIU-MISSING"))
        let location = (results.first?["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        #expect((location?["region"] as? [String: Any])?["startLine"] as? Int == 29)
    }
}
