// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice
import Testing

@Suite("Decoding JSON")
struct DeviceJSONDecodingTests {
    private enum Key: String, CaseIterable {
        case name, speed, mode
    }

    private enum Mode: String, CaseIterable {
        case nativeFirst = "native-first"
        case manual
    }

    private func value(_ text: String) throws -> DeviceJSONValue {
        DeviceJSONValue(try DeviceJSONReader.read(Array(text.utf8)), file: "a.json")
    }

    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test("An unknown key is an error at the key that suggests the nearest")
    func suggestsKeys() throws {
        let document = try value(#"{"name": "x", "sped": 1}"#)
        let text = message { _ = try document.object(Key.allCases) }
        #expect(text == "a.json:1:15: sped: the key is not known here. Did you mean “speed”?")
    }

    @Test("An unknown key with nothing near it lists what is known")
    func listsKeys() throws {
        let document = try value(#"{"altogether": 1}"#)
        #expect(message { _ = try document.object(Key.allCases) }.contains("Known keys: name, speed, mode."))
    }

    @Test("A missing key is named at its object")
    func namesMissingKeys() throws {
        let inner = try value(#"{"list": [{"name": "x"}]}"#).members()[0].value.list()[0]
        let text = message { _ = try inner.object(Key.allCases).required(.speed) }
        #expect(text == "a.json:1:11: list[0]: the key “speed” is missing. Add it.")
    }

    @Test(
        "A wrong type says what belongs there and what was found",
        arguments: [
            ("1.5", "1:1: true or false belongs here, not the number 1.5"), ("\"yes\"", "not the string \"yes\""),
            ("null", "not null"), ("[]", "not a list"), ("{}", "not an object"),
        ]
    )
    func describesWrongTypes(_ text: String, _ expected: String) throws {
        let document = try value(text)
        #expect(message { _ = try document.bool() }.contains(expected))
    }

    @Test("A word that is not in a list is answered with the nearest and with all")
    func suggestsChoices() throws {
        let document = try value("\"nativeFirst\"")
        let text = message { _ = try document.choice(Mode.self) }
        #expect(text.hasSuffix("did you mean “native-first”? possible: native-first, manual."))
        #expect(try value("\"manual\"").choice(Mode.self) == .manual)
    }

    @Test("Numbers are checked against their range")
    func checksRanges() throws {
        #expect(message { _ = try value("91").number(in: -90...90) }.contains("Possible is -90 to 90"))
        #expect(message { _ = try value("0").positiveNumber() }.contains("larger than 0"))
        #expect(message { _ = try value("-1").integer(in: 0...5) }.contains("Possible is 0 to 5"))
        #expect(message { _ = try value("1.5").integer() }.contains("a whole number belongs here"))
        #expect(message { _ = try value("1e300").integer() }.contains("a whole number belongs here"))
        #expect(try value("5.0").integer() == 5)
    }

    @Test("Times are exact to the nanosecond")
    func readsTimes() throws {
        #expect(try value("0.1").seconds() == .milliseconds(100))
        #expect(try value("20").seconds() == .seconds(20))
        #expect(message { _ = try value("-1").seconds() }.contains("out of range"))
        #expect(message { _ = try value("1e12").seconds() }.contains("out of range"))
    }

    @Test("An empty string is refused unless it is allowed")
    func refusesEmptyStrings() throws {
        #expect(message { _ = try value("\"\"").string() }.contains("empty"))
        #expect(try value("\"\"").string(allowsEmpty: true).isEmpty)
    }

    @Test("Null counts as absent where the caller says so")
    func treatsNullAsAbsent() throws {
        let object = try value(#"{"name": null}"#).object(Key.allCases)
        #expect(object[.name]?.isNull == true)
        #expect(object.unlessNull(.name) == nil)
        #expect(try object.bool(.speed, default: true))
    }

    @Test("Key paths quote keys that are not plain words")
    func quotesPaths() {
        let path = DeviceKeyPath.root.appending(key: "infoPlist").appending(key: "a.b").appending(index: 2)
        #expect(path.description == #"infoPlist["a.b"][2]"#)
    }

    @Test("A file that is absent or a folder is named with the remedy")
    func namesFiles() {
        let absent = message { _ = try DeviceInputFile.bytes(of: "/nowhere/a.json") }
        #expect(absent == "/nowhere/a.json: there is no such file. Check the path.")
        #expect(message { _ = try DeviceInputFile.bytes(of: "/") }.contains("folder"))
    }

    @Test("A file beyond the limit is refused")
    func boundsFiles() {
        #expect(message { _ = try DeviceInputFile.bytes(of: #filePath, limit: 10) }.contains("larger than 10 bytes"))
    }

    @Test(
        "Paths in a file start at its folder",
        arguments: [
            ("Info.plist", "a/b.json", "a/Info.plist"), ("../x", "a/b.json", "a/../x"), ("/x", "a/b.json", "/x"),
            ("x", "b.json", "x"), ("x", "/b.json", "/x"),
        ]
    )
    func resolvesPaths(_ path: String, _ file: String, _ resolved: String) {
        #expect(DeviceInputFile.resolve(path, besides: file) == resolved)
    }
}
