// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("plist --format json")
struct PlistDocumentTests {
    @Test("Real files prompt as the case bank says", arguments: PromptExpectation.table)
    func realFilesPrompt(_ expected: PromptExpectation) throws {
        let document = try PlistDocument(PlistFixture.path(expected.file), "--os", "10,12,13,14,18")
        let whenInUse = try document.rows("whenInUse")
        let always = try document.rows("always")
        #expect(whenInUse.compactMap { $0["os"] as? String } == PromptExpectation.versions)
        #expect(always.compactMap { $0["os"] as? String } == PromptExpectation.versions)
        #expect(try whenInUse.map(PlistDocument.notation) == expected.whenInUse)
        #expect(try always.map(PlistDocument.notation) == expected.always)
        #expect(document.run.code == expected.code)
        #expect(document.run.errors == "")
    }

    @Test("A row says whether it prompts, also where it does not", arguments: PromptExpectation.table)
    func rowsSayWhetherTheyPrompt(_ expected: PromptExpectation) throws {
        let document = try PlistDocument(PlistFixture.path(expected.file), "--os", "10,12,13,14,18")
        for row in try document.list("prompts") {
            #expect(try row["prompt"] as? Bool == !PlistDocument.notation(of: row).isEmpty)
        }
    }

    @Test(
        "A broken file gives the document with one PARSE finding, and exit code 2",
        arguments: [("P15", 22), ("P27", 36)]
    )
    func brokenFiles(_ file: String, _ line: Int) throws {
        let path = PlistFixture.path(file)
        let document = try PlistDocument(path)
        #expect(document.run.code == 2)
        #expect(try document.list("prompts").isEmpty)
        #expect(try document.findings("error") == ["PARSE"])
        #expect(try document.list("diagnostics").first?["line"] as? Int == line)
        #expect(document.run.errors.hasPrefix("\(path):\(line): A merge conflict was committed here"))
    }

    @Test("The document has its keys, and no other", arguments: ["P21", "P15"])
    func hasItsKeys(_ file: String) throws {
        let members = try PlistDocument(PlistFixture.path(file)).members
        let keys = [
            "diagnostics", "file", "formatVersion", "localizations", "prompts", "sdk", "settings", "worksOn",
        ]
        #expect(members.keys.sorted() == keys)
        #expect(members["formatVersion"] as? Int == 1)
        #expect(members["file"] as? String == PlistFixture.path(file))
    }

    @Test("Rows, steps and findings have their keys, null where nothing is there")
    func rowsHaveTheirKeys() throws {
        let document = try PlistDocument(PlistFixture.path("P25"))
        let row = try #require(document.rows("whenInUse").first)
        #expect(row.keys.sorted() == ["os", "prompt", "purposeKey", "request", "sequence"])
        let step = try #require((row["sequence"] as? [[String: Any]])?.first)
        #expect(step.keys.sorted() == ["buttons", "id", "preciseSwitch", "text", "usageKey", "when"])
        let finding = try #require(document.list("diagnostics").first)
        #expect(finding.keys.sorted() == ["id", "key", "line", "message", "os", "remedy", "severity"])
    }

    @Test("The versions are 13, 14, 18 and 26 unless told otherwise")
    func standardVersions() throws {
        let rows = try PlistDocument(PlistFixture.path("P03")).rows("whenInUse")
        #expect(rows.compactMap { $0["os"] as? String } == ["13.0", "14.0", "18.0", "26.0"])
    }

    @Test("A version that is given twice counts once")
    func repeatedVersions() throws {
        let rows = try PlistDocument(PlistFixture.path("P03"), "--os", "17.4, 17.4,13,13.0").rows("whenInUse")
        #expect(rows.compactMap { $0["os"] as? String } == ["17.4", "13.0"])
    }

    @Test("A step carries the file's text and the buttons")
    func stepsCarryTexts() throws {
        let rows = try PlistDocument(PlistFixture.path("P01"), "--os", "10").rows("always")
        let step = try #require((rows.first?["sequence"] as? [[String: Any]])?.first)
        #expect(step["text"] as? String == "Receiver Beacon")
        #expect((step["buttons"] as? [String])?.sorted() == ["allow", "dontAllow"])
        #expect(step["usageKey"] as? String == "NSLocationAlwaysUsageDescription")
    }

    @Test("A blank text is shown as it is")
    func blankTexts() throws {
        let rows = try PlistDocument(PlistFixture.path("P13"), "--os", "18").rows("whenInUse")
        #expect((rows.first?["sequence"] as? [[String: Any]])?.first?["text"] as? String == "")
    }
}
