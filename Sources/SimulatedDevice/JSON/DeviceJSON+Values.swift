// SPDX-License-Identifier: Apache-2.0

extension DeviceJSON {
    /// Creates a truth value, or the absent value for nil.
    public init(_ value: Bool?) {
        self = value.map(DeviceJSON.bool) ?? .null
    }

    /// Creates a whole number, or the absent value for nil.
    public init(_ value: Int?) {
        self = value.map(DeviceJSON.integer) ?? .null
    }

    /// Creates a number, or the absent value for nil.
    public init(_ value: Double?) {
        self = value.map(DeviceJSON.number) ?? .null
    }

    /// Creates a text, or the absent value for nil.
    public init(_ value: String?) {
        self = value.map(DeviceJSON.string) ?? .null
    }

    /// Creates a list of texts.
    public init(_ values: [String]) {
        self = .array(values.map(DeviceJSON.string))
    }

    /// The value of the first member with this key; nil for an absent key and for anything but an object.
    ///
    /// - Complexity: O(*n*) in the number of members.
    public subscript(key: String) -> DeviceJSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The number as a floating-point value, however it was written; nil for anything but a number.
    public var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// The text; nil for anything but a text.
    public var text: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    /// The elements; nil for anything but a list.
    public var elements: [DeviceJSON]? {
        guard case .array(let values) = self else { return nil }
        return values
    }

    /// A document of the command line: an object that starts with its format version.
    ///
    /// Every printed document that is an object is made by this function.
    public static func document(_ members: KeyValuePairs<String, DeviceJSON>) -> DeviceJSON {
        .object([Member("formatVersion", 1)] + members.map { Member($0.key, $0.value) })
    }
}
