// SPDX-License-Identifier: Apache-2.0

/// What a command line asks of a command, after its words were told apart.
struct Invocation {
    /// What stands there without a flag, in order.
    var operands: [String] = []
    /// What stands behind each flag, in order; a flag that takes nothing counts with an empty text.
    var values: [String: [String]] = [:]

    /// Whether the flag was given.
    func has(_ flag: String) -> Bool { values[flag] != nil }

    /// What stands behind a flag, or nil if it was not given.
    func text(_ flag: String) -> String? { values[flag]?.last }

    /// What stands behind each of a repeated flag.
    func texts(_ flag: String) -> [String] { values[flag] ?? [] }

    /// The word of a flag that chooses, or the default.
    func choice<Choice: RawRepresentable<String>>(_ flag: String, default standard: Choice) -> Choice {
        text(flag).flatMap(Choice.init) ?? standard
    }

    /// The whole number behind a flag, or nil if the flag was not given.
    func number<Number: FixedWidthInteger>(_ flag: String) throws -> Number? {
        guard let text = text(flag) else { return nil }
        guard let number = Number(text) else {
            throw CommandFailure(
                "--\(flag) cannot be “\(TerminalText.visible(text))”",
                remedy: "Write a whole number from \(Number.min) to \(Number.max)."
            )
        }
        return number
    }
}
