// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Files that commands write.
enum OutputFile {
    /// Writes a text and a line break to a file: to a new file beside it, which then takes its place.
    ///
    /// A reader therefore never finds half a file. Devices and pipes are written directly, and a link is followed.
    static func write(_ text: String, to path: String) throws(CommandFailure) {
        guard !path.isEmpty else { throw CommandFailure("--output is empty", remedy: "Name a file.") }
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let name = TerminalText.visible(path)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder)
        guard !isFolder.boolValue else {
            throw CommandFailure("\(name): this is a folder", remedy: "Name a file in it.")
        }
        let folder = target.deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder) else {
            throw CommandFailure("\(name): there is no folder “\(folder)”", remedy: "Make it, or name another file.")
        }
        do {
            let kind = exists ? try FileManager.default.attributesOfItem(atPath: target.path)[.type] : nil
            let isRegular = kind == nil || kind as? FileAttributeType == .typeRegular
            try Data((text + "\n").utf8).write(to: target, options: isRegular ? .atomic : [])
        } catch {
            throw CommandFailure("\(name): cannot be written", remedy: "Check the folder's permissions and its space.")
        }
    }
}
