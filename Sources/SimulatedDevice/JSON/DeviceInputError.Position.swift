// SPDX-License-Identifier: Apache-2.0

extension DeviceInputError {
    /// A place in a text.
    public struct Position: Hashable, Sendable, Comparable, CustomStringConvertible {
        /// The line, counted from 1.
        public var line: Int
        /// The column, counted from 1 in Unicode scalars; a byte order mark does not count.
        public var column: Int

        /// Creates a position from a line and a column, both counted from 1.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }

        /// The line and the column, with a colon between them.
        public var description: String { "\(line):\(column)" }

        /// Orders positions as they follow one another in the text.
        public static func < (left: Position, right: Position) -> Bool {
            (left.line, left.column) < (right.line, right.column)
        }
    }
}
