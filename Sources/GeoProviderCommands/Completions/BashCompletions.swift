// SPDX-License-Identifier: Apache-2.0

/// Completions for bash: commands, then flags, the words of flags and operands, and files.
enum BashCompletions {
    static func script(_ commands: [Command]) -> String {
        let names = commands.map(\.name) + ["--help", "--version"]
        let values = commands.flatMap { command in
            command.allFlags.compactMap { flag -> String? in
                let words = flag.completions
                return words.isEmpty ? nil : row("\"\(command.name) --\(flag.name)\"", words)
            }
        }
        let flags = commands.map { row($0.name, $0.allFlags.map { "--\($0.name)" }) }
        let operands = commands.compactMap { command in
            let words = command.operands.first?.words ?? []
            return words.isEmpty ? nil : row(command.name, words)
        }
        return """
            # Completions of geoprovider for bash, printed by: geoprovider completions bash
            _geoprovider() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
                local command="${COMP_WORDS[1]}" words=""
                COMPREPLY=()
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W "\(names.joined(separator: " "))" -- "$current"))
                    return
                fi
                case "$command $previous" in
            \(values.joined(separator: "\n"))
                esac
                if [ -z "$words" ]; then
                    case "$current" in
                    -*)
                        case "$command" in
            \(flags.joined(separator: "\n"))
                        esac
                        ;;
                    *)
                        case "$command" in
            \(operands.joined(separator: "\n"))
                        esac
                        ;;
                    esac
                fi
                if [ -n "$words" ]; then
                    COMPREPLY=($(compgen -W "$words" -- "$current"))
                else
                    COMPREPLY=($(compgen -f -- "$current"))
                fi
            }
            complete -o filenames -F _geoprovider geoprovider
            """
    }

    private static func row(_ pattern: String, _ words: [String]) -> String {
        "            \(pattern)) words=\"\(words.joined(separator: " "))\" ;;"
    }
}
