// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice
import Testing

@Suite("Reading JSON")
struct DeviceJSONReaderTests {
    private func read(_ text: String) throws(DeviceInputError) -> DeviceJSONNode {
        try DeviceJSONReader.read(Array(text.utf8), file: "a.json")
    }

    private func fault(_ text: String) -> DeviceInputError? {
        do throws(DeviceInputError) {
            _ = try read(text)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "Reads every kind of value",
        arguments: [
            ("null", DeviceJSON.null), ("true", true), (" false\n", false), ("0", 0), ("-12", -12),
            ("9223372036854775807", .integer(.max)), ("9223372036854775808", .number(9_223_372_036_854_775_808)),
            ("1.0", .number(1)), ("1e2", .number(100)), ("-0.5E-1", .number(-0.05)), ("-0", .number(-0.0)),
            (#""""#, ""), ("[]", []), ("{}", [:]), ("[1, [2]]", [1, [2]]),
            (#"{"b": 1, "a": {"c": null}}"#, ["b": 1, "a": ["c": nil]]),
        ] as [(String, DeviceJSON)]
    )
    func readsValues(_ text: String, _ value: DeviceJSON) throws {
        #expect(try read(text).json == value)
    }

    @Test(
        "Decodes escapes and keeps other characters",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u4F4d""#, "位"), (#""\ud83d\uDE00""#, "😀"),
            (#""位置 é 😀""#, "位置 é 😀"), (#""\u0000""#, "\0"), ("\"\u{7F}\"", "\u{7F}"),
        ]
    )
    func decodesStrings(_ text: String, _ value: String) throws {
        #expect(try read(text).json == .string(value))
    }

    @Test("Tolerates a byte order mark and does not count it")
    func toleratesByteOrderMark() throws {
        let node = try DeviceJSONReader.read([0xEF, 0xBB, 0xBF] + Array("{}".utf8))
        #expect(node.position == DeviceInputError.Position(line: 1, column: 1))
    }

    @Test("Gives every key and value its line and column, in scalars, for each kind of line break")
    func keepsPlaces() throws {
        let node = try read("{\r\n \"位é\": 1,\r  \"b\": [\n true]}")
        guard case .object(let members) = node.content, case .array(let items) = members[1].value.content else {
            Issue.record("not an object with a list")
            return
        }
        #expect(members.map(\.keyPosition.description) == ["2:2", "3:3"])
        #expect(members.map(\.value.position.description) == ["2:8", "3:8"])
        #expect(items.map(\.position.description) == ["4:2"])
    }

    @Test(
        "Refuses what the grammar does not allow, with the place",
        arguments: [
            ("", "1:1"), ("  ", "1:3"), ("[1,]", "1:3"), ("{\"a\":1,}", "1:7"), ("[1 2]", "1:4"), ("[1", "1:3"),
            ("{\"a\" 1}", "1:6"), ("{a: 1}", "1:2"), ("{'a': 1}", "1:2"), ("{\"a\":", "1:6"), ("{", "1:2"),
            ("01", "1:1"), ("-", "1:1"), ("1.", "1:1"), ("1e", "1:1"), ("+1", "1:1"), (".5", "1:1"), ("1x", "1:2"),
            ("0x10", "1:2"), ("1.2.3", "1:4"), ("NaN", "1:1"), ("-Infinity", "1:1"), ("1e999", "1:1"),
            ("True", "1:1"), ("truex", "1:1"), ("nil", "1:1"), ("'a'", "1:1"), ("\"a", "1:1"), ("\"a\nb\"", "1:1"),
            ("\"a\tb\"", "1:3"), (#""\x""#, "1:2"), (#""\u12g4""#, "1:2"), (#""\ud800""#, "1:2"),
            (#""\ud800\u0041""#, "1:2"), (#""\udc00""#, "1:2"), ("1 2", "1:3"), ("// a\n1", "1:1"),
            ("[1, // a\n2]", "1:5"), ("{\"a\": 1, # b\n}", "1:10"), ("[\u{A0}1]", "1:2"), ("\u{0}1", "1:1"),
        ]
    )
    func refusesBadGrammar(_ text: String, _ place: String) throws {
        let error = try #require(fault(text))
        #expect(error.code == .syntax)
        #expect(error.position?.description == place)
        #expect(error.file == "a.json")
    }

    @Test(
        "Names the remedy for common slips",
        arguments: [
            ("[1,]", "Remove the comma"), ("{'a': 1}", "double quotes"), ("{a: 1}", "double quotes"),
            ("// a\n1", "no comments"), ("True", "lower case"), ("None", "Write null"), ("NaN", "finite"),
            ("+1", "plus sign"), (".5", "0 before"), ("01", "zero"), ("[1 2]", "','"), ("[1", "missing ']'"),
            ("\"a", "closing"), ("[abc]", "double quotes"), ("{\"a\"=1}", "colon"), (#""\d""#, "twice"),
        ]
    )
    func namesRemedy(_ text: String, _ remedy: String) throws {
        let error = try #require(fault(text))
        #expect(error.remedy?.contains(remedy) == true, "\(error)")
    }

    @Test("Says where an unfinished object began and which value it stopped in")
    func namesTheOpenObject() throws {
        let error = try #require(fault("{\n \"a\": {\"b\": [1, "))
        #expect(
            error.description == "a.json:2:17: a.b[1]: the document ends where a value belongs. Complete the document."
        )
        let list = try #require(fault("{\n \"a\": [1"))
        #expect(list.message == "the document ends inside the list that starts at 2:7")
    }

    @Test("Refuses a key that stands twice in one object and names both places")
    func refusesDuplicates() throws {
        let error = try #require(fault("{\"a\": {\"k\": 1,\n \"\\u006b\": 2}}"))
        #expect(error.code == .duplicateKey)
        #expect(error.position?.description == "2:2")
        #expect(error.keyPath == "a.k")
        #expect(error.message.contains("1:8"))
        #expect(fault("[{\"k\": 1}, {\"k\": 2}]") == nil)
    }

    @Test("Reads up to the depth limit and refuses one level more, without using up the stack")
    func boundsDepth() throws {
        let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(fault(deepest) == nil)
        let error = try #require(fault(String(repeating: "[", count: 1_000_000)))
        #expect(error.message.contains("64"))
        #expect(error.position?.column == 65)
    }

    @Test("Refuses a document beyond the size limit")
    func boundsSize() throws {
        var limits = DeviceJSONReader.Limits()
        limits.bytes = 4
        #expect(throws: DeviceInputError.self) { try DeviceJSONReader.read(Array("12345".utf8), limits: limits) }
        #expect(try DeviceJSONReader.read(Array("1234".utf8), limits: limits).json == 1234)
    }

    @Test(
        "Refuses bytes that are not UTF-8",
        arguments: [
            [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE4, 0xBD, 0x22],
            [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0xFF, 0xFE, 0x31, 0x00], [0x80], [0x22, 0xF0, 0x9F],
        ] as [[UInt8]]
    )
    func refusesOtherEncodings(_ bytes: [UInt8]) {
        #expect(throws: DeviceInputError.self) { try DeviceJSONReader.read(bytes) }
    }

    @Test("Any cut or changed byte gives a value or an error, never a trap")
    func survivesDamage() {
        let text = Array(#"{"a": [1, -2.5e3, "x\u00e9\n", {"b": null}], "位": true}"#.utf8)
        for index in text.indices {
            _ = try? DeviceJSONReader.read(Array(text[..<index]))
            for byte in UInt8.min...UInt8.max {
                var changed = text
                changed[index] = byte
                _ = try? DeviceJSONReader.read(changed)
            }
        }
    }
}
