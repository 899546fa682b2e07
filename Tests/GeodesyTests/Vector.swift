// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// One line of a table of reference values.
struct Vector: Sendable, CustomTestStringConvertible {
    let name: String
    let values: [Double]

    var testDescription: String { name }

    /// The lines of a fixture, in order, without the heading.
    ///
    /// A line whose first field is no number has that field as its name, any other is named by its whole text.
    static func lines(of file: String) -> [Vector] {
        let url = Bundle.module.url(forResource: "Fixtures/\(file)", withExtension: "csv")
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        return text.split(whereSeparator: \.isNewline).dropFirst().map { line in
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            let isNamed = Double(fields[0]) == nil
            return Vector(
                name: isNamed ? String(fields[0]) : String(line),
                values: fields.dropFirst(isNamed ? 1 : 0).map { Double($0) ?? .nan }
            )
        }
    }
}
