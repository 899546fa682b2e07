// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProviderContract
import Testing

@Suite("The documents agree with the code")
struct DocumentTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// `GEOPROVIDER_WRITE_DOCUMENTS=1 swift test --filter DocumentTests` writes the file anew.
    @Test(
        "Documentation/CLAUSES.md and its Chinese sister are the contract's own text",
        arguments: [("CLAUSES.md", ProviderContract.markdown), ("CLAUSES.zh-CN.md", ProviderContract.chineseMarkdown)]
    )
    func clauses(_ name: String, _ text: String) throws {
        let file = Self.root.appending(path: "Documentation/\(name)")
        if ProcessInfo.processInfo.environment["GEOPROVIDER_WRITE_DOCUMENTS"] != nil {
            try Data(text.utf8).write(to: file)
        }
        let found = try String(contentsOf: file, encoding: .utf8)
        let difference = zip(text.split(separator: "\n"), found.split(separator: "\n")).first { $0.0 != $0.1 }
        #expect(
            found == text,
            """
            Documentation/\(name) is old: GEOPROVIDER_WRITE_DOCUMENTS=1 swift test --filter DocumentTests writes it. \
            First difference: \(difference.map { "“\($0.0)” became “\($0.1)”" } ?? "the length")
            """
        )
    }

    @Test("Every clause that the protocol cites exists, and every requirement is cited")
    func citations() throws {
        let file = Self.root.appending(path: "Sources/GeoProvider/Provider/LocationProvider.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let cited = text.matches(of: #/\b[A-Z]{3,4}-\d\d\b/#).map { String($0.output) }
        let known = ProviderContract.clauses.map(\.id)
        #expect(cited.filter { !known.contains($0) } == [])
        let requirements = text.matches(of: #/(?m)^/// \d+\. /#).count
        let lists = text.matches(of: #/\[[A-Z]{3,4}-\d\d(, [A-Z]{3,4}-\d\d)*\]/#).count
        #expect(requirements == lists)
    }
}
