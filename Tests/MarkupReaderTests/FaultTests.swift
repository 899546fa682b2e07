// SPDX-License-Identifier: Apache-2.0

@testable import MarkupReader
import Testing

@Suite("XML that is not well-formed")
struct FaultTests {
    @Test(
        "A fault is named with its line and its place in characters.",
        arguments: [
            ("", "empty 1:1"), (" \n", "empty 1:2"), ("<!-- a -->", "empty 1:10"), ("a", "notMarkup 1:1"),
            ("<?x1?>s", "notMarkup 1:7"), ("<a", "truncated 1:2"), ("<a>\n<b>\n", "truncated 2:4"),
            ("<a b='", "truncated 1:6"), ("<a>&amp", "strayMarkup 1:4"), ("<a><!--", "truncated 1:7"),
            ("<a><![CDATA[", "truncated 1:12"), ("<a>b</a", "truncated 1:7"), ("<!DOCTYPE a", "truncated 1:11"),
            ("<a/>b", "contentAfterEnd 1:5"), ("<a/><b/>", "contentAfterEnd 1:5"), ("<a/></a>", "contentAfterEnd 1:5"),
            ("<a>\né</b></a>", "tagMismatch 2:2 a"), ("<a></ab>", "tagMismatch 1:4 a"), ("</a>", "notMarkup 1:1"),
            ("<a><b></a></b>", "tagMismatch 1:7 b"), ("<a b='1'c='2'/>", "tagNotClosed 1:9"),
            ("<a /b>", "tagNotClosed 1:4"), ("<a></a b>", "tagNotClosed 1:8"), ("<a <b/>", "tagNotClosed 1:4"),
            ("<a b/>", "attributeWithoutValue 1:4"), ("<a b=c/>", "attributeUnquoted 1:4"),
            ("<a b='1' é='' b='2'/>", "attributeRepeated 1:15 b"), ("<a b='<'/>", "bracketInAttribute 1:7"),
            ("<a>1 < 2</a>", "strayMarkup 1:6"), ("<a>b & c</a>", "strayMarkup 1:6"), ("<a><></a>", "strayMarkup 1:4"),
            ("<a b='&'/>", "strayMarkup 1:7"), ("<-a/>", "strayMarkup 1:1"), ("<1/>", "strayMarkup 1:1"),
            ("<a>&b;</a>", "unknownEntity 1:4 b"), ("<a b='&é;'/>", "unknownEntity 1:7 é"),
            ("<a>&#0;</a>", "badReference 1:4 #0"), ("<a>&#xD800;</a>", "badReference 1:4 #xD800"),
            ("<a>&#xFFFF;</a>", "badReference 1:4 #xFFFF"), ("<a>&#99999999999;</a>", "badReference 1:4 #99999999999"),
            ("<a>&#;</a>", "badReference 1:4 #"), ("<a>&#x;</a>", "badReference 1:4 #x"),
            ("<a>&#1a;</a>", "badReference 1:4 #1a"), ("<a>b]]></a>", "sectionEndInText 1:5"),
            ("<a><!-- -- --></a>", "badComment 1:10"), ("<![CDATA[]]><a/>", "strayMarkup 1:1"),
            ("<a><!DOCTYPE a></a>", "badDocumentType 1:4"), ("<!DOCTYPE a><!DOCTYPE a><a/>", "badDocumentType 1:13"),
            ("<!DOCTYPE a [ ]><a/>", "internalSubset 1:13"), ("<!ELEMENT a><a/>", "strayMarkup 1:1"),
            ("<?xml?><a/>", "badDeclaration 1:6"), ("<?xml version='2.0'?><a/>", "badDeclaration 1:7"),
            ("<?xml encoding='utf-8'?><a/>", "badDeclaration 1:7"),
            ("<?xml version='1.0' a='b'?><a/>", "badDeclaration 1:21"),
            (" <?xml version='1.0'?><a/>", "misplacedDeclaration 1:2"),
            ("<a><?XML a?></a>", "misplacedDeclaration 1:4"),
            ("<? a?><a/>", "strayMarkup 1:1"), ("<?a", "truncated 1:3"), ("<?a/?><a/>", "strayMarkup 1:4"),
        ]
    )
    func faults(text: String, expected: String) {
        #expect(Transcript.fault(Array(text.utf8)) == expected)
        #expect(Transcript.fault(Array(text.utf8), piece: 1) == expected)
    }

    @Test(
        "Bytes that are no characters of UTF-8, or none that XML allows, are named where they stand.",
        arguments: [
            [0x00], [0x08], [0x0B], [0x1F], [0x80], [0xC0, 0x80], [0xC3, 0x28], [0xC3], [0xE0, 0x9F, 0xBF],
            [0xED, 0xA0, 0x80], [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF], [0xE4, 0xB8], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFF],
        ] as [[UInt8]]
    )
    func badBytes(bytes: [UInt8]) {
        for end in ["", "</a>"] {
            let text = Array("<a>\né".utf8) + bytes + Array(end.utf8)
            #expect(Transcript.fault(text) == "badCharacter 2:2")
            #expect(Transcript.fault(text, piece: 1) == "badCharacter 2:2")
        }
        #expect(Transcript.fault(Array("<a></b>".utf8) + bytes) == "tagMismatch 1:4 a")
    }

    @Test("Each limit is a fault of its own.")
    func limits() {
        var limits = MarkupLimits()
        limits.depth = 3
        limits.nameBytes = 5
        limits.attributes = 2
        limits.tokenBytes = 64
        func fault(_ text: String) -> String? { Transcript.fault(Array(text.utf8), limits) }
        #expect(fault("<a><b><c/></b></a>") == nil)
        #expect(fault("<a><b><c>\n<d/>") == "tooDeep 2:1 3")
        #expect(fault("<abcdef/>") == "nameTooLong 1:1")
        #expect(fault("<a abcdef=''/>") == "nameTooLong 1:4")
        #expect(fault("<a b='' c='' d=''/>") == "tooManyAttributes 1:14 2")
        #expect(fault("<a b='\(String(repeating: "x", count: 200))'/>") == "tokenTooLong 1:1")
        #expect(fault("<\(String(repeating: "x", count: 200))") == "nameTooLong 1:2")
        #expect(fault("<?\(String(repeating: "x", count: 200))") == "nameTooLong 1:1")
    }

    @Test("A source that fails ends the reading.")
    func failingSource() {
        var reader = MarkupReader { _ in -1 }
        let error = #expect(throws: MarkupFault.self) { try reader.next() }
        #expect(error?.code == .unreadable)
    }

    @Test("Every fault has a sentence.", arguments: MarkupFault.Code.allCases)
    func messages(code: MarkupFault.Code) {
        let message = MarkupFault(code: code, line: 1, column: 1, detail: "x").message
        #expect(message.hasSuffix(".") && message.count > 15)
    }
}
