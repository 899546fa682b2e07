// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("plist, made for reading")
struct PlistTextTests {
    @Test("Reads like this")
    func wholeText() throws {
        let scratch = try Scratch()
        let modes = "<key>UIBackgroundModes</key><array><string>location</string></array>"
        let texts: KeyValuePairs = [
            "NSLocationWhenInUseUsageDescription": "Shows what is near you.",
            "NSLocationAlwaysAndWhenInUseUsageDescription": "在后台记录您的路线，即使屏幕已经关闭也会继续记录，直到您停止为止，您随时可以停止。",
        ]
        let text = PlistFixture.xml(texts, besides: modes)
        let run = CommandRun(["plist", try scratch.file("Info.plist", text), "--os", "12,14,18"])
        #expect(run.code == 0)
        #expect(run.output.replacing(scratch.path + "/", with: "") == Self.expected)
    }

    @Test("Keeps to the width", arguments: [40, 60, 80, 120], ["P01", "P09", "P17", "P21", "P25"])
    func keepsToTheWidth(_ width: Int, _ file: String) {
        let run = CommandRun(["plist", PlistFixture.path(file), "--os", "8,11,13,14,26"], width: width)
        let lines = run.output.split(separator: "\n").dropFirst(2)
        #expect(lines.allSatisfy { $0.count <= width })
    }

    @Test("A finding has its severity, id and line, then what is wrong and what to do")
    func findings() {
        let output = CommandRun(["plist", PlistFixture.path("P21")]).output
        #expect(
            output.contains(
                #/\n  warning  NO-BG-MODE, line 29\n      \S.*\n(?:      \S.*\n)*      → \S.*\n(?:        \S.*\n)*/#
            )
        )
    }

    @Test("Names the missing keys where a request does nothing")
    func namesMissingKeys() {
        let output = CommandRun(["plist", PlistFixture.path("P01"), "--os", "18"], width: 120).output
        #expect(output.contains("When In Use   does nothing: NSLocationWhenInUseUsageDescription is missing"))
        #expect(output.contains("does not list the app, which can never ask"))
    }

    @Test("Obeys nothing that a text says to the terminal")
    func showsControls() throws {
        let scratch = try Scratch()
        let json = "{ NSLocationWhenInUseUsageDescription = \"a\\U001B[31mred\"; }"
        let run = CommandRun(["plist", try scratch.file("Info.plist", json), "--os", "18"])
        #expect(run.output.contains("“a<U+001B>[31mred”"))
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test("Is coloured only where that is wanted")
    func colors() {
        let path = PlistFixture.path("P01")
        let colored = CommandRun(["plist", path], isColored: true).output
        let plain = CommandRun(["plist", path]).output
        #expect(!plain.contains("\u{1B}"))
        #expect(colored.replacing(#/\u{1B}\[[0-9]+m/#, with: "") == plain)
    }

    private static let expected = """
        Info.plist

        Usage texts
          When In Use             “Shows what is near you.”
          Always (iOS 8 to 10)    –
          Always and When In Use  “在后台记录您的路线，即使屏幕已经关闭也会继续记录，直
                                  到您停止为止，您随时可以停止。”

        iOS 12.0
          When In Use   prompts
                now     wiu8 · When In Use text
                        [Don’t Allow] [Allow]
          Always        prompts
                now     always11 · Always and When In Use text
                        [Only While Using the App] [Always Allow] [Don’t Allow]
                        After While Using was granted: prompts at once, once ever
                        (upgrade11)
          Settings      Never · While Using the App · Always

        iOS 14.0, 18.0
          When In Use   prompts
                now     first13 · When In Use text · Precise: On
                        [Allow Once] [Allow While Using App] [Don’t Allow]
          Always        prompts now, and again later
                now     first13 · When In Use text · Precise: On
                        [Allow Once] [Allow While Using App] [Don’t Allow]
                later   upgrade13 · Always and When In Use text
                        [Keep Only While Using] [Change to Always Allow]
                        After While Using was granted: prompts at once, once ever
                        (upgrade13)
          Settings      Never · Ask Next Time · While Using the App · Always

        Works on
          When In Use    iOS 8 and later
          Always         iOS 11 and later
          Full accuracy  nothing

        What AMap’s SDK does when it needs permission
          2.6.0            requests When In Use
          2.6.2 and later  calls doRequireLocationAuth; without that method nobody asks

        Nothing is wrong.

        """
}
