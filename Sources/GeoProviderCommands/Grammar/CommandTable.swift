// SPDX-License-Identifier: Apache-2.0

/// The commands there are, and what happens to a command line.
struct CommandTable {
    /// All commands, as help lists them.
    let commands: [Command]

    /// The commands of this version.
    static var standard: CommandTable {
        CommandTable(commands: [
            RunCommand.command, CompareCommand.command, PlistCommand.command, PermissionsCommand.command,
            TrackCommand.command, ConvertCommand.command, InitCommand.command, SettingsLinksCommand.command,
            FidelityCommand.command,
            ContractCommand.command, ExploreCommand.command, ClausesCommand.command, LedgerCommand.command,
            LessonCommand.command,
        ])
    }

    /// All commands, those about the command line itself included.
    var everything: [Command] {
        commands + [CompletionsCommand.command { [self] in everything }, help]
    }

    private static let seeHelp = "“geoprovider help” lists the commands."

    /// Carries out a command line, given without the program's name.
    ///
    /// Whatever a command throws is printed on standard error.
    func run(_ arguments: [String], in session: CommandSession) -> ExitStatus {
        var status: ExitStatus
        do {
            status = try perform(arguments, in: session)
        } catch {
            // Names of files may hold anything; only the error's own line breaks stay.
            let lines = "\(error)".split(separator: "\n", omittingEmptySubsequences: false)
            session.console.printError(lines.map { TerminalText.visible(String($0)) }.joined(separator: "\n"))
            status = .unusable
        }
        if let failure = session.console.outputFailure {
            session.console.printError("standard output cannot be written: \(failure).")
            status = .unusable
        }
        return status
    }

    private func perform(_ arguments: [String], in session: CommandSession) throws -> ExitStatus {
        guard let first = arguments.first else {
            session.console.printError(HelpPage.overview(of: everything, on: session.console.page))
            return .unusable
        }
        switch first {
        case "--help", "-h":
            return printHelp(on: nil, in: session)
        case "--version":
            session.console.print("geoprovider \(Self.version)")
            return .good
        default:
            let command = try command(named: first)
            let words = Array(arguments.dropFirst())
            if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
                return printHelp(on: command, in: session)
            }
            let invocation: Invocation
            do {
                invocation = try InvocationParser.parse(words, for: command)
            } catch {
                let more = "“geoprovider help \(command.name)” shows what it takes."
                session.console.printError("geoprovider \(command.name): \(error)\n\(more)")
                return .unusable
            }
            session.console.redacts = invocation.has(Flag.redact.name)
            session.console.isQuiet = invocation.has(Flag.quiet.name)
            return try command.perform(invocation, session)
        }
    }

    /// The version of the package, by which `--version` and reports are told apart.
    static let version = "0.1.0"

    private func command(named name: String) throws(CommandFailure) -> Command {
        if let command = (everything).first(where: { $0.name == name }) { return command }
        if name.hasPrefix("-"), commands.contains(where: { $0.flag(named: String(name.dropFirst(2))) != nil }) {
            throw CommandFailure(
                "geoprovider: “\(TerminalText.visible(name))” stands before the command",
                remedy: "Write the command first. \(Self.seeHelp)"
            )
        }
        let isFlag = name.hasPrefix("-")
        let candidates = isFlag ? ["--help", "--version"] : (everything).map(\.name)
        var failure = CommandFailure.unknown(isFlag ? "flag" : "command", name, among: candidates)
        failure.message = "geoprovider: " + failure.message
        failure.remedy += "\n" + Self.seeHelp
        throw failure
    }

    var help: Command {
        Command(
            name: "help",
            summary: "Shows what there is, or what a command takes",
            operands: [
                .init(name: "COMMAND", summary: "The command", isOptional: true, words: commands.map(\.name))
            ],
            flags: [
                Flag(
                    name: "format",
                    value: .choice(["text", "man"]),
                    summary: "How to print it; man gives the manual page of all commands"
                )
            ],
            examples: [
                .init(line: "help plist", purpose: "Shows what plist takes"),
                .init(line: "help --format man", purpose: "Prints the manual page, for man"),
            ]
        ) { invocation, session in
            if invocation.text("format") == "man" {
                guard invocation.operands.isEmpty else {
                    throw CommandFailure(
                        "--format man is the page of all commands",
                        remedy: "Write: geoprovider help --format man"
                    )
                }
                session.console.print(ManualPage.text(of: everything))
                return .good
            }
            return printHelp(on: try invocation.operands.first.map(command(named:)), in: session)
        }
    }

    private func printHelp(on command: Command?, in session: CommandSession) -> ExitStatus {
        let page = session.console.page
        let text = command.map { HelpPage.text(of: $0, on: page) } ?? HelpPage.overview(of: everything, on: page)
        session.console.print(text)
        return .good
    }
}
