// SPDX-License-Identifier: Apache-2.0

/// Why a switch could not be set.
public struct SwitchError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong and what is possible.
    public let message: String

    /// The message.
    public var description: String { message }

    init(message: String) { self.message = message }

    init(message: String, candidates: [String], name: String) {
        let nearest = candidates.min { Self.distance($0, name) < Self.distance($1, name) }
        self.message = nearest.map { "\(message): did you mean “\($0)”?" } ?? message
    }

    /// The number of single-letter edits between two words.
    private static func distance(_ left: String, _ right: String) -> Int {
        let columns = Array(right.lowercased().utf8)
        var row = Array(0...columns.count)
        for (index, letter) in left.lowercased().utf8.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in columns.indices {
                let substituted = diagonal + (columns[column] == letter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(substituted, row[column] + 1, diagonal + 1)
            }
        }
        return row[columns.count]
    }
}
