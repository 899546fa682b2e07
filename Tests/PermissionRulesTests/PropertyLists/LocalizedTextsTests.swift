// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import Testing

@Suite("Strings files and catalogues")
struct LocalizedTextsTests {
    private static let strings = """
        /* what the prompt says */
        "NSLocationWhenInUseUsageDescription" = "显示附近的店";
        NSLocationAlwaysAndWhenInUseUsageDescription = "记录路线：\\"全程\\"";
        "navigation" = "导航到门口";
        "CFBundleDisplayName" = "小店";
        """

    private static func utf16(_ text: String, bigEndian: Bool, marked: Bool) -> [UInt8] {
        (marked ? [0xFEFF] : []).appending(contentsOf: Array(text.utf16)).flatMap { unit in
            bigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
    }

    @Test(
        "UTF-8 with and without a mark, and UTF-16 in both orders, say the same",
        arguments: [
            Array(strings.utf8), [0xEF, 0xBB, 0xBF] + Array(strings.utf8),
            utf16(strings, bigEndian: true, marked: true), utf16(strings, bigEndian: false, marked: true),
        ]
    )
    func encodings(_ bytes: [UInt8]) throws {
        let texts = try LocalizedTexts(data: bytes, name: "App/zh-Hans.lproj/InfoPlist.strings")
        #expect(texts.languages == ["zh-Hans"])
        let chinese = texts.texts(in: .simplifiedChinese)
        #expect(chinese["NSLocationWhenInUseUsageDescription"] == "显示附近的店")
        #expect(chinese["NSLocationAlwaysAndWhenInUseUsageDescription"] == "记录路线：\"全程\"")
        #expect(texts.texts(in: .english) == [:])
    }

    @Test("A catalogue holds several languages; untranslated keys are left out")
    func catalogue() throws {
        let json = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "NSLocationWhenInUseUsageDescription": {"extractionState": "manual", "localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "Shops near you"}},
                "zh-Hans": {"stringUnit": {"state": "translated", "value": "附近的店"}}}},
              "CFBundleName": {}}}
            """
        let texts = try LocalizedTexts(data: Array(json.utf8), name: "InfoPlist.xcstrings")
        #expect(texts.languages == ["en", "zh-Hans"])
        #expect(texts.keys == ["NSLocationWhenInUseUsageDescription"])
        #expect(texts.texts(in: .english) == ["NSLocationWhenInUseUsageDescription": "Shops near you"])
        #expect(texts.texts(in: .simplifiedChinese) == ["NSLocationWhenInUseUsageDescription": "附近的店"])
    }

    @Test("A folder gives the files of its language folders; Base serves every language that lacks a key")
    func folder() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "strings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, text) in [("Base", "base"), ("zh_CN", "中文"), ("fr", "français")] {
            let inside = folder.appending(path: "\(language).lproj")
            try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
            let line = "NSLocationWhenInUseUsageDescription = \"\(text)\";\n" + (language == "Base" ? "a = \"b\";" : "")
            try Data(line.utf8).write(to: inside.appending(path: "InfoPlist.strings"))
        }
        let texts = try LocalizedTexts(contentsOf: [folder.path])
        #expect(texts.languages == ["Base", "fr", "zh_CN"])
        #expect(texts.texts(in: .english)["NSLocationWhenInUseUsageDescription"] == "base")
        #expect(texts.texts(in: .simplifiedChinese) == ["NSLocationWhenInUseUsageDescription": "中文", "a": "b"])
    }

    @Test("A folder without such files, a broken file and a broken catalogue are errors that name the file")
    func faults() throws {
        let empty = FileManager.default.temporaryDirectory.appending(path: "empty-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: empty) }
        #expect(throws: PropertyListError.self) { try LocalizedTexts(contentsOf: [empty.path]) }
        let broken = #expect(throws: PropertyListError.self) {
            try LocalizedTexts(data: Array("\"a\" = \"b\"\n\"c\"".utf8), name: "InfoPlist.strings")
        }
        #expect(broken?.file == "InfoPlist.strings")
        let catalogue = #expect(throws: PropertyListError.self) {
            try LocalizedTexts(data: Array("{\"strings\": []}".utf8), name: "InfoPlist.xcstrings")
        }
        #expect(catalogue?.code == .stringCatalogue)
    }

    @Test("A strings file replaces texts and the name, and adds no key that the Info.plist lacks")
    func declaration() throws {
        let texts = try LocalizedTexts(data: Array(Self.strings.utf8), name: "zh-Hans.lproj/InfoPlist.strings")
        let app = AppDeclaration(
            displayName: "Shop",
            usageTexts: [.whenInUse: "Shops near you"],
            temporaryUsageTexts: ["navigation": "To the door"]
        )
        let chinese = app.localized(by: texts, in: .simplifiedChinese)
        #expect(chinese.usageTexts == [.whenInUse: "显示附近的店"])
        #expect(chinese.temporaryUsageTexts == ["navigation": "导航到门口"])
        #expect(chinese.displayName == "小店")
        #expect(app.localized(by: texts, in: .english) == app)
    }
}

extension [UInt16] {
    fileprivate func appending(contentsOf units: [UInt16]) -> [UInt16] { self + units }
}
