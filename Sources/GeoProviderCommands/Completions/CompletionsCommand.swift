// SPDX-License-Identifier: Apache-2.0

/// `completions`: what a shell needs to complete command lines.
enum CompletionsCommand {
    /// The shells there are completions for.
    enum Shell: String, CaseIterable { case bash, zsh, fish }

    /// The command; it completes the commands it is given, itself included.
    static func command(completing commands: @escaping () -> [Command]) -> Command {
        Command(
            name: "completions",
            summary: "Prints completions for a shell",
            details: [
                "bash: source <(geoprovider completions bash). zsh: save it in a folder of fpath, as _geoprovider. fish: save "
                    + "it as ~/.config/fish/completions/geoprovider.fish."
            ],
            operands: [
                .init(name: "SHELL", summary: "bash, zsh or fish", words: Shell.allCases.map(\.rawValue))
            ],
            examples: [.init(line: "completions bash", purpose: "Prints the completions for bash")]
        ) { invocation, session in
            let name = invocation.operands[0]
            guard let shell = Shell(rawValue: name) else {
                throw CommandFailure.unknown("shell", name, among: Shell.allCases.map(\.rawValue))
            }
            session.console.print(script(for: shell, commands().map { $0.completing(session.providers) }))
            return .good
        }
    }

    static func script(for shell: Shell, _ commands: [Command]) -> String {
        switch shell {
        case .bash: BashCompletions.script(commands)
        case .zsh: ZshCompletions.script(commands)
        case .fish: FishCompletions.script(commands)
        }
    }

    /// A text between single quotation marks, as the shells take it.
    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }
}

extension Command {
    /// The command with the ids of these providers behind --provider, in the place of those of this package.
    fileprivate func completing(_ providers: [ProviderRegistration]) -> Command {
        let standard = [ProviderRegistration].standard.map(\.id)
        var command = self
        for index in flags.indices where flags[index].name == "provider" {
            command.flags[index].words = flags[index].words.filter { !standard.contains($0) } + providers.map(\.id)
        }
        return command
    }
}
