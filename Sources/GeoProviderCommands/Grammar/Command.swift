// SPDX-License-Identifier: Apache-2.0

/// A command of the command line: what it takes, what it says about itself, and what it does.
struct Command {
    /// The word that calls it.
    let name: String
    /// What it does, as one phrase without its full stop.
    let summary: String
    /// What its help says besides, by paragraphs.
    var details: [String] = []
    /// What stands behind its name, in order.
    var operands: [Operand] = []
    /// The flags it knows besides those that every command knows.
    var flags: [Flag] = []
    /// Command lines that work as they stand, and what each shows.
    var examples: [Example] = []
    /// Does it; whatever it throws is printed on standard error and ends with `unusable`.
    let perform: (Invocation, CommandSession) throws -> ExitStatus

    /// A word that a command takes without a flag.
    struct Operand {
        /// Its name in the usage line.
        let name: String
        /// What it is.
        let summary: String
        /// Whether the command works without it.
        var isOptional = false
        /// The words it may be, for completions; none where it is free.
        var words: [String] = []
    }

    /// A command line to try.
    struct Example {
        /// What to type behind the program's name.
        let line: String
        /// What it shows.
        let purpose: String
    }

    /// The command with its operands, as one types it.
    var synopsis: String {
        (["geoprovider", name] + operands.map { $0.isOptional ? "[\($0.name)]" : $0.name }).joined(separator: " ")
    }

    /// Its flags with those that every command knows.
    var allFlags: [Flag] { flags + [.quiet, .help] }

    /// The flag of that name.
    func flag(named name: String) -> Flag? { allFlags.first { $0.name == name } }
}
