// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import Testing

@Suite("Binary property lists")
struct BinaryPropertyListTests {
    @Test("Reads the location texts of a built app.")
    func builtApp() throws {
        let plist = try Fixture.plist("P11")
        #expect(plist.usageText(for: .whenInUse) == "location")
        #expect(plist.usageText(for: .always) == "locationAlways")
        #expect(plist.usageText(for: .alwaysAndWhenInUse) == "locationAlwaysAndInUse")
        #expect(plist.value(for: "CFBundleDisplayName") == "示例应用")
        #expect(plist.line(of: "CFBundleDisplayName") == nil)
    }

    @Test("Reads every case as its XML is read, once Foundation has made it binary.", arguments: Fixture.readable)
    func conversions(name: String) throws {
        let bytes = try Fixture.bytes(name)
        let object = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        let binary = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        let ours = try PropertyListReader.value(of: Array(binary), name: name)
        #expect(try FoundationReading.normalised(ours) == FoundationReading.value(of: bytes))
    }

    @Test("Reads every kind of value.")
    func kinds() throws {
        let list: [String: Any] = [
            "date": Date(timeIntervalSince1970: 1_600_000_000.5), "data": Data([1, 2, 255]), "real": 1.25,
            "big": UInt64.max, "small": Int64.min, "yes": true, "no": false, "text": "定位 📍", "ascii": "a",
            "many": Array(0..<300),
        ]
        let bytes = Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
        let root = try #require(try PropertyListReader.value(of: bytes, name: "x").dictionary)
        #expect(root.value(for: "date")?.content == .date(1_600_000_000.5))
        #expect(root.value(for: "data")?.content == .data([1, 2, 255]))
        #expect(root.value(for: "real") == 1.25)
        #expect(root.value(for: "big")?.content == .unsignedInteger(.max))
        #expect(root.value(for: "small")?.content == .integer(.min))
        #expect(root.value(for: "yes") == true)
        #expect(root.value(for: "text") == "定位 📍")
        #expect(root.value(for: "many")?.array?.count == 300)
    }

    @Test(
        "Every flipped byte of a file gives a value or an error, never a crash.",
        arguments: [0xFF, 0x01] as [UInt8]
    )
    func flippedBytes(mask: UInt8) throws {
        let bytes = try Fixture.bytes("P11")
        var errors = 0
        for place in bytes.indices {
            var damaged = bytes
            damaged[place] ^= mask
            do {
                _ = try InfoPlist(data: damaged, name: "P11.plist")
            } catch {
                errors += 1
                #expect(!error.message.contains("{") && !error.remedy.isEmpty)
            }
        }
        #expect(errors > 100 && errors < bytes.count)
    }

    @Test("Every shortened file gives an error, never a crash.")
    func shortenedFiles() throws {
        let bytes = try Fixture.bytes("P11")
        for length in bytes.indices {
            #expect(throws: PropertyListError.self) { try InfoPlist(data: Array(bytes[..<length]), name: "P11.plist") }
        }
    }

    @Test("The two damages that end Foundation are told as errors or read.", arguments: [3614, 1557])
    func knownDamages(place: Int) throws {
        for mask in UInt8.min...UInt8.max {
            var damaged = try Fixture.bytes("P11")
            damaged[place] ^= mask
            _ = try? InfoPlist(data: damaged, name: "P11.plist")
        }
    }

    /// A list of hand-made objects with one-byte offsets and references.
    private func list(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var table: [UInt8] = []
        for object in objects {
            table.append(UInt8(bytes.count))
            bytes += object
        }
        let start = UInt8(bytes.count)
        return bytes + table + [0, 0, 0, 0, 0, 0, 1, 1]
            + [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count), 0, 0, 0, 0, 0, 0, 0, top, 0, 0, 0, 0, 0, 0, 0, start]
    }

    private func code(_ bytes: [UInt8]) -> PropertyListError.Code? {
        do {
            _ = try PropertyListReader.value(of: bytes, name: "x")
            return nil
        } catch {
            return error.code
        }
    }

    @Test("Objects that share members unfold, but not without end.")
    func sharedObjects() throws {
        let pairs = (0..<40).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] as [UInt8] }
        #expect(code(list(pairs + [[0x09]])) == .tooManyValues)
        #expect(try PropertyListReader.value(of: list([[0xA2, 1, 1], [0x09]]), name: "x") == [true, true])
    }

    @Test("A long text that is shared many times is not decoded without end.")
    func sharedText() {
        let text: [UInt8] = [0x5F, 0x12, 0, 1, 0, 0] + Array(repeating: 0x41, count: 65_536)
        let members: [UInt8] = [0xAF, 0x11, 0x10, 0x00] + Array(repeating: 1, count: 4096)
        var bytes = Array("bplist00".utf8) + members
        let place = bytes.count
        bytes += text
        let table = bytes.count
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) }
        }
        bytes += number(8, 4) + number(place, 4) + [0, 0, 0, 0, 0, 0, 4, 1]
        bytes += number(2, 8) + number(0, 8) + number(table, 8)
        #expect(code(bytes) == .tooManyValues)
    }

    @Test(
        "A hand-made fault is named.",
        arguments: [
            ([[0xA1, 0]], .binaryCycle), ([[0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]], .binaryCycle),
            ([[0xA1, 9]], .binaryBounds),
            ([[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], .binaryBounds),
            ([[0xAF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], .binaryBounds),
            ([[0x5F, 0x22, 0, 0, 0, 0]], .binaryBounds), ([[0xD1, 1, 1], [0x09]], .binaryKey),
            ([[0xC1, 1], [0x09]], .binaryKind), ([[0x00]], .binaryKind), ([[0x51, 0xFF]], .binaryString),
            ([[0x71, 0xFF]], .binaryString), ([[0x33, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]], .binaryBounds),
        ] as [([[UInt8]], PropertyListError.Code)]
    )
    func handMadeFaults(objects: [[UInt8]], expected: PropertyListError.Code) {
        #expect(code(list(objects)) == expected)
    }

    @Test(
        "A trailer that contradicts the file is named.",
        arguments: [(6, 0), (6, 9), (7, 0), (15, 200), (8, 255), (23, 1), (16, 128), (31, 0), (31, 255), (24, 128)]
            as [(Int, UInt8)]
    )
    func trailers(place: Int, byte: UInt8) {
        var bytes = list([[0x09]])
        bytes[bytes.count - 32 + place] = byte
        #expect(code(bytes) == .binaryTrailer)
    }
}
