// SPDX-License-Identifier: Apache-2.0

/// Files start with their licence and stay short enough to read in one go.
struct FileShapeRule: SourceRule {
    /// The most lines of a file that is not a table.
    static let limit = 300

    private static let licence = "// SPDX-License-Identifier: Apache-2.0"

    func violations(in file: SourceFile) -> [Violation] {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        var violations: [Violation] = []
        // A manifest starts with the version of its tools.
        let first = file.name == "Package.swift" ? lines.dropFirst() : lines[...]
        if first.first.map(String.init) != Self.licence {
            violations.append(Violation(path: file.path, line: 1, message: "the first line is not “\(Self.licence)”"))
        }
        let count = lines.last == "" ? lines.count - 1 : lines.count
        if count > Self.limit, !file.name.hasSuffix("+Table.swift") {
            violations.append(
                Violation(
                    path: file.path,
                    line: count,
                    message: "\(count) lines, and \(Self.limit) are the most: split it"
                )
            )
        }
        return violations
    }
}
