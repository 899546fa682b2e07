// SPDX-License-Identifier: Apache-2.0

/// A JSON value whose objects keep the order of their keys.
///
/// Output documents are built from it, because the order of keys and the form of numbers must be the same in every
/// run. Literals work: `["t": 0.5, "detail": nil, "ids": ["first13"]]`.
public indirect enum DeviceJSON: Hashable, Sendable {
    /// An absent value; it is written as null, never left out.
    case null
    /// A truth value.
    case bool(Bool)
    /// A whole number that was written without fraction and exponent.
    case integer(Int)
    /// Any other number; one that is not finite is written as null.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([DeviceJSON])
    /// An object, its members in the order in which they are written.
    case object([Member])

    /// A key with its value.
    public struct Member: Hashable, Sendable {
        /// The key.
        public var key: String
        /// The value.
        public var value: DeviceJSON

        /// Creates a member of an object.
        public init(_ key: String, _ value: DeviceJSON) {
            self.key = key
            self.value = value
        }
    }
}
