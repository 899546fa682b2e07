// SPDX-License-Identifier: Apache-2.0

extension MarkupFault {
    /// What is wrong, in one sentence that begins with a small letter.
    package var message: String {
        switch code {
        case .unreadable: "reading failed here."
        case .empty: "the file holds no element."
        case .notMarkup: "the file does not begin with an element: it is no XML."
        case .truncated: "the file ends before its elements do."
        case .contentAfterEnd: "there is something after the end of the root element."
        case .badCharacter, .unknownEncoding, .encodingConflict: encodingMessage
        case .unknownEntity: "the entity \"&\(shown);\" is none of the five that XML defines."
        case .badReference: "the number of \"&\(shown);\" is that of no character that XML allows."
        case .strayMarkup: "there is a \"<\" or \"&\" that begins neither an element nor an entity."
        case .sectionEndInText: "there is a \"]]>\" that ends no CDATA section."
        case .tagMismatch: "the end tag does not match the open element \"\(shown)\"."
        case .tagNotClosed: "a tag is not closed with \">\"."
        case .attributeWithoutValue: "an attribute has no value."
        case .attributeUnquoted: "an attribute's value is not a quoted text."
        case .attributeRepeated: "the attribute \"\(shown)\" occurs twice in one element."
        case .bracketInAttribute: "an attribute's value holds a \"<\"."
        case .badComment: "there are two hyphens inside a comment."
        case .badDeclaration: "the XML declaration is broken."
        case .misplacedDeclaration: "the XML declaration is not at the very beginning."
        case .badDocumentType: "the document type is broken or in the wrong place."
        case .internalSubset: "the document type has declarations of its own."
        case .tooDeep, .tokenTooLong, .nameTooLong, .tooManyAttributes: limitMessage
        }
    }

    private var encodingMessage: String {
        switch code {
        case .unknownEncoding: "the encoding that the XML declaration names is not known."
        case .encodingConflict:
            "the XML declaration names an encoding of two bytes a character, which the file is not in."
        default: "there are bytes that are no characters in the file's encoding."
        }
    }

    private var limitMessage: String {
        switch code {
        case .tooDeep: "elements are nested more than \(detail) deep."
        case .tooManyAttributes: "an element has more than \(detail) attributes."
        case .nameTooLong: "a name is longer than any real one."
        default: "a tag is longer than any real one."
        }
    }

    private var shown: String {
        detail.count > 40 ? detail.prefix(40) + "…" : detail
    }
}
