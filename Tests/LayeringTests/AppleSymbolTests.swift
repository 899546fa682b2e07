// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Apple's symbols in the code that ships")
struct AppleSymbolTests {
    /// The versions by symbol, as the document lists them.
    static let inventory: [String: Double] = {
        let url = SourceTree.root.appendingPathComponent("Documentation/AppleSymbols.md")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        let rows = text.matches(of: /\| `(\w+)` \| ([0-9.]+) \|/)
        return Dictionary(rows.map { (String($0.1), Double($0.2) ?? .infinity) }, uniquingKeysWith: max)
    }()

    /// The code that is compiled against Apple's own frameworks on a phone, without comments and strings.
    static let code = SourceTree.files.filter { file in
        ["CoreLocationBridge", "NativeStyleAdapter"].contains(file.target) && file.isProduct
            || file.path.hasSuffix("ProviderEnvironment+System.swift")
    }
    .map(\.code)
    .joined(separator: "\n")

    /// The words of that code.
    static let words = Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))

    @Test("Every type and constant of Apple's is in the list.")
    func listsEverything() {
        let used = Self.words.filter { $0.prefixMatch(of: /k?CL[A-Z]|UI[A-Z]/) != nil }
        #expect(used.subtracting(Self.inventory.keys).sorted() == [])
        #expect(used.count > 10)
    }

    @Test("Everything in the list is used.")
    func listsNothingElse() {
        #expect(Set(Self.inventory.keys).subtracting(Self.words).sorted() == [])
    }

    @Test("Nothing needs a newer iOS than the package supports.")
    func isOldEnough() {
        #expect(Self.inventory.filter { $0.value > 15 }.keys.sorted() == [])
        #expect(SourceTree.manifest.text.contains(".iOS(.v15)"))
    }
}
