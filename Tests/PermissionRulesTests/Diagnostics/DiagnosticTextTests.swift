// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PermissionRules

@Suite("Texts of findings")
struct DiagnosticTextTests {
    @Test(
        "Every finding has a message and a remedy in both languages, with the same gaps.",
        arguments: PlistText.allCases
    )
    func linterTexts(text: PlistText) {
        let (english, chinese) = (PlistText.english, PlistText.simplifiedChinese)
        #expect(english.contains(text) && chinese.contains(text))
        #expect(Set(english[text].message.names) == Set(chinese[text].message.names))
        #expect(!english[text].remedy.source.isEmpty && !chinese[text].remedy.source.isEmpty)
    }

    @Test(
        "Every fault has a message and a remedy in both languages, with the same gaps.",
        arguments: PropertyListError.Code.allCases
    )
    func faultTexts(code: PropertyListError.Code) {
        let (english, chinese) = (PropertyListError.english, PropertyListError.simplifiedChinese)
        #expect(english.contains(code) && chinese.contains(code))
        #expect(Set(english[code].message.names) == Set(chinese[code].message.names))
        #expect(!english[code].remedy.source.isEmpty && !chinese[code].remedy.source.isEmpty)
    }

    @Test("Every finding but an unreadable file has a rule, and each rule a finding.")
    func ruleTable() {
        #expect(PlistRule.table.map(\.id) == PlistDiagnostic.ID.allCases.filter { $0 != .parse })
    }

    @Test("A message names a key by its raw name and by the one that Xcode shows, in both languages.")
    func keyNames() throws {
        let found = PlistLinter.diagnostics(for: [:], targets: [try IOSVersion(parsing: "14")])
        let noKeys = try #require(found.first { $0.id == .noKeys })
        for language in PromptLanguage.allCases {
            #expect(noKeys.message(in: language).contains("NSLocationWhenInUseUsageDescription"))
            #expect(noKeys.message(in: language).contains("Privacy - Location When In Use Usage Description"))
        }
    }

    @Test("An argument that looks like a gap is not filled.")
    func bracesInArguments() {
        #expect(TextTemplate("{a} and {b} {").filled(with: ["a": "{b}", "b": "x"]) == "{b} and x {")
        #expect(TextTemplate("{a} {b}").names == ["a", "b"])
    }
}
