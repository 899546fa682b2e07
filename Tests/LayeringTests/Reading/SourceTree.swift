// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The repository's own sources.
enum SourceTree {
    /// The root of the repository.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every Swift file below `Sources` and `Tests`, in the order of their paths.
    static let files: [SourceFile] = ["Sources", "Tests"].flatMap(swiftFiles)

    /// The manifest.
    static let manifest = read("Package.swift")

    /// The folders below `Sources`: the names of the targets.
    static let targets: [String] = folders(in: "Sources")

    /// The folders below `Tests`: the names of the test targets.
    static let testTargets: [String] = folders(in: "Tests")

    private static func swiftFiles(below folder: String) -> [SourceFile] {
        let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        return (paths?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") && !$0.contains("Fixtures/") }
            .sorted()
            .map { read(folder + "/" + $0) }
    }

    private static func read(_ path: String) -> SourceFile {
        let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
        return SourceFile(path, String(decoding: data ?? Data(), as: UTF8.self))
    }

    private static func folders(in folder: String) -> [String] {
        let url = root.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.filter { isFolder(url.path + "/" + $0) }.sorted()
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
