// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder for what commands read and write, made the working directory; the one around it is empty.
public struct ScratchFolder: Sendable {
    private let url: URL

    /// Makes the folder, empty.
    public init(_ name: String) {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(name)-\(ProcessInfo.processInfo.processIdentifier)/folder")
        reset([:])
    }

    /// Empties the folder and puts files into it.
    public func reset(_ files: [String: [UInt8]]) {
        try? FileManager.default.removeItem(at: url)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            precondition(FileManager.default.changeCurrentDirectoryPath(url.path))
            for (name, bytes) in files { try write(bytes, to: name) }
        } catch {
            preconditionFailure("\(url.path): \(error)")
        }
    }

    /// Writes a file into the folder.
    public func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: url.appendingPathComponent(name))
    }
}
