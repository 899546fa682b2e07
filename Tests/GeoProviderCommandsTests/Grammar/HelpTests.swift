// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GeoProviderCommands

@Suite("Help")
struct HelpTests {
    private static let names = CommandTable.standard.everything.map(\.name)

    @Test("Lists every command")
    func listsCommands() {
        let run = CommandRun("help")
        #expect(run.code == 0)
        #expect(run.errors == "")
        #expect(Self.names.allSatisfy { run.output.contains("\n  \($0) ") })
        #expect(CommandRun("--help").output == run.output)
        #expect(CommandRun("-h").output == run.output)
    }

    @Test("Shows flags and examples of each command", arguments: names)
    func showsCommands(_ name: String) throws {
        let run = CommandRun("help \(name)")
        let command = try #require(
            CommandTable.standard.everything.first { $0.name == name }
        )
        #expect(run.code == 0)
        #expect(run.output.contains("geoprovider \(name)"))
        #expect(command.flags.allSatisfy { run.output.contains($0.title) })
        #expect(!command.examples.isEmpty)
        #expect(CommandRun("\(name) --help").output == run.output)
        #expect(CommandRun("\(name) --unknown -h").output == run.output)
    }

    @Test("Examples are command lines that the parser takes", arguments: names)
    func examplesParse(_ name: String) throws {
        let table = CommandTable.standard
        let command = try #require(table.everything.first { $0.name == name })
        for example in command.examples {
            let words = example.line.split(separator: " ").map(String.init)
            #expect(words.first == name)
            _ = try InvocationParser.parse(Array(words.dropFirst()), for: command)
        }
    }

    @Test("Names no command that there is not", arguments: names + [""])
    func advertisesNothing(_ name: String) {
        let named = CommandRun("help \(name)").output.matches(of: /geoprovider ([a-z][a-z-]*)/).map { String($0.1) }
        #expect(!named.isEmpty)
        #expect(Set(named).subtracting(Self.names) == [])
    }

    @Test("Keeps to the width", arguments: names + [""], [60, 80, 120])
    func keepsToTheWidth(_ name: String, _ width: Int) {
        #expect(CommandRun("help \(name)", width: width).columns <= width)
    }

    @Test("Reads like this")
    func wholeText() {
        #expect(CommandRun("help ledger").output == Self.expected)
    }

    private static let expected = """
        Prints the fidelity ledger: every rule of the emulation, its source and how sure
        it is.

        Usage
          geoprovider ledger [flags]

        Timelines name the rule behind every prompt and every change by its id here.
        Where nobody knows for sure, a switch changes the behaviour: --switch NAME=VALUE
        of run.

        Flags
          --format text|json
              How to print it, text unless told otherwise.
          --quiet
              Leaves out notes and progress on standard error.
          --help
              Shows this help.

        Examples
          geoprovider ledger
              Prints the rules by area.
          geoprovider ledger --format json
              Prints them for a program.

        """
}
