// SPDX-License-Identifier: Apache-2.0

/// The manual page of the command line, for `man`.
enum ManualPage {
    static func text(of commands: [Command]) -> String {
        var lines = [
            ".TH GEOPROVIDER 1 \"\" \"geoprovider \(CommandTable.version)\"",
            ".SH NAME",
            "geoprovider \\- an iPhone's location permission, CoreLocation and providers, replayed in virtual time",
            ".SH SYNOPSIS",
            ".B geoprovider",
            "COMMAND ...",
            ".SH COMMANDS",
        ]
        for command in commands { lines += section(on: command) }
        lines += [
            ".SH EXIT STATUS", ".TP", ".B 0", "Good.", ".TP", ".B 1", "What was checked falls short.", ".TP", ".B 2",
            "The input or the command line cannot be used; standard error says where and what to do.",
            ".SH ENVIRONMENT", ".TP", ".B NO_COLOR", "Where it is set and not empty, nothing is coloured.", ".TP",
            ".B COLUMNS", "The width of text, from 40 to 160 columns.",
        ]
        return lines.joined(separator: "\n")
    }

    private static func section(on command: Command) -> [String] {
        var lines = [".SS \(escaped(command.synopsis)) [flags]", escaped(command.summary + ".")]
        for paragraph in command.details { lines += [".PP", escaped(paragraph)] }
        for operand in command.operands {
            lines += [".TP", ".I " + escaped(operand.name), escaped(operand.summary + ".")]
        }
        for flag in command.allFlags {
            lines += [
                ".TP", ".B " + escaped(flag.title), escaped(flag.summary + (flag.repeats ? "; may be repeated." : ".")),
            ]
        }
        if !command.examples.isEmpty { lines += [".PP", "Examples:"] }
        for example in command.examples {
            lines += [".TP", ".B " + escaped("geoprovider " + example.line), escaped(example.purpose + ".")]
        }
        return lines
    }

    /// A text as roff takes it: no hyphen for a dash, and no line that begins like a request.
    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
