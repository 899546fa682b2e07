// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads files for the readers, never more than they take on.
enum PropertyListFile {
    /// The bytes of a file; one that is too large is not read to its end.
    static func bytes(atPath path: String, limits: PropertyListLimits) throws(PropertyListError) -> [UInt8] {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw PropertyListError(.missingFile, in: path)
        }
        guard !isDirectory.boolValue else { throw PropertyListError(.directory, in: path) }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw PropertyListError(.unreadableFile, in: path)
        }
        defer { try? handle.close() }
        var bytes: [UInt8] = []
        do {
            while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty, bytes.count <= limits.bytes {
                bytes.append(contentsOf: part)
            }
        } catch {
            throw PropertyListError(.unreadableFile, in: path)
        }
        return bytes
    }
}
