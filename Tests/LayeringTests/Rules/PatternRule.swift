// SPDX-License-Identifier: Apache-2.0

/// A rule that forbids what patterns match, except in the files that are allowed to.
struct PatternRule: SourceRule, Sendable {
    /// The part of a file that the patterns look at.
    enum View: Sendable {
        case code, withoutSources
    }

    /// What is forbidden, with the reason or the remedy.
    var forbidden: [(pattern: String, message: String)]
    /// The part of the file that is looked at.
    var view: View = .code
    /// Whether the rule binds a file at all.
    var binds: @Sendable (SourceFile) -> Bool = { $0.isProduct }
    /// The paths that may do it, each with its reason.
    var allowances: [String: String] = [:]

    func violations(in file: SourceFile) -> [Violation] {
        guard binds(file), allowances[file.path] == nil else { return [] }
        return found(in: file)
    }

    /// The allowances whose file no longer does what it is allowed to, or is gone.
    func staleAllowances(in files: [SourceFile]) -> [String] {
        allowances.keys.filter { path in
            !files.contains { $0.path == path && !found(in: $0).isEmpty }
        }.sorted()
    }

    private func found(in file: SourceFile) -> [Violation] {
        let text = view == .code ? file.code : file.withoutSources
        return forbidden.flatMap { pattern, message in
            Pattern(pattern).matches(in: text).map { match in
                let words = match.group(0).split(whereSeparator: \.isWhitespace).joined(separator: " ")
                return Violation(
                    path: file.path,
                    line: file.line(at: match.offset(0)),
                    message: "“\(words)”: \(message)"
                )
            }
        }
    }
}
