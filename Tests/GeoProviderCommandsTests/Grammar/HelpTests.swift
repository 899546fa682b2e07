// SPDX-License-Identifier: Apache-2.0

import Foundation
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

    @Test("Examples work as they stand, but for those that would take minutes here", arguments: names)
    func examplesRun(_ name: String) throws {
        let command = try #require(CommandTable.standard.everything.first { $0.name == name })
        let scratch = try Scratch()
        _ = try scratch.file("Info.plist", PlistFixture.xml(["NSLocationWhenInUseUsageDescription": "Shops near you."]))
        _ = try scratch.file("walk.gpx", "<gpx version='1.1' creator='x'><wpt lat='30' lon='120'/></gpx>")
        _ = try scratch.file("shops.csv", "lat,lon\n30,120\n")
        let chinese = scratch.path + "/App/zh-Hans.lproj"
        try FileManager.default.createDirectory(atPath: chinese, withIntermediateDirectories: true)
        let text = "\"NSLocationWhenInUseUsageDescription\" = \"附近的商店\";"
        _ = try scratch.file("App/zh-Hans.lproj/InfoPlist.strings", text)
        let root = ScenarioFiles.folder.deletingLastPathComponent().deletingLastPathComponent().path
        for example in command.examples where !Self.long.contains(example.line) {
            let words = example.line.split(separator: " ").map { word -> String in
                if word.hasPrefix("Examples/") { return root + "/" + word }
                return word.contains(".") && word.first?.isNumber != true || word == "App"
                    ? scratch.path + "/" + word : String(word)
            }
            let run = CommandRun(words)
            #expect(
                run.code == (Self.fallShort.contains(example.line) ? 1 : 0),
                "\(example.line)\n\(run.output)\(run.errors)"
            )
            if let index = words.firstIndex(of: "--output") {
                #expect(FileManager.default.fileExists(atPath: words[index + 1]), "\(example.line)")
            } else {
                #expect(run.output.isEmpty == Self.silent.contains(example.line), "\(example.line)")
            }
        }
    }

    /// The whole contract, kill matrices and explorations, which have tests of their own.
    private static let long: Set = [
        "contract", "contract --provider native --mutants", "contract --mutants --format html --output contract.html",
        "explore --provider native --rules 8", "explore --shard 1/4 --format json",
    ]

    /// The examples that show something falling short.
    private static let fallShort: Set = [
        "run Examples/Scenarios/cases/B05-b.json --naive", "fidelity Examples/Recorder/Samples/services-off.json",
    ]

    /// The examples that have nothing to say about a good file.
    private static let silent: Set = ["plist Info.plist --format github"]

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
