// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice
import Testing

@Suite("Writing JSON")
struct DeviceJSONWritingTests {
    @Test(
        "Writes numbers as the shortest decimals that read back the same",
        arguments: [
            (DeviceJSON.number(5), "5"), (.number(0.1), "0.1"), (.number(-30.246), "-30.246"), (.number(1e16), "1e+16"),
            (.number(1e-7), "1e-07"), (.number(.greatestFiniteMagnitude), "1.7976931348623157e+308"),
            (.number(.leastNonzeroMagnitude), "5e-324"), (.integer(.min), "-9223372036854775808"),
        ]
    )
    func writesNumbers(_ value: DeviceJSON, _ text: String) throws {
        #expect(value.serialized() == text)
        #expect(try DeviceJSONReader.read(Array(text.utf8)).json.double == value.double)
    }

    @Test("Writes numbers that are not finite as null", arguments: [Double.nan, .infinity, -.infinity])
    func writesNoNaN(_ value: Double) {
        #expect(DeviceJSON.number(value).serialized() == "null")
    }

    @Test(
        "Escapes only what must be escaped, and reads it back",
        arguments: ["\"\\\n\r\t\u{1}\u{1F}", "/位é😀\u{7F}", ""]
    )
    func escapes(_ text: String) throws {
        let written = DeviceJSON.string(text).serialized()
        #expect(try DeviceJSONReader.read(Array(written.utf8)).json == .string(text))
    }

    @Test("Keeps the order of keys and writes absent values as null")
    func keepsOrder() {
        let value: DeviceJSON = ["b": nil, "a": [1, "x"], "c": [:], "d": []]
        #expect(value.serialized(.compact) == #"{"b":null,"a":[1,"x"],"c":{},"d":[]}"#)
        let pretty = """
            {
              "b": null,
              "a": [
                1,
                "x"
              ],
              "c": {},
              "d": []
            }
            """
        #expect(value.serialized() == pretty)
    }

    @Test("A document starts with its format version")
    func startsWithVersion() {
        #expect(DeviceJSON.document(["x": 1]).serialized(.compact) == #"{"formatVersion":1,"x":1}"#)
    }

    @Test("Optional values become null")
    func wrapsOptionals() {
        #expect(DeviceJSON(nil as String?) == .null)
        #expect(DeviceJSON(2.5 as Double?) == 2.5)
        #expect(DeviceJSON(3 as Int?) == 3)
        #expect(DeviceJSON(["a", "b"]) == ["a", "b"])
    }
}
