// SPDX-License-Identifier: Apache-2.0

/// Completions for zsh, with what each command and flag does.
enum ZshCompletions {
    static func script(_ commands: [Command]) -> String {
        let names = commands.map { "            " + CompletionsCommand.quoted("\($0.name):\(escaped($0.summary))") }
        let cases = commands.map { command -> String in
            let specs = command.allFlags.map(spec) + operands(of: command)
            return "    \(command.name))\n        _arguments \\\n"
                + specs.map { "            \($0)" }.joined(separator: " \\\n") + "\n        ;;"
        }
        return """
            #compdef geoprovider
            # Completions of geoprovider for zsh, printed by: geoprovider completions zsh
            _geoprovider() {
                if (( CURRENT == 2 )); then
                    local -a commands
                    commands=(
            \(names.joined(separator: "\n"))
                    )
                    _describe command commands
                    return
                fi
                local command=$words[2]
                shift words
                (( CURRENT-- ))
                case $command in
            \(cases.joined(separator: "\n"))
                esac
            }
            compdef _geoprovider geoprovider
            """
    }

    private static func spec(_ flag: Flag) -> String {
        let head = (flag.repeats ? "*" : "") + "--\(flag.name)[\(escaped(flag.summary))]"
        switch flag.value {
        case .none: return CompletionsCommand.quoted(head)
        case .choice(let words):
            return CompletionsCommand.quoted("\(head):\(flag.name):(\(words.joined(separator: " ")))")
        case .text(let name): return CompletionsCommand.quoted("\(head):\(escaped(name)):_files")
        }
    }

    private static func operands(of command: Command) -> [String] {
        command.operands.map { operand in
            let action = operand.words.isEmpty ? "_files" : "(\(operand.words.joined(separator: " ")))"
            return CompletionsCommand.quoted(":\(escaped(operand.name)):\(action)")
        }
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
    }
}
