// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads an XML property list in one pass, with the line of every key and value and with repeated keys.
enum XMLPropertyListReader {
    static func value(
        of bytes: [UInt8],
        name: String,
        limits: PropertyListLimits
    ) throws(PropertyListError) -> PropertyListValue {
        let prologue = XMLPrologue(of: bytes)
        if let line = prologue.subsetLine {
            throw PropertyListError(.documentTypeSubset, in: name, line: line)
        }
        let unusual = TextEncoding(of: bytes) == .utf32 ? "UTF-32" : XMLEncoding.unusual(in: bytes)
        if let unusual {
            throw PropertyListError(.encoding, in: name, line: prologue.blankLines + 1, ["excerpt": unusual])
        }
        // The initialiser that takes data fails above about 10 MB; the one that takes a stream does not.
        let parser = XMLParser(stream: InputStream(data: Data(bytes.dropFirst(prologue.blankBytes))))
        let listener = XMLPropertyListListener(limits: limits, skippedLines: prologue.blankLines)
        parser.delegate = listener
        parser.shouldResolveExternalEntities = false
        _ = parser.parse()
        if let fault = listener.fault ?? listener.builder.faultAtEnd(line: listener.line(of: parser)) {
            throw error(for: fault, in: bytes, name: name)
        }
        guard let value = listener.builder.result else {
            throw PropertyListError(.noValue, in: name, line: 1)
        }
        return value
    }

    /// Turns a fault into an error that shows the line, or the merge conflict that caused the fault.
    private static func error(for fault: XMLFault, in bytes: [UInt8], name: String) -> PropertyListError {
        let lines = SourceLines(bytes)
        if !fault.isLimit, let conflict = lines.mergeConflict(faultLine: fault.line) {
            return conflict.error(in: name)
        }
        var arguments = fault.arguments
        arguments["excerpt"] = arguments["excerpt"] ?? lines.excerpt(fault.line)
        return PropertyListError(fault.code, in: name, line: fault.line, column: fault.column, arguments)
    }
}
