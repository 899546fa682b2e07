// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import Testing

@Suite("Faults of property lists")
struct PropertyListFaultTests {
    private func fault(_ text: String) -> PropertyListError? {
        fault(Array(text.utf8))
    }

    private func fault(_ bytes: [UInt8]) -> PropertyListError? {
        do {
            let value = try PropertyListReader.value(of: bytes, name: "Info.plist")
            Issue.record("read as \(value)")
            return nil
        } catch {
            return error
        }
    }

    @Test("A committed merge conflict is named with its line and both sides.", arguments: [("P15", 22), ("P27", 36)])
    func mergeConflicts(name: String, line: Int) throws {
        let error = try #require(fault(Fixture.bytes(name)))
        #expect(error.code == .mergeConflict)
        #expect(error.line == line)
        #expect(error.message.contains("<<<<<<< HEAD"))
        let sides = name == "P15" ? ["211", "132"] : ["WhenInUseUsage", "AlwaysAndWhenInUseUsage"]
        #expect(sides.allSatisfy { error.message.contains($0) })
        #expect(error.description.hasPrefix("Info.plist:\(line): "))
    }

    @Test(
        "Half a repair, with one marker left, is named as a conflict too.",
        arguments: ["=======", ">>>>>>> theirs", "<<<<<<< ours"]
    )
    func leftMarker(marker: String) {
        let error = fault("<plist>\n<dict>\n<key>a</key>\n\(marker)\n<true/></dict></plist>")
        #expect(error?.code == .conflictMarker)
        #expect(error?.line == 4)
    }

