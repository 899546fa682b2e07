// SPDX-License-Identifier: Apache-2.0

extension GPXError {
    static func unreadable(_ file: String, _ message: String, remedy: String) -> GPXError {
        GPXError(code: .unreadable, file: file, message: message, remedy: remedy)
    }

    static func malformed(_ file: String, line: Int?, _ message: String) -> GPXError {
        GPXError(
            code: .malformed,
            file: file,
            line: line,
            message: message,
            remedy: "Repair the file there, or export it again."
        )
    }

    static func truncated(_ file: String, line: Int) -> GPXError {
        GPXError(
            code: .truncated,
            file: file,
            line: line,
            message: "the file ends before its elements do.",
            remedy: "Export it again, or close the open elements at its end."
        )
    }

    static func notGPX(root: String, file: String, line: Int) -> GPXError {
        GPXError(
            code: .notGPX,
            file: file,
            line: line,
            message: "the root element is \(QuotedText(root).quoted), not \"gpx\".",
            remedy: "Export the track as GPX."
        )
    }

    static func tooDeep(file: String, line: Int) -> GPXError {
        GPXError(
            code: .tooDeep,
            file: file,
            line: line,
            message: "elements are nested more than \(GPXBuilder.deepest) deep.",
            remedy: "No GPX file needs that: check where the file comes from."
        )
    }

    static func noUsablePoints(_ document: GPXDocument) -> GPXError {
        let first = document.rejected.first
        let cause = first.map { "left out were \(document.rejectedCount), the first because \($0.reason)." }
        return GPXError(
            code: .noUsablePoints,
            file: document.name,
            line: first?.line,
            message: "there is no usable point: \(cause ?? "the file holds none.")",
            remedy: "Export a track, a route or way-points with latitude and longitude in degrees."
        )
    }

    /// The XML parser's code for an end that comes too early or too late.
    ///
    /// The codes are libxml2's on every platform; on Linux the names that Foundation gives them are shifted.
    static let endOfDocument = 5

    /// The XML parser's code for an encoding that it does not know.
    static let unknownEncoding = 32

    /// The XML parser's code for bytes that are no characters.
    static let badBytes = 9

    /// What an error code of the XML parser means.
    static func words(forParserError code: Int) -> String {
        switch code {
        case 1: "an attribute is longer than the parser allows."
        case 4: "the file does not begin with an element: it is no XML."
        case endOfDocument: "there is something after the end of the root element."
        case badBytes, 81: "there are bytes that are no characters in the file's encoding."
        case 26: "an entity is used that is not declared."
        case 31, unknownEncoding: "the encoding that the XML declaration names is not known."
        case 38: "an attribute's value holds a \"<\"."
        case 39, 40: "an attribute's value is not a quoted text."
        case 41: "an attribute has no value."
        case 42: "an attribute occurs twice in one element."
        case 64: "the XML declaration is not at the very beginning."
        case 68: "there is a \"<\" or \"&\" that begins neither an element nor an entity."
        case 73: "a tag is not closed with \">\"."
        case 76: "an end tag does not match the open element."
        case 77: "an element is not closed."
        case 89: "entities refer to each other without end."
        default: "the XML is not well-formed (parser error \(code))."
        }
    }
}
