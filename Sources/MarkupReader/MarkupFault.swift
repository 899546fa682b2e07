// SPDX-License-Identifier: Apache-2.0

/// The first thing that is wrong with a text as XML, and where.
package struct MarkupFault: Error, Sendable, Hashable {
    /// What can be wrong.
    package enum Code: Sendable, Hashable, CaseIterable {
        /// The source stopped giving bytes.
        case unreadable
        /// There is no element.
        case empty
        /// Something else stands before the root element.
        case notMarkup
        /// The file ends inside an element, a tag or another piece of markup.
        case truncated
        /// Something follows the root element.
        case contentAfterEnd
        case badCharacter, unknownEncoding, encodingConflict
        case unknownEntity, badReference, strayMarkup, sectionEndInText
        case tagMismatch, tagNotClosed
        case attributeWithoutValue, attributeUnquoted, attributeRepeated, bracketInAttribute
        case badComment, badDeclaration, misplacedDeclaration, badDocumentType, internalSubset
        case tooDeep, tokenTooLong, nameTooLong, tooManyAttributes
    }

    /// What is wrong.
    package let code: Code
    /// The line, from 1; lines end with a line feed.
    package let line: Int
    /// The place on the line, from 1, in characters of Unicode and not in bytes.
    package let column: Int
    /// The name or number that the fault is about, if there is one.
    package let detail: String
}
