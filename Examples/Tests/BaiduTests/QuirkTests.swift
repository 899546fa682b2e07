// SPDX-License-Identifier: Apache-2.0

import BaiduRegistration
import Foundation
import GeoProviderCommands
import Testing

@Suite("Baidu's quirks")
struct QuirkTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Scenarios/quirks/baidu").path

    private static func names() -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return all.filter { $0.hasSuffix(".json") }.sorted()
    }

    @Test("Each is as the scenario says.", arguments: names())
    func quirk(_ name: String) {
        let console = Console.capturing()
        let code = run(arguments: ["run", "\(Self.folder)/\(name)"], providers: [.baidu], console: console)
        #expect(code == 0, "\(console.output)\(console.errorOutput)")
    }

    @Test("Rows 14 to 16 are there.")
    func rows() {
        #expect(Set(Self.names().map { $0.prefix(3) }).isSuperset(of: ["D14", "D15", "D16"]))
    }
}
