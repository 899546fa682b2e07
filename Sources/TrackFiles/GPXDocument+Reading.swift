// SPDX-License-Identifier: Apache-2.0

public import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

extension GPXDocument {
    /// Reads a GPX file.
    ///
    /// The file is read as a stream; what is held in memory are the usable points. External entities are never loaded, and
    /// elements nested deeper than 100 are refused.
    ///
    /// - Parameter path: The file's path; errors call the file by it.
    /// - Throws: ``GPXError`` when the file cannot be read, is no well-formed XML, ends in the middle or is no GPX. A file
    ///   whose points are all bad is no error here: see ``pointCount`` and ``rejected``.
    public init(contentsOfFile path: String) throws(GPXError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .unreadable(path, "there is no such file.", remedy: "Check the path.")
        }
        guard !isFolder.boolValue else {
            throw .unreadable(path, "this is a folder.", remedy: "Name a GPX file in it.")
        }
        guard FileManager.default.isReadableFile(atPath: path), let stream = InputStream(fileAtPath: path) else {
            throw .unreadable(path, "the file may not be read.", remedy: "Check its permissions.")
        }
        try self.init(stream: stream, name: path)
    }

    /// Reads GPX from a stream that is not open yet.
    ///
    /// - Parameters:
    ///   - stream: The bytes.
    ///   - name: What errors call the file.
    /// - Throws: ``GPXError``, as ``init(contentsOfFile:)`` does.
    public init(stream: InputStream, name: String) throws(GPXError) {
        var stream: InputStream = PrefixedStream(stream, reading: XMLEncoding.declarationBytes)
        if let start = (stream as? PrefixedStream)?.start, let encoding = XMLEncoding.unusual(in: start) {
            defer { stream.close() }
            stream = try ConvertedText.stream(stream, encoding: encoding, name: name)
        }
        let reader = GPXReader(name: name)
        let parser = XMLParser(stream: stream)
        parser.delegate = reader
        parser.shouldResolveExternalEntities = false
        let isWellFormed = parser.parse()
        let builder = reader.builder
        if let failure = builder.failure { throw failure }
        if let fault = reader.firstParserError {
            throw fault.depth > 0 && fault.code == GPXError.endOfDocument
                ? .truncated(name, line: fault.line)
                : .malformed(name, line: fault.line, GPXError.words(forParserError: fault.code))
        }
        guard isWellFormed, builder.hasRoot else {
            throw .malformed(name, line: nil, "the file holds no element.")
        }
        guard builder.depth == 0 else { throw .truncated(name, line: parser.lineNumber) }
        self = builder.finishedDocument()
    }
}

extension GPXBuilder {
    /// The document with the warnings that sum up what was dropped.
    fileprivate func finishedDocument() -> GPXDocument {
        var document = document
        document.warnings += dropped.warnings
        let unlisted = document.rejectedCount - document.rejected.count
        if unlisted > 0 {
            document.warnings.append("\(unlisted) more points were left out than are listed")
        }
        return document
    }
}
