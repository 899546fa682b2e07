// SPDX-License-Identifier: Apache-2.0

import MarkupReader
import Testing

@Suite("XML that is well-formed")
struct WellFormedTests {
    @Test(
        "Elements, attributes and texts arrive in order.",
        arguments: [
            ("<a/>", "<a></>"), ("<a></a>", "<a></>"), ("<a >b</a >", "<a>b</>"), ("<a\n/>\n", "<a></>"),
            ("<a b='1' c = \"2\"><d/>e</a>", "<a b=1 c=2><d></>e</>"),
            ("<x:a y:b='c'/>", "<x:a y:b=c></>"), ("<_a-1.é/>", "<_a-1.é></>"), ("<西湖/>", "<西湖></>"),
            ("<a b='>'/>", "<a b=>></>"), ("<a b='\"'/>", "<a b=\"></>"), ("<a>]] ] ></a>", "<a>]] ] ></>"),
            ("<a>b>c</a>", "<a>b>c</>"), ("<a>\u{10FFFF}\u{7F}</a>", "<a>\u{10FFFF}\u{7F}</>"),
        ]
    )
    func tokens(text: String, expected: String) throws {
        #expect(try Transcript.of(text) == expected)
    }

    @Test(
        "References stand for their characters, in texts and in attributes.",
        arguments: [
            ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#65;&#x42;&#x4e2D;", "AB中"), ("&#10;&#13;", "\n\r"),
            ("&#x10FFFF;", "\u{10FFFF}"), ("&#000000000065;", "A"), ("&amp;lt;", "&lt;"),
        ]
    )
    func references(text: String, expected: String) throws {
        #expect(try Transcript.of("<a>x\(text)y</a>") == "<a>x\(expected)y</>")
        #expect(try Transcript.of("<a b='x\(text)y'/>") == "<a b=x\(expected)y></>")
    }

    @Test("Ends of lines become line feeds in texts, and white space becomes spaces in attributes.")
    func endsOfLines() throws {
        #expect(try Transcript.of("<a>1\r\n2\r3\n4\r\r\n</a>") == "<a>1\n2\n3\n4\n\n</>")
        #expect(try Transcript.of("<a><![CDATA[1\r\n2\r]]></a>") == "<a>1\n2\n</>")
        #expect(try Transcript.of("<a b='1\r\n2\r3\n4\t5'/>") == "<a b=1 2 3 4 5></>")
    }

    @Test(
        "Comments, instructions and sections are no texts, or nothing but text.",
        arguments: [
            ("<?xml version='1.0'?><!-- a --><?b?><a/><!----><?c d?>\n", "<a></>"),
            ("<a>1<!-- <b> & -->2<?x1?>3<?x y ? > ?>4</a>", "<a>1234</>"),
            ("<a><![CDATA[<b>&amp;]] ]>]]]></a>", "<a><b>&amp;]] ]>]</>"), ("<a><![CDATA[]]></a>", "<a></>"),
            ("<?xml version=\"1.1\" encoding='utf-8' standalone = \"yes\" ?><a/>", "<a></>"),
            ("<!DOCTYPE a><a/>", "<a></>"), ("<!DOCTYPE a PUBLIC '[\">' \"'<\" ><a/>", "<a></>"),
            ("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", "<a></>"),
        ]
    )
    func passedOver(text: String, expected: String) throws {
        #expect(try Transcript.of(text) == expected)
    }

    @Test("Declarations of a document type are passed over where that is allowed, whatever they hold.")
    func internalSubset() throws {
        var limits = MarkupLimits()
        limits.allowsInternalSubset = true
        let text = "<!DOCTYPE a [<!ENTITY b ']>'><!-- ' ]> --><?c ]> ?><!ELEMENT a (#PCDATA)> %d; ] ><a/>"
        #expect(try Transcript.of(text, limits) == "<a></>")
        #expect(Transcript.fault(Array(text.utf8)) == "internalSubset 1:13")
    }

    @Test("The size of the pieces in which a file arrives makes no difference.", arguments: [1, 2, 3, 5, 7, 64])
    func pieces(piece: Int) throws {
        let text =
            "<?xml version='1.0'?>\r\n<!DOCTYPE a SYSTEM \"x\"><!-- é -->\r<a b='&lt;é\r\n'>é&#x4e2d;\r\n<![CDATA[]]é]]]]>]]</a>\n"
        let bytes = Array(text.utf8)
        #expect(try Transcript.of(bytes, piece: piece) == "<a b=<é >é中\n]]é]]]]</>")
        let wide = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(try Transcript.of([0xFE, 0xFF] + wide, piece: piece) == "<a b=<é >é中\n]]é]]]]</>")
    }

    @Test("Texts, comments and sections may be longer than what is held in memory.")
    func long() throws {
        let filler = String(repeating: "é]", count: 60_000)
        let text = "<a><!--\(filler)--><?b \(filler)?>\(filler)<![CDATA[\(filler)]]></a>"
        #expect(try Transcript.of(text) == "<a>\(filler)\(filler)</>")
    }

    @Test("A tag of many kilobytes is read.")
    func longTag() throws {
        let value = String(repeating: "v", count: 300_000)
        #expect(try Transcript.of("<a b='\(value)'/>") == "<a b=\(value)></>")
    }

    @Test("A reader tells the line on which each token begins.")
    func lines() throws {
        var reader = MarkupReader(Array("<a\n\n>\n<b/><!--\n\n--><c>é\n</c\n></a>".utf8))
        var lines: [Int] = []
        while try reader.next() != .finished { lines.append(reader.tokenLine()) }
        #expect(lines == [1, 3, 4, 4, 6, 6, 7, 8])
    }
}
