// SPDX-License-Identifier: Apache-2.0

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Makes a string.
    public init(stringLiteral value: String) {
        self.init(.string(value))
    }

    /// Makes a boolean.
    public init(booleanLiteral value: Bool) {
        self.init(.boolean(value))
    }

    /// Makes a whole number.
    public init(integerLiteral value: Int64) {
        self.init(.integer(value))
    }

    /// Makes a number with a fraction.
    public init(floatLiteral value: Double) {
        self.init(.real(value))
    }

    /// Makes an array.
    public init(arrayLiteral elements: PropertyListValue...) {
        self.init(.array(elements))
    }

    /// Makes a dictionary that keeps the order, and any key that is given twice.
    public init(dictionaryLiteral elements: (String, PropertyListValue)...) {
        self.init(.dictionary(PropertyListDictionary(entries: elements.map { .init(key: $0.0, value: $0.1) })))
    }
}
