// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One import line.
struct ImportStatement: Equatable {
    /// The module, without the path to a declaration inside it.
    var module: String
    /// Whether the line says `@testable`.
    var isTestable: Bool
    /// Whether the line says `@_exported`.
    var isExported: Bool
    /// The number of the line.
    var line: Int

    /// Every import line of a file, those in inactive conditions included.
    static func all(in file: SourceFile) -> [ImportStatement] {
        let code = file.code
        let pattern =
            #"(?:^|;)[ \t]*((?:@\w+(?:\([^)]*\))?\s+)*)(?:(?:public|package|internal|fileprivate|private)\s+)?"#
            + #"import[ \t]+(?:(?:struct|class|enum|protocol|typealias|func|var|let|actor)[ \t]+)?([A-Za-z_]\w*)"#
        return Pattern(pattern).matches(in: code).map { match in
            let attributes = match.group(1)
            return ImportStatement(
                module: match.group(2),
                isTestable: attributes.contains("@testable"),
                isExported: attributes.contains("@_exported"),
                line: file.line(at: match.offset(2))
            )
        }
    }
}
