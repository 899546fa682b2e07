// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("The code in the documents")
struct ListingsTests {
    private let listings = Listings()

    @Test("Every block of Swift is a region of a file that is built.", arguments: Listings.documents)
    func built(_ document: String) throws {
        let regions = Set(try listings.regions())
        let blocks = try listings.blocks(in: document)
        #expect(!blocks.isEmpty)
        for block in blocks { #expect(regions.contains(block), "This is built nowhere:\n\(block)") }
    }

    @Test("A region is what stands between its marks, without their indentation.")
    func regions() {
        let source = "a\n  // LISTING: x\n  b\n\n    c\n  // LISTING: end\nd\n// README: y\ne\n// README: end"
        #expect(listings.regions(in: source) == ["b\n\n  c", "e"])
    }

    @Test("Both READMEs show the same code and run the same commands.")
    func languages() throws {
        let (english, chinese) = ("README.md", "README.zh-CN.md")
        #expect(try listings.blocks(in: english) == listings.blocks(in: chinese))
        #expect(try commands(in: english) == commands(in: chinese))
        #expect(try headings(in: english) == headings(in: chinese))
    }

    /// The commands of a document without the option that names the language.
    private func commands(in document: String) throws -> [String] {
        try Repository().text(of: document).components(separatedBy: "\n").filter { $0.hasPrefix("$ ") }
            .map { $0.replacingOccurrences(of: " --language zh-Hans", with: "") }
    }

    /// How deep the headings of a document are, in order.
    private func headings(in document: String) throws -> [Int] {
        try Repository().text(of: document).components(separatedBy: "\n").filter { $0.hasPrefix("## ") }
            .map { $0.prefix { $0 == "#" }.count }
    }
}
