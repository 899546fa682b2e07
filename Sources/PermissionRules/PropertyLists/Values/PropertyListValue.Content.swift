// SPDX-License-Identifier: Apache-2.0

extension PropertyListValue {
    /// The kinds of value that property lists know.
    public enum Content: Sendable, Hashable {
        /// A text.
        case string(String)

        /// A whole number that fits 64 bits with a sign.
        case integer(Int64)

        /// A whole number above the largest with a sign; smaller ones are always of the other kind.
        case unsignedInteger(UInt64)

        /// A number with a fraction; not-a-number and the infinities are allowed.
        case real(Double)

        /// Yes or no.
        case boolean(Bool)

        /// An instant, in seconds since 1970-01-01 UTC.
        case date(Double)

        /// Raw bytes.
        case data([UInt8])

        /// Values in order.
        case array([PropertyListValue])

        /// Keys with values, in the order of the text and with every repetition of a key.
        case dictionary(PropertyListDictionary)

        /// An object reference of a keyed archive, which only binary lists have.
        case uid(UInt64)
    }
}
