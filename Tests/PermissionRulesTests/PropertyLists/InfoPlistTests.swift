// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import Testing

@Suite("Info.plist")
struct InfoPlistTests {
    private static let texts: InfoPlist = [
        "NSLocationWhenInUseUsageDescription": "one",
        "UIBackgroundModes": ["fetch", "location"],
        "NSLocationWhenInUseUsageDescription": "two",
        "NSLocationTemporaryUsageDescriptionDictionary": ["a": "first", "b": 1, "a": "last"],
        "NSLocationDefaultAccuracyReduced": true,
        "NSLocationRequireExplicitServiceSession": 1,
    ]

    @Test("Gives what location needs.")
    func locationKeys() {
        #expect(Self.texts.usageText(for: .whenInUse) == "two")
        #expect(Self.texts.usageText(for: .always) == nil)
        #expect(Self.texts.backgroundModes == ["fetch", "location"])
        #expect(Self.texts.temporaryUsageTexts == ["a": "last"])
        #expect(Self.texts.defaultAccuracyReduced)
        #expect(Self.texts.requiresExplicitServiceSession)
        #expect(Self.texts.duplicateKeys == ["NSLocationWhenInUseUsageDescription"])
    }

    @Test("Keeps the first of equal keys where that is asked for, at every level.")
    func firstWins() {
        let plist = Self.texts.keepingDuplicates(.first)
        #expect(plist.usageText(for: .whenInUse) == "one")
        #expect(plist.value(for: "NSLocationWhenInUseUsageDescription") == "one")
        #expect(plist.temporaryUsageTexts == ["a": "first"])
    }

    @Test("Values of another kind count as absent.")
    func wrongKinds() {
        let plist: InfoPlist = [
            "NSLocationWhenInUseUsageDescription": true, "UIBackgroundModes": "location",
            "NSLocationTemporaryUsageDescriptionDictionary": [["a": "b"]], "NSLocationDefaultAccuracyReduced": "YES",
        ]
        #expect(plist.usageText(for: .whenInUse) == nil)
        #expect(plist.backgroundModes.isEmpty && plist.temporaryUsageTexts.isEmpty && !plist.defaultAccuracyReduced)
    }

    @Test("Reads old-style text and strings files.", arguments: [String.Encoding.utf8, .utf16])
    func oldStyle(encoding: String.Encoding) throws {
        let texts = [
            "{ NSLocationWhenInUseUsageDescription = \"定位\"; UIBackgroundModes = (location); }",
            "/* c */\n\"NSLocationWhenInUseUsageDescription\" = \"定位\";\n\"UIBackgroundModes\" = (location);\n",
        ]
        for text in texts {
            let bytes = try Array(#require(text.data(using: encoding)))
            let plist = try InfoPlist(data: bytes, name: "InfoPlist.strings")
            #expect(plist.usageText(for: .whenInUse) == "定位")
            #expect(plist.backgroundModes == ["location"])
        }
    }

    @Test("Every flipped byte of old-style text gives a value or an error.")
    func flippedOldStyle() {
        let text = Array("/* c */ { a = (1, <0fbd>, \"x\\U4e2d\"); b = { c = 'd'; }; }".utf8)
        for place in text.indices {
            for bit in 0..<8 {
                var damaged = text
                damaged[place] ^= 1 << bit
                _ = try? PropertyListReader.value(of: damaged, name: "x")
            }
        }
    }

    @Test(
        "Every flipped byte and every cut of an XML case gives a value or an error.",
        arguments: ["P13", "P25"]
    )
    func damagedXML(name: String) throws {
        let bytes = try Fixture.bytes(name)
        for place in bytes.indices {
            var damaged = bytes
            damaged[place] ^= 0x04
            _ = try? InfoPlist(data: damaged, name: name)
            _ = try? InfoPlist(data: Array(bytes[..<place]), name: name)
        }
    }

    @Test("A file whose root is no dictionary is refused.", arguments: ["<array/>", "<string>a</string>"])
    func wrongRoot(value: String) {
        do {
            _ = try InfoPlist(data: Fixture.xml(value), name: "x")
            Issue.record("read")
        } catch {
            #expect(error.code == .rootNotDictionary)
            #expect(error.line == 3)
        }
    }

    @Test("A file inside a language's folder knows the language.")
    func localization() throws {
        let bytes = Fixture.xml("<dict/>")
        #expect(try InfoPlist(data: bytes, name: "a/zh-Hans.lproj/Info.plist").localization == "zh-Hans")
        #expect(try InfoPlist(data: bytes, name: "a/b/Info.plist").localization == nil)
    }

    @Test("A file is read from its path.")
    func file() throws {
        let plist = try InfoPlist(contentsOfFile: Fixture.path("P19"))
        #expect(Array(plist.temporaryUsageTexts.keys) == ["TemporaryPreciseAccuracy"])
        #expect(plist.line(of: "NSLocationWhenInUseUsageDescription") == 25)
    }
}
