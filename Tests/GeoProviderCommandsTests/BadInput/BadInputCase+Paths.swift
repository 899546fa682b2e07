// SPDX-License-Identifier: Apache-2.0

import Foundation

extension BadInputCase {
    private static let readers: [(file: String, words: [String])] = [
        ("Info.plist", ["plist"]), ("walk.gpx", ["track"]),
        ("shops.csv", ["convert", "--from", "gcj02", "--to", "wgs84"]),
        ("one.json", ["run"]), ("tape.json", ["fidelity"]),
    ]

    private static func everywhere(
        _ title: String,
        _ prepare: @escaping @Sendable (String) throws -> Void
    ) -> [BadInputCase] {
        readers.map { reader in
            var item = BadInputCase("\(title): `\(reader.words[0])`", reader.file, nil, reader.words)
            item.prepare = prepare
            return item
        }
    }

    private static func named(_ title: String, _ name: (String) -> String) -> [BadInputCase] {
        readers.map { BadInputCase("\(title): `\($0.words[0])`", name($0.file), nil, $0.words) }
    }

    /// Paths that lead to no file; for each command that reads one.
    static let paths: [BadInputCase] =
        everywhere("a folder") { path in
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        }
        + everywhere("a link to itself") { path in
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
        }
        + everywhere("a link to nothing") { path in
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path + ".gone")
        }
        + named("a file as a folder") { "\($0)/\($0)" }
        + named("a name of 300 letters") { String(repeating: "a", count: 300) + $0 }
        + named("a name whose bytes are no UTF-8") { "\u{FFFD}" + $0 }
        + named("a name with an escape") { "a\u{1B}[31m" + $0 }
}
