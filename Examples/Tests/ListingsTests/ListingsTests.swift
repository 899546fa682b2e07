// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProvider
import Listings
import SimulatedDevice
import SimulatedEnvironment
import Testing

@Suite("The code in the README")
struct ListingsTests {
    @Test("The listing for an app locates if the user allows it.", arguments: [true, false])
    func nativeFirst(allows: Bool) throws {
        let device = SimulatedDevice()
        device.user.otherwise = allows ? .allowWhileUsing : .dontAllow
        device.app.launch()
        let locations = try device.run {
            var locations: [Location] = []
            try await Listings.nativeFirst(in: .simulated(device)) { locations.append($0) }
            return locations
        }
        #expect(locations.map(\.coordinate.datum) == (allows ? [.wgs84] : []))
    }

    @Test("The listing for a test locates.")
    func inATest() throws {
        #expect(try Listings.inATest().coordinate.datum == .wgs84)
    }

    @Test("The README shows exactly this code.")
    func shown() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let listings = try ["Sources/Listings/Listings.swift", "Tests/HomeMadeAdapterTests/ContractTests.swift"]
            .flatMap { try Self.listings(in: package.appending(path: $0)) }
        let shown = try Self.blocks(in: package.appending(path: "../README.md"))
        #expect(listings.count == 3)
        for listing in listings { #expect(shown.contains(listing), "The README lacks:\n\(listing)") }
        for block in shown { #expect(listings.contains(block), "This is compiled nowhere:\n\(block)") }
    }

    /// What stands between `// README: …` and `// README: end`, without its indentation.
    private static func listings(in file: URL) throws -> [String] {
        var listings: [String] = []
        var open: [Substring]?
        var indentation = 0
        for line in try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n",
            omittingEmptySubsequences: false
        ) {
            let text = line.drop { $0 == " " }
            if text == "// README: end" {
                listings.append((open ?? []).joined(separator: "\n"))
                open = nil
            } else if text.hasPrefix("// README: ") {
                open = []
                indentation = line.count - text.count
            } else {
                open?.append(line.dropFirst(indentation))
            }
        }
        return listings
    }

    /// The Swift code of a document, block by block.
    private static func blocks(in file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "\n```")[0]
        }
    }
}
