// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GeoProviderCommands

@Suite("Completions and the manual page")
struct CompletionTests {
    private static let shells = ["bash", "zsh", "fish"]
    private static var commands: [Command] { CommandTable.standard.everything }

    @Test("Each shell gets every command and every flag.", arguments: shells)
    func complete(_ shell: String) {
        let run = CommandRun("completions \(shell)")
        #expect(run.code == 0)
        for command in Self.commands {
            #expect(run.output.contains(command.name))
            for flag in command.allFlags {
                #expect(run.output.contains(shell == "fish" ? "-l \(flag.name) " : "--\(flag.name)"))
            }
        }
    }

    @Test("Providers from outside are completed, too.", arguments: shells)
    func outsiders(_ shell: String) {
        let run = CommandRun(["completions", shell], providers: .standard + [SilentProvider.registration])
        #expect(run.output.contains("native amap tencent silent"))
        #expect(run.output.contains("all native amap tencent silent"))
    }

    @Test("An unknown shell is answered with the nearest.")
    func unknownShell() {
        let run = CommandRun("completions bsh")
        #expect(run.code == 2)
        #expect(run.errors.contains("Did you mean “bash”?"))
    }

    #if os(Linux) || os(macOS)
        @Test(
            "bash completes commands, flags, the words of a flag and of an operand, and files.",
            arguments: [
                ("ru", "run"), ("run --prov", "--provider"), ("run --format j", "json"),
                ("lesson first", "first-launch"),
                ("run --provider am", "amap"), ("contract --clause ACC-01", "ACC-01"), ("explore --rules 13.4", "13.4"),
                ("run --flow man", "manual"), ("convert --to bd", "bd09"), ("compare --language zh", "zh-Hans"),
                ("completions z", "zsh"), ("help expl", "explore"), ("convert --fo", "--format"),
                ("--ver", "--version"),
                ("run scen", "scenario.json"),
            ]
        )
        func bash(_ typed: String, _ completed: String) throws {
            let scratch = try Scratch()
            let script = try scratch.file("geoprovider.bash", CommandRun("completions bash").output)
            _ = try scratch.file("scenario.json", "{}")
            let words = typed.split(separator: " ")
            let line = """
                cd '\(scratch.path)' && bash -n '\(script)' && source '\(script)' \
                && COMP_WORDS=(geoprovider \(typed)) COMP_CWORD=\(words.count) && _geoprovider && echo "${COMPREPLY[*]}"
                """
            #expect(try Self.output(of: ["-c", line]) == completed + "\n")
        }

        @Test(
            "zsh and fish take what is printed, where they are installed, and fish completes ids.",
            arguments: ["zsh", "fish"]
        )
        func otherShells(_ shell: String) throws {
            guard
                let path = ["/bin/", "/usr/bin/", "/opt/homebrew/bin/"].map({ $0 + shell }).first(
                    where: FileManager.default.isExecutableFile
                )
            else { return }
            let scratch = try Scratch()
            let script = try scratch.file("_geoprovider", CommandRun("completions \(shell)").output)
            let end =
                shell == "zsh"
                ? "" : "; source '\(script)'; complete -C'geoprovider lesson first' | string split -f1 \\t"
            let output = try Self.output(of: ["-c", "'\(path)' -n '\(script)' && \(Self.shell(path, "true" + end))"])
            #expect(output == (shell == "zsh" ? "" : "first-launch\n"))
        }

        private static func shell(_ path: String, _ line: String) -> String {
            "HOME=/ '\(path)' -c '\(line.replacing("'", with: "'\\''"))'"
        }

        private static func output(of arguments: [String]) throws -> String {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.arguments = arguments
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: data, as: UTF8.self)
        }
    #endif

    @Test(
        "The manual page has every command, every flag and the exit codes, and no line that is a request by accident."
    )
    func manual() {
        let run = CommandRun("help --format man")
        #expect(run.code == 0)
        for command in Self.commands {
            #expect(run.output.contains("geoprovider \(command.name.replacing("-", with: "\\-"))"))
            for flag in command.allFlags {
                #expect(run.output.contains("\\-\\-\(flag.name.replacing("-", with: "\\-"))"))
            }
        }
        let requests = run.output.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } }
        #expect(Set(requests) == [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".I"])
        #expect(!run.output.split(separator: "\n").contains { $0.hasPrefix("'") })
    }

    @Test("--quiet leaves the notes out and changes nothing else.")
    func quiet() {
        let path = ScenarioFiles.url("lessons/first-launch-broken").path
        let (loud, quiet) = (CommandRun(["run", path]), CommandRun(["run", path, "--quiet"]))
        #expect(loud.errors.contains("note: "))
        #expect(quiet.errors == "")
        #expect(quiet.output == loud.output)
        #expect(quiet.code == loud.code)
        #expect(CommandRun("run nothing.json --quiet").errors.contains("nothing.json"))
    }
}
