// SPDX-License-Identifier: Apache-2.0

/// A flag of a command, with what it takes.
struct Flag {
    /// Its name without the two dashes.
    let name: String
    /// What stands behind it.
    var value: Value = .none
    /// What it does, as one phrase without its full stop.
    let summary: String
    /// Whether it may be given more than once.
    var repeats = false
    /// The words that it takes besides a reader's own, for completions.
    var words: [String] = []

    /// What a flag takes.
    enum Value {
        /// Nothing: the flag is there or not.
        case none
        /// A text of the reader's, called by this name in the usage line.
        case text(String)
        /// One of these words; the first is the default.
        case choice([String])
    }

    /// The words to complete its value with; empty where it takes a file, or a text of the reader's.
    var completions: [String] {
        if case .choice(let words) = value { words } else { words }
    }

    /// The flag that keeps standard error to what went wrong; every command knows it.
    static let quiet = Flag(name: "quiet", summary: "Leaves out notes and progress on standard error")

    /// The flag that shows help; every command knows it.
    static let help = Flag(name: "help", summary: "Shows this help")

    /// The flag that chooses a format; the first is the default.
    static func format(_ formats: [String]) -> Flag {
        Flag(name: "format", value: .choice(formats), summary: "How to print it, \(formats[0]) unless told otherwise")
    }

    /// The flag that keeps real places out of what is printed.
    static let redact = Flag(
        name: "redact",
        summary: "Coarsens coordinates in reports, logs and errors to a tenth of a degree"
    )

    /// The flag that sends the output to a file.
    static let output = Flag(
        name: "output",
        value: .text("FILE"),
        summary: "Writes to a file, at once and whole, instead of standard output"
    )

    /// The flag with its value, as a table of flags shows it.
    var title: String {
        switch value {
        case .none: "--\(name)"
        case .text(let placeholder): "--\(name) \(placeholder)"
        case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
        }
    }

    /// The flag as the usage line shows it.
    var usage: String { "[\(title)]" + (repeats ? "…" : "") }
}
