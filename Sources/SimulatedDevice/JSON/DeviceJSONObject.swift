// SPDX-License-Identifier: Apache-2.0

/// An object whose keys have been checked, read by key.
package struct DeviceJSONObject<Key: RawRepresentable<String> & Hashable & Sendable>: Sendable {
    /// The object as a value, for errors that concern all of it.
    package let whole: DeviceJSONValue
    let values: [Key: DeviceJSONValue]

    /// The value of a key; nil when the key is absent.
    package subscript(_ key: Key) -> DeviceJSONValue? {
        values[key]
    }

    /// The value of a key; nil when the key is absent or its value is `null`.
    package func unlessNull(_ key: Key) -> DeviceJSONValue? {
        values[key].flatMap { $0.isNull ? nil : $0 }
    }

    /// The value of a key that must be there.
    package func required(_ key: Key) throws(DeviceInputError) -> DeviceJSONValue {
        guard let value = values[key] else {
            throw whole.error(.missingKey, "the key “\(key.rawValue)” is missing", remedy: "Add it")
        }
        return value
    }

    /// The truth value of a key, or a default when the key is absent.
    package func bool(_ key: Key, default standard: Bool) throws(DeviceInputError) -> Bool {
        try values[key]?.bool() ?? standard
    }

    /// The case named by a key, or a default when the key is absent.
    package func choice<Choice>(
        _ key: Key,
        default standard: Choice
    ) throws(DeviceInputError) -> Choice where Choice: RawRepresentable<String> & CaseIterable {
        try values[key]?.choice() ?? standard
    }
}
