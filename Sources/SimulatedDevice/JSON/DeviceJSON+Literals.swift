// SPDX-License-Identifier: Apache-2.0

extension DeviceJSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates the absent value.
    public init(nilLiteral: ()) {
        self = .null
    }

    /// Creates a truth value.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }

    /// Creates a whole number.
    public init(integerLiteral value: Int) {
        self = .integer(value)
    }

    /// Creates a number.
    public init(floatLiteral value: Double) {
        self = .number(value)
    }

    /// Creates a text.
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    /// Creates a list.
    public init(arrayLiteral elements: DeviceJSON...) {
        self = .array(elements)
    }

    /// Creates an object whose members keep the order in which they are written.
    public init(dictionaryLiteral elements: (String, DeviceJSON)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
