// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GeoProviderCommands

@Suite("Breaking text into lines")
struct LineWrapTests {
    @Test(
        "Breaks at blanks, between Chinese characters, and within a word only where it must",
        arguments: [
            ("", [""]),
            ("one two three", ["one two", "three"]),
            ("one  two\n three", ["one two", "three"]),
            ("abcdefghijk lm", ["abcdefghi", "jk lm"]),
            ("位置信息用于导航", ["位置信息", "用于导航"]),
            ("位置信息。用于", ["位置信", "息。用于"]),
            ("用 GPS 定位地图", ["用 GPS 定", "位地图"]),
        ]
    )
    func breaks(_ text: String, _ lines: [String]) {
        #expect(LineWrap.lines(text, width: 9) == lines)
    }

    @Test(
        "Counts two columns for a Chinese character and none for a mark",
        arguments: [("abc", 3), ("位置", 4), ("e\u{301}", 1), ("👍🏽", 2)]
    )
    func countsColumns(_ text: String, _ columns: Int) {
        #expect(TerminalText.width(text) == columns)
    }

    @Test(
        "Shows what a terminal would obey",
        arguments: [
            ("a\u{1B}[0m", "a<U+001B>[0m"), ("a\nb", "a b"), ("\u{202E}x", "<U+202E>x"), ("\u{7}", "<U+0007>"),
            ("👨‍👩‍👧", "👨‍👩‍👧"),
        ]
    )
    func showsControls(_ text: String, _ shown: String) {
        #expect(TerminalText.visible(text) == shown)
    }
}
