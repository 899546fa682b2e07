// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file that something is wrong with, and the command that reads it.
struct BadInputCase {
    let title: String
    let file: String
    /// Nil where there is no such file.
    let bytes: [UInt8]?
    let words: [String]
    /// Makes something else than a file of these bytes at a path; nil: nothing else.
    var prepare: (@Sendable (String) throws -> Void)?

    init(_ title: String, _ file: String, _ text: String?, _ words: [String]) {
        self.init(title, file, bytes: text.map { Array($0.utf8) }, words)
    }

    init(_ title: String, _ file: String, bytes: [UInt8]?, _ words: [String]) {
        self.title = title
        self.file = file
        self.bytes = bytes
        self.words = words
    }

    /// What happens: the exit code and the first line that tells of it, with the file's name alone.
    func outcome() throws -> (code: Int32, line: String) {
        let scratch = try Scratch()
        let path = scratch.path + "/" + file
        if let bytes { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
        try prepare?(path)
        let run = CommandRun(words + [path])
        let text = run.errors + run.output
        let lines = text.replacingOccurrences(of: scratch.path + "/", with: "").split(separator: "\n").map(String.init)
        let telling = lines.first { $0.contains(file + ":") || $0.contains("line ") } ?? lines.first ?? ""
        return (run.code, telling.trimmingCharacters(in: .whitespaces))
    }
}
