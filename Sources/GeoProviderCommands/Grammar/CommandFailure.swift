// SPDX-License-Identifier: Apache-2.0

/// A command line that cannot be carried out: what is wrong with it, and what to write instead.
public struct CommandFailure: Error, Equatable, CustomStringConvertible {
    /// What is wrong, as one sentence without its full stop.
    public var message: String
    /// What to do about it, as whole sentences; empty where the message says it all.
    public var remedy = ""

    /// Describes what is wrong.
    public init(_ message: String, remedy: String = "") {
        self.message = message
        self.remedy = remedy
    }

    /// A word that is none of those possible, with the nearest of them.
    static func unknown(_ kind: String, _ word: String, among candidates: [String]) -> CommandFailure {
        CommandFailure(
            "unknown \(kind) “\(TerminalText.visible(word))”",
            remedy: CommandText.remedy(for: word, among: candidates)
        )
    }

    /// The sentence and its remedy on one line.
    public var description: String {
        let closed = message.last.map { ".?!。".contains($0) } ?? true ? message : message + "."
        return remedy.isEmpty ? closed : closed + " " + remedy
    }
}
