// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import Testing

@Suite("XML property lists")
struct XMLPropertyListTests {
    @Test("Reads every case as Foundation does.", arguments: Fixture.readable)
    func agreesWithFoundation(name: String) throws {
        let bytes = try Fixture.bytes(name)
        let value = try PropertyListReader.value(of: bytes, name: name)
        #expect(try FoundationReading.normalised(value) == FoundationReading.value(of: bytes))
    }

    @Test(
        "Reads and refuses simple values as Foundation does.",
        arguments: [
            "<integer>12</integer>", "<integer>-12</integer>", "<integer>+5</integer>", "<integer>0x1F</integer>",
            "<integer>-0x10</integer>", "<integer> 12 </integer>", "<integer>1 2</integer>", "<integer>1.5</integer>",
            "<integer>9223372036854775807</integer>", "<integer>9223372036854775808</integer>",
            "<integer>-9223372036854775808</integer>",
            "<integer>18446744073709551615</integer>", "<integer>18446744073709551616</integer>",
            "<integer></integer>", "<integer>--1</integer>", "<real>1.5</real>", "<real>-1.5e3</real>",
            "<real>inf</real>", "<real>-infinity</real>", "<real>1e400</real>", "<real> 1.5</real>",
            "<real>1.5x</real>", "<real>0x10</real>", "<real></real>", "<date>2020-02-29T23:59:59Z</date>",
            "<date>0001-01-01T00:00:00Z</date>", "<date>9999-12-31T23:59:60Z</date>",
            "<date>1582-10-20T00:00:00Z</date>",
            "<date>2020-02-03</date>", "<date>2020-02-03T00:00:00+01:00</date>", "<data>AAEC\n /w==</data>",
            "<data>A*A==</data>", "<true/>", "<false></false>", "<string>a\nb &amp; &#x4e2d;</string>", "<string/>",
            "<array/>", "<dict/>", "<array><dict/></array>", "<set/>", "<dict><true/></dict>",
            "<dict><key>a</key></dict>",
            "<dict><key>a</key><key>b</key><true/></dict>", "<dict>x</dict>", "<true/><false/>", "",
            "<string>a<b/></string>", "<Dict/>", "<true>x</true>", "<dict><key>a</key><true/>=======</dict>",
        ]
    )
    func agreesOnScalars(text: String) throws {
        let bytes = Fixture.xml(text)
        let ours = try? PropertyListReader.value(of: bytes, name: "x")
        let theirs = try? FoundationReading.value(of: bytes)
        #expect(ours == theirs)
    }

    @Test("Knows the line of every key and value, also behind comments and long texts.")
    func lines() throws {
        let text =
            "\n\n<plist><!-- one\ntwo -->\n<dict>\n<key>a</key>\n\n<string>x\ny</string><key>b</key><array>\n<true/></array></dict></plist>"
        let root = try #require(try PropertyListReader.value(of: Array(text.utf8), name: "x").dictionary)
        #expect(root.entries.map(\.line) == [6, 9])
        #expect(root.entries.map(\.value.line) == [8, 9])
        #expect(root.entries[1].value.array?[0].line == 10)
    }

    @Test("Keeps both entries of a repeated key, with their lines.")
    func repeatedKeys() throws {
        let plist = try Fixture.plist("P13")
        #expect(plist.duplicateKeys == ["NSLocationWhenInUseUsageDescription"])
        #expect(plist.root.duplicates.map { $0.entries.map(\.line) } == [[27, 43]])
    }

    @Test("Joins a text that arrives in many parts, with characters of several bytes at every boundary.")
    func longText() throws {
        let text = "a" + String(repeating: "定位&amp;", count: 60_000)
        let value = try PropertyListReader.value(of: Fixture.xml("<string>\(text)</string>"), name: "x")
        #expect(value.string == text.replacingOccurrences(of: "&amp;", with: "&"))
    }

    @Test(
        "Reads text in any encoding that says what it is.",
        arguments: [
            (String.Encoding.utf8, "UTF-8"), (.utf16, "UTF-16"), (.utf16LittleEndian, "UTF-16"),
            (.isoLatin1, "ISO-8859-1"),
        ]
    )
    func encodings(encoding: String.Encoding, label: String) throws {
        let text = "<?xml version=\"1.0\" encoding=\"\(label)\"?>\n<plist><string>é</string></plist>"
        let bytes = try Array(#require(text.data(using: encoding)))
        #expect(try PropertyListReader.value(of: bytes, name: "x").string == "é")
    }

    @Test(
        "Accepts a byte-order mark and white space before the first tag.",
        arguments: ["\u{FEFF}", "\n \r\n", "\u{FEFF}\n"]
    )
    func leadingBlanks(start: String) throws {
        let text = start + "<?xml version=\"1.0\"?><plist><dict>\n<key>a</key><true/></dict></plist>"
        let root = try #require(try PropertyListReader.value(of: Array(text.utf8), name: "x").dictionary)
        #expect(root.entries.map(\.key) == ["a"])
        #expect(root.entries[0].line == start.utf8.count { $0 == 10 } + 2)
    }
}
