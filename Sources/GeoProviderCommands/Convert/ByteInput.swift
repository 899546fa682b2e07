// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file, or standard input, read piece by piece.
final class ByteInput {
    /// What errors call it.
    let name: String
    /// How many bytes were read.
    private(set) var count = 0
    private let handle: FileHandle

    private static let pieceSize = 1 << 18

    /// Opens a file; “-” is standard input.
    init(path: String) throws(CommandFailure) {
        guard path != "-" else {
            name = "standard input"
            handle = .standardInput
            return
        }
        name = TerminalText.visible(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandFailure("\(name): there is no such file", remedy: "Check the path.")
        }
        guard !isFolder.boolValue else {
            throw CommandFailure("\(name): this is a folder", remedy: "Name a file in it.")
        }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw CommandFailure("\(name): the file may not be read", remedy: "Check its permissions.")
        }
        self.handle = handle
    }

    deinit { if handle !== FileHandle.standardInput { try? handle.close() } }

    /// The next piece; empty at the end.
    func next() throws(CommandFailure) -> Data {
        do {
            let data = try handle.read(upToCount: Self.pieceSize) ?? Data()
            if count == 0, data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
                throw CommandFailure("\(name): this is UTF-16", remedy: "Save it as UTF-8.")
            }
            count += data.count
            return data
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure("\(name): reading failed after \(count) bytes", remedy: "Check the disk.")
        }
    }
}
