// SPDX-License-Identifier: Apache-2.0

/// Tells the words of a command line apart.
struct InvocationParser {
    let command: Command
    private var invocation = Invocation()

    private init(_ command: Command) {
        self.command = command
    }

    /// Reads what stands behind a command's name.
    ///
    /// Flags may stand anywhere, as `--name value` or `--name=value`; behind `--` everything is an operand.
    static func parse(_ words: [String], for command: Command) throws(CommandFailure) -> Invocation {
        var parser = InvocationParser(command)
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                for operand in rest { try parser.take(operand: operand) }
                break
            } else if word.hasPrefix("-"), word != "-" {
                try parser.take(flag: word, &rest)
            } else {
                try parser.take(operand: word)
            }
        }
        try parser.checkOperands()
        return parser.invocation
    }

    private mutating func take(operand: String) throws(CommandFailure) {
        guard invocation.operands.count < command.operands.count else {
            throw CommandFailure(
                "“\(TerminalText.visible(operand))” is one word too many",
                remedy: "Write: \(command.synopsis)"
            )
        }
        invocation.operands.append(operand)
    }

    private mutating func take(flag word: String, _ rest: inout ArraySlice<String>) throws(CommandFailure) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts[0].hasPrefix("--"), let flag = command.flag(named: String(parts[0].dropFirst(2))) else {
            throw .unknown("flag", parts[0], among: command.allFlags.map { "--\($0.name)" })
        }
        let isNew = invocation.values[flag.name] == nil
        guard isNew || flag.repeats else {
            throw CommandFailure("--\(flag.name) is given twice", remedy: "Keep one of the two.")
        }
        let value = try value(of: flag, written: parts.count > 1 ? parts[1] : nil, &rest)
        invocation.values[flag.name, default: []].append(value)
    }

    private func value(
        of flag: Flag,
        written: String?,
        _ rest: inout ArraySlice<String>
    ) throws(CommandFailure) -> String {
        if case .none = flag.value {
            guard written == nil else {
                throw CommandFailure("--\(flag.name) takes no value", remedy: "Write --\(flag.name) alone.")
            }
            return ""
        }
        guard let value = written ?? (rest.first?.hasPrefix("--") ?? true ? nil : rest.popFirst()) else {
            throw CommandFailure("--\(flag.name) lacks its value", remedy: "Write \(flag.title).")
        }
        if case .choice(let words) = flag.value, !words.contains(value) {
            throw CommandFailure(
                "--\(flag.name) cannot be “\(TerminalText.visible(value))”",
                remedy: CommandText.remedy(for: value, among: words)
            )
        }
        return value
    }

    private func checkOperands() throws(CommandFailure) {
        let missing = command.operands.dropFirst(invocation.operands.count).first { !$0.isOptional }
        guard let missing else { return }
        throw CommandFailure("\(missing.name) is missing", remedy: "Write: \(command.synopsis)")
    }
}
