// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("Telling code from comments and strings")
struct SourceLexerTests {
    @Test(
        "Blanks comments and the contents of strings, and keeps code and every position",
        arguments: [
            ("a // b\nc", "a     \nc"), ("a /* b /* c */ d */ e", "a                   e"),
            (#"f("x // y")"#, #"f("      ")"#), (#"f("\"x")y"#, #"f("   ")y"#), (##"f(#"a"b"#)c"##, ##"f(#"   "#)c"##),
            ("\"\"\"\nx \" y\n\"\"\" z", "\"\"\"\n     \n\"\"\" z"), ("\"位😀\" x", "\"   \" x"), ("/* open", "       "),
            ("\"a\\(b + \"c\" + d)e\" f", "\" \\(b + \" \" + d) \" f"), (##"#"a\#(b)\(c)"#"##, ##"#" \#(b)    "#"##),
        ]
    )
    func blanks(_ text: String, _ code: String) {
        let found = SourceFile("a.swift", text).code
        #expect(found == code)
        #expect(found.utf16.count == text.utf16.count)
    }

    @Test("Blanks what stands behind the label source, joined strings included, and nothing else")
    func blanksSources() {
        let text = """
            Clause(rule: "one", source: "two"
                + "three", mistake: "four") // five
            """
        let found = SourceFile("a.swift", text).withoutSources
        #expect(["one", "four", "five"].allSatisfy(found.contains))
        #expect(!["two", "three"].contains(where: found.contains))
    }

    @Test("Counts lines from 1")
    func countsLines() {
        let file = SourceFile("a.swift", "a\n\nb")
        #expect([0, 1, 2, 3].map(file.line) == [1, 1, 2, 3])
    }
}
