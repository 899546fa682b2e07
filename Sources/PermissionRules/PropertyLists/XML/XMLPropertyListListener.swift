// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Passes what the XML parser meets to the builder, with its line, and ends the pass at the first fault.
final class XMLPropertyListListener: NSObject, XMLParserDelegate {
    private(set) var builder: XMLPropertyListBuilder
    private(set) var fault: XMLFault?
    private let skippedLines: Int

    init(limits: PropertyListLimits, skippedLines: Int) {
        builder = XMLPropertyListBuilder(limits: limits)
        self.skippedLines = skippedLines
    }

    /// The line at which the parser stands, in the whole file.
    func line(of parser: XMLParser) -> Int { max(parser.lineNumber, 1) + skippedLines }

    private func step(_ parser: XMLParser, _ body: (inout XMLPropertyListBuilder, Int) throws(XMLStop) -> Void) {
        guard fault == nil else { return }
        do {
            try body(&builder, line(of: parser))
        } catch {
            fault = error.fault
            parser.abortParsing()
        }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        step(parser) { (builder, line) throws(XMLStop) in try builder.open(elementName, line: line) }
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        step(parser) { (builder, line) throws(XMLStop) in try builder.close(elementName, line: line) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        step(parser) { (builder, line) throws(XMLStop) in try builder.add(string, line: line) }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        let text = String(decoding: block, as: UTF8.self)
        step(parser) { (builder, line) throws(XMLStop) in try builder.add(text, line: line) }
    }

    func parser(_ parser: XMLParser, foundComment comment: String) {
        step(parser) { (builder, line) throws(XMLStop) in builder.pass(line: line) }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        step(parser) { (builder, line) throws(XMLStop) in
            throw builder.stop(
                forErrorCode: (parseError as NSError).code,
                line: line,
                column: parser.columnNumber
            )
        }
    }
}
