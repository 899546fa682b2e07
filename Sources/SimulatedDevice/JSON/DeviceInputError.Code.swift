// SPDX-License-Identifier: Apache-2.0

extension DeviceInputError {
    /// The kind of a fault in input.
    ///
    /// Open: later versions add codes, so a switch over it needs a default.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The code's name, for messages and tests.
        public let rawValue: String

        /// Creates a code of its own.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The file cannot be read, or is larger than the reader accepts.
        public static let unreadable = Code(rawValue: "unreadable")
        /// The text does not follow its format's grammar.
        public static let syntax = Code(rawValue: "syntax")
        /// A key occurs twice in one object.
        public static let duplicateKey = Code(rawValue: "duplicateKey")
        /// A key that the format does not know.
        public static let unknownKey = Code(rawValue: "unknownKey")
        /// A required key is absent.
        public static let missingKey = Code(rawValue: "missingKey")
        /// A value of another type than the key asks for.
        public static let wrongType = Code(rawValue: "wrongType")
        /// A value of the right type that the key does not allow.
        public static let invalidValue = Code(rawValue: "invalidValue")
        /// Values that are each allowed and exclude one another.
        public static let contradiction = Code(rawValue: "contradiction")
        /// Something the simulated iOS or the app cannot do at this point.
        public static let impossible = Code(rawValue: "impossible")
    }
}
