// SPDX-License-Identifier: Apache-2.0

/// How much a reader of XML takes on before it refuses a file.
package struct MarkupLimits: Sendable {
    /// The deepest nesting of elements.
    package var depth = 256

    /// The longest tag in bytes; texts, comments and instructions may have any length.
    package var tokenBytes = 1 << 20

    /// The longest name in bytes.
    package var nameBytes = 1 << 10

    /// The largest number of attributes of one element.
    package var attributes = 256

    /// Whether white space may stand before the XML declaration.
    package var allowsLeadingBlanks = false

    /// Whether a document type may have declarations of its own; they are passed over, never used.
    package var allowsInternalSubset = false

    /// The limits unless told otherwise.
    package init() {}
}
