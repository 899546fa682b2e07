// SPDX-License-Identifier: Apache-2.0

import Foundation
import MarkupReader
import Testing

@Suite("Encodings of XML")
struct EncodingTests {
    private func text(_ label: String) -> String { "<?xml version='1.0' encoding='\(label)'?><a>é</a>" }

    @Test(
        "A declared encoding is read, in pieces of any size.",
        arguments: [
            ("UTF-8", String.Encoding.utf8), ("utf8", .utf8), ("ISO-8859-1", .isoLatin1), ("latin1", .isoLatin1),
            ("windows-1252", .windowsCP1252), ("Windows-1250", .windowsCP1250), ("ISO-8859-2", .isoLatin2),
        ]
    )
    func declared(label: String, encoding: String.Encoding) throws {
        let bytes = try Array(#require(text(label).data(using: encoding)))
        for piece in [1, 3, .max] { #expect(try Transcript.of(bytes, piece: piece) == "<a>é</>") }
    }

    @Test(
        "Encodings of several bytes a character are cut between characters only.",
        arguments: [
            ("GB18030", [0xCE, 0xF7, 0xBA, 0xFE, 0x81, 0x30, 0x81, 0x30], "西湖\u{80}"),
            ("shift_jis", [0x93, 0x8C, 0x8B, 0x9E, 0xB1], "東京ｱ"),
        ] as [(String, [UInt8], String)]
    )
    func severalBytes(label: String, character: [UInt8], expected: String) throws {
        let count = 2_000
        let start = "<?xml version='1.0' encoding='\(label)'?><a>x"
        let bytes = Array(start.utf8) + Array(repeatElement(character, count: count).joined()) + Array("</a>".utf8)
        for piece in [1, 4_093, .max] {
            #expect(try Transcript.of(bytes, piece: piece) == "<a>x\(String(repeating: expected, count: count))</>")
        }
    }

    @Test("UTF-16 is told by its bytes, with a mark or without, whatever the declaration names.")
    func utf16() throws {
        for label in ["UTF-16", "UTF-8", "klingon"] {
            for encoding in [String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian] {
                let bytes = try Array(#require(text(label).data(using: encoding)))
                #expect(try Transcript.of(bytes) == "<a>é</>")
            }
        }
        let pair = try Array(#require("<a>\u{1F6B6}</a>".data(using: .utf16)))
        for piece in 1...5 { #expect(try Transcript.of(pair, piece: piece) == "<a>\u{1F6B6}</>") }
    }

    @Test("A mark of UTF-8 counts more than the declaration.")
    func mark() throws {
        #expect(try Transcript.of([0xEF, 0xBB, 0xBF] + Array(text("GBK").utf8)) == "<a>é</>")
        #expect(Transcript.fault([0xEF, 0xBB, 0xBF]) == "empty 1:1")
    }

    @Test(
        "An encoding that is not known, or that the bytes contradict, is refused by its name.",
        arguments: [
            ("klingon", "unknownEncoding 1:1 klingon"), ("UTF-32", "unknownEncoding 1:1 UTF-32"),
            ("UTF-7", "unknownEncoding 1:1 UTF-7"), ("UTF-16", "encodingConflict 1:1 UTF-16"),
        ]
    )
    func unknown(label: String, expected: String) {
        #expect(Transcript.fault(Array(text(label).utf8)) == expected)
    }

    @Test(
        "Bytes that do not fit the encoding are named where they stand.",
        arguments: [
            ("US-ASCII", [0x80]), ("windows-1252", [0x81]), ("GBK", [0xFF, 0xFF]), ("shift_jis", [0xFF]),
            ("gb2312", [0x81]),
        ] as [(String, [UInt8])]
    )
    func misfits(label: String, bytes: [UInt8]) {
        let text = Array("<?xml version='1.0' encoding='\(label)'?>\n<a>b".utf8) + bytes
        #expect(Transcript.fault(text) == "badCharacter 2:5")
        #expect(Transcript.fault(text, piece: 1) == "badCharacter 2:5")
    }

    @Test(
        "Half a pair of UTF-16 is refused.",
        arguments: [[0xD8, 0x00], [0xDC, 0x00, 0x00, 0x41], [0xD8, 0x00, 0x00, 0x41], [0x00]]
    )
    func halfPairs(bytes: [UInt8]) throws {
        let text = try Array(#require("<a>b".data(using: .utf16BigEndian)))
        #expect(Transcript.fault([0xFE, 0xFF] + text + bytes) == "badCharacter 1:5")
        #expect(Transcript.fault([0xFE, 0xFF] + text + bytes, piece: 1) == "badCharacter 1:5")
    }
}
