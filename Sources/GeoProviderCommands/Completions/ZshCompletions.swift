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
            # Read from fpath, this file is the function at its first call; sourced, it only says what it completes.
            if [[ $funcstack[1] == _geoprovider ]]; then
                _geoprovider "$@"
            else
                compdef _geoprovider geoprovider
            fi
            """
    }

    private static func spec(_ flag: Flag) -> String {
        let head = (flag.repeats ? "*" : "") + "--\(flag.name)[\(escaped(flag.summary))]"
        switch flag.value {
        case .none: return CompletionsCommand.quoted(head)
        case .choice: return CompletionsCommand.quoted("\(head):\(flag.name):\(action(flag.completions))")
        case .text(let name): return CompletionsCommand.quoted("\(head):\(escaped(name)):\(action(flag.completions))")
        }
    }

    private static func operands(of command: Command) -> [String] {
        command.operands.map { operand in
            CompletionsCommand.quoted(":\(escaped(operand.name)):\(action(operand.words))")
        }
    }

    /// What completes a value: its words, or files where it has none.
    private static func action(_ words: [String]) -> String {
        words.isEmpty ? "_files" : "(\(words.joined(separator: " ")))"
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
    }
}
