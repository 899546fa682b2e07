// SPDX-License-Identifier: Apache-2.0

extension PropertyListDictionary {
    /// A key with its value, and the line of the key.
    ///
    /// Equality leaves the line aside, as it does for values.
    public struct Entry: Sendable, Hashable {
        /// The key, exactly as it is written.
        public let key: String

        /// The value that follows the key.
        public let value: PropertyListValue

        /// The line of the source text at which the key begins, counted from 1.
        public let line: Int?

        /// Makes an entry.
        public init(key: String, value: PropertyListValue, line: Int? = nil) {
            self.key = key
            self.value = value
            self.line = line
        }

        /// Compares keys and values and leaves the lines aside.
        public static func == (left: Entry, right: Entry) -> Bool {
            left.key == right.key && left.value == right.value
        }

        /// Hashes key and value and leaves the line aside.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(key)
            hasher.combine(value)
        }
    }
}
