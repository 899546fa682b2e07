// SPDX-License-Identifier: Apache-2.0

/// A value in a document together with the way to it: the start of everything that is read from the document.
package struct DeviceJSONValue: Sendable {
    /// The value with its place.
    package var node: DeviceJSONNode
    /// The way to the value from the top of the document.
    package var keyPath: DeviceKeyPath
    /// The name that errors give the document.
    package var file: String?

    /// Takes the value at the top of a document, or one below it.
    package init(_ node: DeviceJSONNode, keyPath: DeviceKeyPath = .root, file: String? = nil) {
        self.node = node
        self.keyPath = keyPath
        self.file = file
    }

    /// Whether the value is `null`.
    package var isNull: Bool { node.content == .null }

    /// An error that points at this value.
    package func error(
        _ code: DeviceInputError.Code,
        _ message: String,
        remedy: String? = nil
    ) -> DeviceInputError {
        DeviceInputError(
            code,
            message,
            file: file,
            position: node.position,
            keyPath: keyPath.description,
            remedy: remedy
        )
    }

    /// An error that says which type the value should have and which it has.
    package func wrongType(expected: String) -> DeviceInputError {
        error(.wrongType, "\(expected) belongs here, not \(node.summary)")
    }
}
