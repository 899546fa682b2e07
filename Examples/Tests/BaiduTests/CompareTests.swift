// SPDX-License-Identifier: Apache-2.0

import BaiduRegistration
import Foundation
import GeoProviderCommands
import Testing

@Suite("Baidu beside the others")
struct CompareTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Scenarios/differences").path

    private static func names() -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return all.filter { $0.hasSuffix(".json") }.sorted()
    }

    @Test("Every difference is explained.", arguments: names())
    func explained(_ name: String) {
        let console = Console.capturing()
        let code = run(
            arguments: ["compare", "\(Self.folder)/\(name)"],
            providers: .standard + [.baidu],
            console: console
        )
        #expect(code == 0, "\(console.output)\(console.errorOutput)")
    }
}
