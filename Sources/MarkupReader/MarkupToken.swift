// SPDX-License-Identifier: Apache-2.0

/// What a reader of XML has met.
package enum MarkupToken: Sendable {
    /// An element begins: it has a name and attributes.
    case start
    /// The innermost element ends; one that is written as a single tag ends right after it began.
    case end
    /// A piece of the text inside the innermost element, without references, and with line feeds for any ends of lines.
    case text
    /// The file is over, and was well-formed.
    case finished
}
