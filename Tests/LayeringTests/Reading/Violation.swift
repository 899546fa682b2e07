// SPDX-License-Identifier: Apache-2.0

/// A place where a file breaks a rule.
struct Violation: Equatable, CustomStringConvertible {
    var path: String
    var line: Int
    var message: String

    var description: String { "\(path):\(line): \(message)" }
}

/// A rule that every file must keep.
protocol SourceRule {
    /// The places where a file breaks the rule.
    func violations(in file: SourceFile) -> [Violation]
}

extension SourceRule {
    /// The places where any of the files breaks the rule.
    func violations(in files: [SourceFile]) -> [Violation] {
        files.flatMap(violations)
    }
}
