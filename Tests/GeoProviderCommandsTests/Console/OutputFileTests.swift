// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GeoProviderCommands

@Suite("Writing files")
struct OutputFileTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test("Writes the whole text, and leaves nothing beside it")
    func writes() throws {
        let path = try scratch.file("a.json", "before, and longer than what follows")
        try OutputFile.write("after", to: path)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "after\n")
        #expect(scratch.names == ["a.json"])
    }

    @Test("Follows a link")
    func followsLinks() throws {
        let path = try scratch.file("a.json", "before")
        let link = scratch.path + "/link.json"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        try OutputFile.write("after", to: link)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "after\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    }

    @Test("Leaves a device what it is")
    func writesToDevices() throws {
        try OutputFile.write("gone", to: "/dev/null")
        let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(kind == .typeCharacterSpecial)
    }

    @Test(
        "A folder, a folder that is not there and no name are refused",
        arguments: [("", "is a folder"), ("/no/where.json", "there is no folder")]
    )
    func refuses(_ name: String, _ message: String) {
        let failure = #expect(throws: CommandFailure.self) { try OutputFile.write("a", to: scratch.path + name) }
        #expect(failure?.description.contains(message) == true)
        #expect(throws: CommandFailure.self) { try OutputFile.write("a", to: "") }
    }
}
