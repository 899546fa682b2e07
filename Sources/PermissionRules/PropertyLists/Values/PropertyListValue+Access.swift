// SPDX-License-Identifier: Apache-2.0

extension PropertyListValue {
    /// The text, or nil if the value is of another kind.
    public var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The values in order, or nil if the value is no array.
    public var array: [PropertyListValue]? {
        if case .array(let values) = content { values } else { nil }
    }

    /// The keys with their values, or nil if the value is no dictionary.
    public var dictionary: PropertyListDictionary? {
        if case .dictionary(let entries) = content { entries } else { nil }
    }

    /// The truth value of a boolean or a whole number, or nil if the value is of another kind.
    ///
    /// Any number but 0 is true, as Foundation reads a number that is asked for its truth.
    public var boolean: Bool? {
        switch content {
        case .boolean(let value): value
        case .integer(let value): value != 0
        case .unsignedInteger: true
        default: nil
        }
    }

    /// The kind as messages of every language name it: by the tag of XML lists.
    var kindName: String {
        switch content {
        case .string: "<string>"
        case .integer, .unsignedInteger: "<integer>"
        case .real: "<real>"
        case .boolean(let value): value ? "<true/>" : "<false/>"
        case .date: "<date>"
        case .data: "<data>"
        case .array: "<array>"
        case .dictionary: "<dict>"
        case .uid: "CF$UID"
        }
    }
}
