// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads files that a person named, with errors that say what to do.
package enum DeviceInputFile {
    /// The bytes of a file.
    ///
    /// - Parameters:
    ///   - path: The path as the person wrote it, or resolved from what they wrote.
    ///   - limit: The most bytes that are read.
    /// - Throws: `unreadable` for a path that is absent, a folder, larger than the limit or not readable.
    package static func bytes(of path: String, limit: Int = 16 << 20) throws(DeviceInputError) -> [UInt8] {
        var isFolder: ObjCBool = false
        guard !path.isEmpty, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw DeviceInputError(.unreadable, "there is no such file", file: path, remedy: "Check the path")
        }
        guard !isFolder.boolValue else {
            throw DeviceInputError(.unreadable, "this is a folder", file: path, remedy: "Name a file in it")
        }
        let handle = FileHandle(forReadingAtPath: path)
        defer { try? handle?.close() }
        guard let handle, let data = try? handle.read(upToCount: limit + 1) ?? Data() else {
            throw DeviceInputError(.unreadable, "the file cannot be read", file: path, remedy: "Check its permissions")
        }
        guard data.count <= limit else {
            throw DeviceInputError(
                .unreadable,
                "the file is larger than \(limit) bytes, and no more are read",
                file: path
            )
        }
        return [UInt8](data)
    }

    /// A path written in a file, seen from where the program runs: relative paths start at the folder of that file.
    package static func resolve(_ path: String, besides file: String) -> String {
        guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
        return file[...slash] + path
    }
}
