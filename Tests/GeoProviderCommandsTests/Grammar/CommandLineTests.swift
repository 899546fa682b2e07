// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("The command line")
struct CommandLineTests {
    @Test(
        "What cannot be used gives exit code 2 with what is wrong and what to do, and nothing on standard output",
        arguments: [
            ("plst x", "unknown command “plst”. Did you mean “plist”?"),
            ("zzzzzz", "unknown command “zzzzzz”. Possible is"),
            ("--verion", "unknown flag “--verion”. Did you mean “--version”?"),
            ("--format json ledger", "“--format” stands before the command"),
            ("help plst", "Did you mean “plist”?"),
            ("plist", "FILE is missing. Write: geoprovider plist FILE"),
            ("plist a b", "“b” is one word too many"),
            ("plist a --foramt json", "unknown flag “--foramt”. Did you mean “--format”?"),
            ("plist a -x", "unknown flag “-x”"),
            ("plist a --format jsn", "--format cannot be “jsn”. Did you mean “json”?"),
            ("plist a --format yaml", "Possible is text, json, sarif or github."),
            ("plist a --format", "--format lacks its value. Write --format text|json|sarif|github."),
            ("plist a --os --format json", "--os lacks its value"),
            ("plist a --format json --format text", "--format is given twice"),
            ("ledger extra", "“extra” is one word too many"),
        ]
    )
    func unusable(_ line: String, _ message: String) {
        let run = CommandRun(line)
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.errors.contains(message))
        #expect(run.errors.contains("geoprovider help"))
    }

    @Test("Without a command it says what there is, on standard error")
    func empty() {
        let run = CommandRun([])
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.errors == CommandRun("help").output)
    }

    @Test("A flag may carry its value behind an equals sign, and stand before the operand")
    func flagForms() {
        let path = PlistFixture.path("P03")
        let plain = CommandRun(["plist", path, "--os", "18", "--format", "json"])
        #expect(plain.code == 1)
        #expect(CommandRun(["plist", "--os=18", "--format=json", path]).output == plain.output)
        #expect(CommandRun(["plist", "--os=18", "--format=json", "--", path]).output == plain.output)
    }

    @Test("Behind two dashes everything is an operand")
    func operandsBehindDashes() {
        let run = CommandRun("plist -- --format")
        #expect(run.errors == "--format: There is no such file. Check the path.\n")
    }

    @Test("Words from the command line cannot steer the terminal")
    func showsControls() {
        #expect(!CommandRun(["\u{1B}[2J"]).errors.contains("\u{1B}"))
        #expect(!CommandRun(["plist", "a", "--\u{1B}[2J"]).errors.contains("\u{1B}"))
        #expect(!CommandRun(["plist", "a", "\u{1B}[2J"]).errors.contains("\u{1B}"))
    }

    @Test("Says its version")
    func version() {
        let run = CommandRun("--version")
        #expect(run.code == 0)
        #expect(run.output.wholeMatch(of: /geoprovider \d+\.\d+\.\d+\n/) != nil)
    }
}
