// SPDX-License-Identifier: Apache-2.0

/// The way from the top of a document to a value.
package struct DeviceKeyPath: Hashable, Sendable, CustomStringConvertible {
    /// The text of the path; empty for the document itself.
    package private(set) var description: String

    /// The path of the document itself.
    package static let root = DeviceKeyPath(description: "")

    /// The path of a member of the value at this path.
    package func appending(key: String) -> DeviceKeyPath {
        guard Self.isPlain(key) else {
            return DeviceKeyPath(description: description + "[" + DeviceJSON.string(key).serialized() + "]")
        }
        return DeviceKeyPath(description: description.isEmpty ? key : description + "." + key)
    }

    /// The path of an element of the list at this path, counted from 0.
    package func appending(index: Int) -> DeviceKeyPath {
        DeviceKeyPath(description: description + "[\(index)]")
    }

    /// Whether a key needs no quotes in a path.
    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty
            && key.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}
