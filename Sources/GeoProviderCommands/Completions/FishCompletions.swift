// SPDX-License-Identifier: Apache-2.0

/// Completions for fish, with what each command and flag does.
enum FishCompletions {
    static func script(_ commands: [Command]) -> String {
        var lines = ["# Completions of geoprovider for fish, printed by: geoprovider completions fish"]
        for command in commands {
            let summary = quoted(command.summary)
            lines.append("complete -c geoprovider -n __fish_use_subcommand -f -a \(command.name) -d \(summary)")
        }
        for command in commands {
            let start = "complete -c geoprovider -n '__fish_seen_subcommand_from \(command.name)'"
            for flag in command.allFlags {
                lines.append("\(start) -l \(flag.name)\(value(of: flag)) -d \(quoted(flag.summary))")
            }
            for operand in command.operands where !operand.words.isEmpty {
                lines.append("\(start) -f -a '\(operand.words.joined(separator: " "))'")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func value(of flag: Flag) -> String {
        if case .none = flag.value { return "" }
        let words = flag.completions
        return words.isEmpty ? " -r -F" : " -x -a '\(words.joined(separator: " "))'"
    }

    /// Within single quotation marks fish knows the backslash, unlike the other shells.
    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
