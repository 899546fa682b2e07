// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Bad input")
struct BadInputTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let head = """
        # Bad input

        What happens to files that something is wrong with: the exit code, and the first line that tells of it. Nothing that \
        is in a file ends the program, reads another file or takes memory without bound. The tests write this page: \
        `GEOPROVIDER_WRITE_DOCUMENTS=1 swift test --filter BadInputTests`.

        | limit | Info.plist | GPX | convert |
        |---|---|---|---|
        | size of the file | 64 MB | none: only points are kept | none: it is a stream |
        | nesting | 128 | 100 | GeoJSON 200 |
        | a name, a tag, attributes of one | 1 kB, 1 MB, 256 | 1 kB, 1 MB, 256 | GPX: a tag 64 kB |
        | other | 1,000,000 values | 1,000 rejections listed | a CSV row 1 MB, a position 4 kB, between two 64 kB |

        Scenarios and recordings have at most 16 MB and 128 levels. A command that writes a file (`--output`, `--rejects`, \
        `--scenarios`) puts it in its place when it is whole: with a full disk, without permission, or when the input turns out \
        to be bad, what was there before stays, and the exit code is 2. A reader of standard output that has gone (`| head`) is \
        no failure; an output that cannot be written is one, with exit code 2.


        """

    @Test("Documentation/BAD-INPUT.md says what happens.")
    func document() throws {
        var text = Self.head
        for (kind, cases) in BadInputCase.table {
            text += "## \(kind)\n\n| what is wrong | exit | what is said |\n|---|---|---|\n"
            for item in cases {
                let (code, line) = try item.outcome()
                let shown = line.count > 200 ? line.prefix(200) + "…" : Substring(line)
                text += "| \(item.title) | \(code) | `\(shown.replacing("|", with: "\\|"))` |\n"
            }
            text += "\n"
        }
        text.removeLast()
        let file = Self.root.appending(path: "Documentation/BAD-INPUT.md")
        if ProcessInfo.processInfo.environment["GEOPROVIDER_WRITE_DOCUMENTS"] != nil {
            try Data(text.utf8).write(to: file)
        }
        let found = try String(contentsOf: file, encoding: .utf8)
        let difference = zip(text.split(separator: "\n"), found.split(separator: "\n")).first { $0.0 != $0.1 }
        #expect(found == text, "\(difference.map { "“\($0.0)” became “\($0.1)”" } ?? "the length")")
    }
}
