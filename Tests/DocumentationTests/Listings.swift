// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The code that documents show, and the regions of built files that it must be.
struct Listings {
    /// The documents whose every block of Swift is a region of a file that CI builds.
    static let documents = [
        "README.md", "README.zh-CN.md", "Documentation/INTEGRATION.md", "Documentation/MIGRATION.md",
        "Sources/GeoProvider/GeoProvider.docc/UseAProvider.md",
        "Sources/GeoProvider/GeoProvider.docc/WriteAnAdapter.md",
    ]

    private let repository = Repository()

    /// What the files of the examples hold between `// LISTING: …` or `// README: …` and the line that ends it.
    func regions() throws -> [String] {
        try sources().flatMap { regions(in: try repository.text(of: $0)) }
    }

    /// The blocks of Swift in a document.
    func blocks(in document: String) throws -> [String] {
        try repository.text(of: document).components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "\n```")[0]
        }
    }

    /// The regions of a source file, without their indentation.
    func regions(in source: String) -> [String] {
        var regions: [String] = []
        var open: [String]?
        var indentation = 0
        for line in source.components(separatedBy: "\n") {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text == "// LISTING: end" || text == "// README: end" {
                if let open { regions.append(open.joined(separator: "\n")) }
                open = nil
            } else if text.hasPrefix("// LISTING: ") || text.hasPrefix("// README: ") {
                open = []
                indentation = line.prefix { $0 == " " }.count
            } else {
                open?.append(String(line.dropFirst(indentation)))
            }
        }
        return regions
    }

    private func sources() -> [String] {
        let folder = repository.root.appendingPathComponent("Examples")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { "Examples/" + $0 }
    }
}
