// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file of what was left out: written beside its place, and moved there when it is whole.
final class RejectsFile {
    private let target: URL
    private let draft: URL
    private let handle: FileHandle
    private let name: String
    private var isWhole = false

    init(path: String) throws(CommandFailure) {
        name = TerminalText.visible(path)
        target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder), isFolder.boolValue {
            throw CommandFailure("\(name): this is a folder", remedy: "Name a file in it.")
        }
        draft = target.deletingLastPathComponent()
            .appendingPathComponent(".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
        guard FileManager.default.createFile(atPath: draft.path, contents: nil),
            let handle = FileHandle(forWritingAtPath: draft.path)
        else {
            throw CommandFailure("\(name): cannot be written", remedy: "Check the folder and its permissions.")
        }
        self.handle = handle
    }

    deinit {
        try? handle.close()
        if !isWhole { try? FileManager.default.removeItem(at: draft) }
    }

    /// Adds bytes.
    func write(_ bytes: some DataProtocol) throws(CommandFailure) {
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            throw CommandFailure("\(name): cannot be written", remedy: "Check the space of its disk.")
        }
    }

    /// Puts the file in its place.
    func finish() throws(CommandFailure) {
        do {
            try handle.close()
            // Replaces what is there at once; moving would refuse.
            guard rename(draft.path, target.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
            isWhole = true
        } catch {
            throw CommandFailure("\(name): cannot be written", remedy: "Check the folder's permissions and its space.")
        }
    }
}
