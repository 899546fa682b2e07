// SPDX-License-Identifier: Apache-2.0

/// A JSON value that knows where it stands in its file.
package struct DeviceJSONNode: Hashable, Sendable {
    /// Where the value starts.
    package var position: DeviceInputError.Position
    /// The value.
    package var content: Content

    /// What a node holds.
    package enum Content: Hashable, Sendable {
        case null
        case bool(Bool)
        case integer(Int)
        case number(Double)
        case string(String)
        case array([DeviceJSONNode])
        case object([Member])
    }

    /// A key and its value, each with its place.
    package struct Member: Hashable, Sendable {
        package var key: String
        package var keyPosition: DeviceInputError.Position
        package var value: DeviceJSONNode
    }
}

extension DeviceJSONNode {
    /// The value without its places.
    package var json: DeviceJSON {
        switch content {
        case .null: .null
        case .bool(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        case .array(let nodes): .array(nodes.map(\.json))
        case .object(let members): .object(members.map { DeviceJSON.Member($0.key, $0.value.json) })
        }
    }

    /// What the value is, in words for a message: the type, and the value itself where it is short.
    package var summary: String {
        switch content {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .integer, .number: "the number " + json.serialized()
        case .string(let text): text.count <= 40 ? "the string " + json.serialized() : "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
