// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Passes the events of Foundation's XML parser on to a builder.
///
/// The parser must read from a stream: given data it fails on Linux beyond 10 MB, and the whole file would be in memory.
/// It must be stopped at its first fault: on Linux it goes on, and traps on a name with bytes that are no characters.
final class GPXReader: NSObject, XMLParserDelegate {
    private(set) var builder: GPXBuilder
    /// The first fault that the XML parser reported and that does harm, with its line and the count of open elements.
    private(set) var firstParserError: (code: Int, line: Int, depth: Int)?

    private static let undeclaredEntityWarning = 27
    /// Undeclared prefixes and the like: common in real files.
    private static let namespaceErrors = 200..<300

    init(name: String) {
        builder = GPXBuilder(name: name)
    }

    func parser(
        _ parser: XMLParser,
        didStartElement element: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        builder.begin(element, attributes, line: parser.lineNumber)
        if builder.failure != nil { parser.abortParsing() }
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        builder.end(line: parser.lineNumber)
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
        builder.add(characters, line: parser.lineNumber)
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        builder.add(String(decoding: block, as: UTF8.self), line: parser.lineNumber)
    }

    func parser(_ parser: XMLParser, foundComment comment: String) {
        builder.add("", line: parser.lineNumber)
    }

    func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
        builder.add("", line: parser.lineNumber)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        let code = (parseError as NSError).code
        let isHarmless = code == Self.undeclaredEntityWarning || Self.namespaceErrors.contains(code)
        if isHarmless { return }
        if firstParserError == nil { firstParserError = (code, parser.lineNumber, builder.depth) }
        parser.abortParsing()
    }
}
