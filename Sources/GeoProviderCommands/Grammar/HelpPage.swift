// SPDX-License-Identifier: Apache-2.0

/// The help of the command line and of each command.
enum HelpPage {
    /// What there is.
    static func overview(of commands: [Command], on page: Page) -> String {
        var page = page
        page.add(
            "geoprovider: an iPhone's location permission, CoreLocation and providers, replayed in virtual time.",
            indent: 0
        )
        page.addGap()
        heading("Usage", on: &page)
        page.add("  geoprovider COMMAND …")
        page.add("  geoprovider help COMMAND")
        page.addGap()
        heading("To begin with", on: &page)
        page.addTable(
            [
                ["geoprovider lesson first-launch", "A bug, why it is one, and how it is mended."],
                ["geoprovider plist Info.plist", "The prompts that your app can show."],
                ["geoprovider init Info.plist", "A scenario of your app to change and to run."],
            ],
            indent: 2
        )
        page.addGap()
        heading("Commands", on: &page)
        var rows = commands.map { [$0.name, $0.summary + "."] }
        rows.append(["--version", "Prints the version."])
        page.addTable(rows, indent: 2) { _, column in column == 0 ? .bold : nil }
        page.addGap()
        heading("Exit codes", on: &page)
        page.addTable(
            [
                ["0", "Good."], ["1", "What was checked falls short."],
                ["2", "The input or the command line cannot be used; standard error says where and what to do."],
            ],
            indent: 2
        )
        return page.text
    }

    /// What a command takes, with examples.
    static func text(of command: Command, on page: Page) -> String {
        var page = page
        page.add(command.summary + ".", indent: 0)
        page.addGap()
        heading("Usage", on: &page)
        page.add("  " + command.synopsis + " [flags]")
        for paragraph in command.details {
            page.addGap()
            page.add(paragraph, indent: 0)
        }
        if !command.operands.isEmpty {
            page.addGap()
            heading("Operands", on: &page)
            page.addTable(command.operands.map { [$0.name, $0.summary + "."] }, indent: 2)
        }
        page.addGap()
        heading("Flags", on: &page)
        for flag in command.allFlags {
            page.add("  " + page.styled(flag.title, .bold))
            page.add(flag.summary + (flag.repeats ? "; may be repeated." : "."), indent: 6)
        }
        if !command.examples.isEmpty {
            page.addGap()
            heading("Examples", on: &page)
            for example in command.examples {
                for line in commandLines("geoprovider " + example.line, width: page.width - 2) {
                    page.add("  " + page.styled(line, .bold))
                }
                page.add(example.purpose + ".", indent: 6)
            }
        }
        return page.text
    }

    private static func heading(_ text: String, on page: inout Page) {
        page.add(page.styled(text, .bold))
    }

    /// A command line in lines that fit, continued as a shell takes it.
    private static func commandLines(_ line: String, width: Int) -> [String] {
        guard TerminalText.width(line) > width else { return [line] }
        let lines = LineWrap.lines(line, width: width - 6)
        return lines.enumerated().map { index, text in
            (index == 0 ? "" : "    ") + text + (index == lines.count - 1 ? "" : " \\")
        }
    }
}
