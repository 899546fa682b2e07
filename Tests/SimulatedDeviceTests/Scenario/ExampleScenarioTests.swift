// SPDX-License-Identifier: Apache-2.0

import Foundation
import SimulatedDevice
import Testing

@Suite("The example scenarios")
struct ExampleScenarioTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/Scenarios").path

    private static func scenarios() -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted()
    }

    @Test("There are some")
    func exist() {
        #expect(Self.scenarios().count >= 100)
    }

    @Test("Each reads, and the files it names are there", arguments: scenarios())
    func reads(_ name: String) throws {
        let scenario = try DeviceScenario(contentsOf: Self.folder + "/" + name)
        if case .file(let path) = scenario.device.infoPlist {
            #expect(FileManager.default.fileExists(atPath: path))
        }
        if case .track(let path) = scenario.device.position {
            #expect(FileManager.default.fileExists(atPath: path))
        }
    }
}