    @Test("A conflict with the common ancestor between the sides shows the two sides.")
    func threeWayConflict() {
        let error = fault("<plist>\n<<<<<<< a\n<true/>\n||||||| base\n<array/>\n=======\n<false/>\n>>>>>>> b\n</plist>")
        #expect(
            error?.message
                == "A merge conflict was committed here: “<<<<<<< a”; one side has “<true/>”, the other “<false/>”."
        )
    }

    @Test(
        "A fault of XML is named with its line.",
        arguments: [
            ("<plist>\n<dict>\n<key>a</string>\n</dict></plist>", PropertyListError.Code.tagMismatch, 3),
            ("<plist>\n<dict>\n<key>a</key>\n", .unclosedTag, 3),
            ("<plist>\n<true/>\n</plist>\n<plist/>", .contentAfterEnd, 4),
            ("<plist>\n<string>a & b</string></plist>", .strayMarkup, 2),
            ("<plist>\n<string>a < b</string></plist>", .strayMarkup, 2),
            ("<plist>\n<string>a&nbsp;b</string></plist>", .unknownEntity, 2),
            ("<plist>\n<dict>\n<Key>a</Key></dict></plist>", .unknownTag, 3),
            ("<plist>\n<array>\n<str>a</str></array></plist>", .unknownTag, 3),
            ("<html>\n</html>", .wrongRoot, 1),
            ("<plist>\n</plist>", .noValue, 1),
            ("<plist>\n<true/>\n<true/></plist>", .secondValue, 3),
            ("<plist><dict>\n<key>a</key>\n</dict></plist>", .keyWithoutValue, 2),
            ("<plist><dict>\n<key>a</key>\n<key>b</key><true/></dict></plist>", .keyWithoutValue, 2),
            ("<plist><dict>\n<true/></dict></plist>", .valueWithoutKey, 2),
            ("<plist><array>\n<key>a</key></array></plist>", .keyOutsideDictionary, 2),
            ("<key>a</key>", .keyOutsideDictionary, 1),
            ("<plist><dict><!-- c\n -->\n\n  loose\n</dict></plist>", .strayText, 4),
            ("<plist><string>\n<true/></string></plist>", .nestedTag, 2),
            ("<plist>\n<integer>a</integer></plist>", .badScalar, 2),
            ("<plist>\n<plist/></plist>", .unknownTag, 2),
            ("", .empty, nil), (" \n\t ", .empty, nil),
            ("{ \"a\": [1, 2] }", .json, 1),
            ("\"a\" = \"b\";\n\"c\" \"d\";\n", .openStepSyntax, 2),
            ("Hello, world!", .notAPropertyList, 1),
            ("bplist99", .binaryVersion, nil), ("bplist00", .binaryBounds, nil),
        ] as [(String, PropertyListError.Code, Int?)]
    )
    func faults(text: String, code: PropertyListError.Code, line: Int?) throws {
        let error = try #require(fault(text))
        #expect(error.code == code)
        #expect(error.line == line)
        #expect(!error.message.contains("{") && !error.remedy.isEmpty)
    }

    @Test(
        "A document type with entities of its own is refused, wherever it is declared.",
        arguments: ["", "<!-- <!DOCTYPE -->", "\u{FEFF}"]
    )
    func entityDeclarations(start: String) {
        let bomb =
            start
            + "<!DOCTYPE plist [<!ENTITY a \"aa\">\n<!ENTITY b SYSTEM \"file:///etc/passwd\">]>\n<plist><string>&a;&b;</string></plist>"
        #expect(fault(bomb)?.code == .documentTypeSubset)
        guard start != "\u{FEFF}" else { return }
        #expect(bomb.data(using: .utf16).map { fault(Array($0))?.code } == .documentTypeSubset)
    }

    @Test("Apple's own document type is no fault, with either kind of quotes and brackets inside them.")
    func appleDocumentType() throws {
        let text = "<!DOCTYPE plist PUBLIC '-//Apple//' \"http://x/>[.dtd\"><plist><true/></plist>"
        #expect(try PropertyListReader.value(of: Array(text.utf8), name: "x") == true)
    }

    @Test(
        "An encoding that other parsers die of is refused with its line.",
        arguments: [
            #"<?xml version="1.0" encoding="UTF08"\#u{91}"#, #"<?xml version="1.0" encoding="UTF7"+5<"#,
            #"<?xml version='1.0' encoding='UTF-32'?><plist/>"#, #"<?xml version="1.0" encoding = "HTML"?><plist/>"#,
            #"<?xml version="1.0" encoding="UCS-4"#,
        ]
    )
    func deadlyEncodings(text: String) throws {
        let error = try #require(throws: PropertyListError.self) {
            try PropertyListReader.value(of: Array(text.utf8), name: "x")
        }
        #expect(error.code == .encoding)
        #expect(error.line == 1)
    }

    @Test("Bytes that are not of the declared encoding are named with their line.")
    func wrongEncoding() {
        let error = fault(Array("<plist>\n<string>a".utf8) + [0xE9] + Array("b</string></plist>".utf8))
        #expect(error?.code == .encoding)
        #expect(error?.line == 2)
    }

    @Test(
        "Nesting is followed to 128 levels and no further.",
        arguments: [(127, true), (128, false), (100_000, false)]
    )
    func depth(levels: Int, isRead: Bool) {
        let text = String(repeating: "<array>", count: levels) + String(repeating: "</array>", count: levels)
        let old = String(repeating: "(", count: levels) + String(repeating: ")", count: levels)
        #expect((try? PropertyListReader.value(of: Fixture.xml(text), name: "x")) != nil || !isRead)
        #expect((try? PropertyListReader.value(of: Array(old.utf8), name: "x")) != nil || !isRead)
        if !isRead { #expect(fault(Fixture.xml(text))?.code == .tooDeep) }
    }

    @Test("More than a million values are refused.")
    func tooManyValues() {
        let many = "<array>" + String(repeating: "<true/>", count: 1_000_001) + "</array>"
        #expect(fault(Fixture.xml(many))?.code == .tooManyValues)
    }

    @Test("A path that names no readable file is refused with the reason.")
    func paths() throws {
        let folder = FileManager.default.temporaryDirectory.path
        #expect(throws: PropertyListError.self) { try InfoPlist(contentsOfFile: folder + "/no such file.plist") }
        do {
            _ = try InfoPlist(contentsOfFile: folder)
            Issue.record("a folder was read")
        } catch {
            #expect(error.code == .directory)
            #expect(error.file == folder)
        }
    }
}
