// SPDX-License-Identifier: Apache-2.0

import Foundation
import SimulatedDevice
import Testing

@Suite("The Info.plist of a scenario")
struct ScenarioPlistTests {
    @Test(
        "Of a key that stands twice the last is read, or by the switch the first.",
        arguments: [("last", "b"), ("first", "a")]
    )
    func duplicateKey(position: String, text: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plist-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let entries = ["a", "b"].map { "<key>NSLocationWhenInUseUsageDescription</key><string>\($0)</string>" }
        let plist = "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
        try Data(plist.utf8).write(to: folder.appendingPathComponent("Info.plist"))
        let json = """
            {"name": "a", "device": {"os": "17", "infoPlist": "Info.plist"}, "switches": {"duplicateKeyWins": "\(position)"}}
            """
        let path = folder.appendingPathComponent("a.json").path
        let device = try SimulatedDevice(DeviceScenario(json: Array(json.utf8), file: path))
        device.app.launch()
        device.permission.request(.whenInUse)
        #expect(device.permission.promptOnScreen?.text == text)
    }
}
