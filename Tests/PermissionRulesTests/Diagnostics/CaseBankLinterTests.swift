// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

/// The linter against the case bank: real files, with what a reader of the documents finds in each.
@Suite("Linter on the case bank")
struct CaseBankLinterTests {
    typealias Row = (name: String, errors: [String], warnings: [String], infos: [String])

    private static let rows: [Row] = [
        ("P01", ["AAW-MISSING", "BG-WITHOUT-AUTH", "WIU-MISSING"], [], ["LEGACY-ALW"]),
        ("P03", ["AAW-MISSING"], [], ["LEGACY-ALW"]),
        ("P05", ["WIU-MISSING"], [], ["NO-BG-MODE", "SAME-TEXT"]),
        ("P07", ["BG-WITHOUT-AUTH", "LEGACY-USAGE", "NO-KEYS"], [], []),
        ("P09", [], [], ["LEGACY-USAGE", "SAME-TEXT"]),
        ("P11", [], ["NO-BG-MODE", "PLACEHOLDER", "PLACEHOLDER", "PLACEHOLDER"], []),
        ("P13", ["DUPKEY", "EMPTY"], [], []),
        ("P17", [], ["NO-BG-MODE"], ["SAME-TEXT"]),
        ("P19", [], [], []),
        ("P21", [], ["NO-BG-MODE"], []),
        ("P23", [], [], ["DUPKEY"]),
        ("P25", [], ["PLACEHOLDER", "PLACEHOLDER"], ["REDUCED-DEFAULT"]),
        ("P29", ["TEMP-TYPE"], [], []),
    ]

    private func targets(_ versions: String...) throws -> [IOSVersion] {
        try versions.map { try IOSVersion(parsing: $0) }
    }

    private func ids(_ found: [PlistDiagnostic], _ severity: PlistDiagnostic.Severity) -> [String] {
        found.filter { $0.severity == severity }.map(\.id.rawValue).sorted()
    }

    @Test("Finds exactly what a case is known for.", arguments: rows)
    func findings(row: Row) throws {
        let found = PlistLinter.diagnostics(
            for: try Fixture.plist(row.name),
            targets: try targets("13", "14", "18", "26")
        )
        #expect(ids(found, .error) == row.errors)
        #expect(ids(found, .warning) == row.warnings)
        #expect(ids(found, .info) == row.infos)
        #expect(found.allSatisfy { !$0.os.isEmpty && !$0.message.contains("{") && !$0.remedy.contains("{") })
    }

    @Test("An Always text for old versions alone is enough for them.")
    func oldTargetsOnly() throws {
        let found = PlistLinter.diagnostics(for: try Fixture.plist("P01"), targets: try targets("8", "10.3"))
        #expect(ids(found, .error).isEmpty)
    }

    @Test("A finding names the versions that it concerns.")
    func concernedVersions() throws {
        let found = PlistLinter.diagnostics(for: try Fixture.plist("P01"), targets: try targets("10", "12", "26"))
        let versions = Dictionary(found.map { ($0.id, $0.os) }) { first, _ in first }
        #expect(versions[.whenInUseMissing] == ["12.0", "26.0"])
        #expect(versions[.alwaysAndWhenInUseMissing] == ["12.0", "26.0"])
        #expect(versions[.backgroundWithoutAuthorization] == ["12.0", "26.0"])
        #expect(versions[.legacyAlways] == ["10.0", "12.0", "26.0"])
    }

    @Test("The Always text of old versions is missed only where an old version is a target.")
    func oldAlways() throws {
        let plist = try Fixture.plist("P17")
        let old = PlistLinter.diagnostics(for: plist, targets: try targets("10", "14"))
        #expect(ids(old, .warning) == ["ALW-MISSING-OLD", "NO-BG-MODE"])
        #expect(old.first { $0.id == .alwaysMissingOld }?.os == ["10.0"])
    }

    @Test("A copy of the file inside a language's folder is found by its path.")
    func localisedCopy() throws {
        let bytes = try Fixture.bytes("P09")
        let plist = try InfoPlist(data: bytes, name: "App/zh-Hans.lproj/Info.plist")
        let found = PlistLinter.diagnostics(for: plist, targets: try targets("14"))
        #expect(ids(found, .warning) == ["LOCALISED-COPY"])
        let english = try InfoPlist(data: bytes, name: "App/en.lproj/Info.plist")
        #expect(ids(PlistLinter.diagnostics(for: english, targets: try targets("14")), .warning).isEmpty)
    }

    @Test("A file with conflict markers gives one finding with the line.", arguments: [("P15", 22), ("P27", 36)])
    func parse(name: String, line: Int) throws {
        let error = #expect(throws: PropertyListError.self) { try Fixture.plist(name) }
        let found = PlistLinter.diagnostic(for: try #require(error), targets: try targets("14", "18"))
        #expect(found.id == .parse && found.severity == .error)
        #expect(found.line == line)
        #expect(found.os == ["14.0", "18.0"])
        #expect(found.message.contains("<<<<<<< HEAD"))
    }

    @Test(
        "A finding points to the line of the entry that it is about.",
        arguments: [
            ("P01", "BG-WITHOUT-AUTH", 35), ("P03", "AAW-MISSING", 34), ("P13", "DUPKEY", 43), ("P13", "EMPTY", 43),
            ("P29", "TEMP-TYPE", 27), ("P25", "REDUCED-DEFAULT", 5),
        ]
    )
    func lines(name: String, id: String, line: Int) throws {
        let found = PlistLinter.diagnostics(for: try Fixture.plist(name), targets: try targets("14"))
        #expect(found.first { $0.id.rawValue == id }?.line == line)
    }
}
