// SPDX-License-Identifier: Apache-2.0

public import Foundation

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
        if stream.streamStatus == .notOpen { stream.open() }
        defer { stream.close() }
        self = try GPXReader.document(
            from: { buffer in
                guard let start = buffer.bindMemory(to: UInt8.self).baseAddress else { return 0 }
                return stream.read(start, maxLength: buffer.count)
            },
            name: name
        )
    }
}
