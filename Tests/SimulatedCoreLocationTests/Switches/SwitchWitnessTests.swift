// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("What the switches change")
struct SwitchWitnessTests {
    /// The switches that decide how an Info.plist is read, before there is a device, and the one that stops the program.
    private static let others: Set<SwitchName> = [.emptyTextCountsAsMissing, .duplicateKeyWins, .missingDelegateMethod]

    @Test(
        "Each of a switch's positions gives another journal, the same one each time.",
        arguments: SwitchName.allCases.filter { !others.contains($0) }
    )
    func witness(_ name: SwitchName) throws {
        let witness = try #require(SwitchWitness(name), "\(name) has no story in which it makes a difference")
        let journals = try witness.positions.map(witness.journal)
        #expect(journals[0] != journals[1], "\(name) makes no difference")
        #expect(try witness.positions.map(witness.journal) == journals)
    }

    @Test("A blank usage text prompts, or counts as missing.", arguments: [("false", ["first13"]), ("true", [])])
    func blankText(_ position: String, _ prompts: [String]) throws {
        let device = try read(plist: ["<key>NSLocationWhenInUseUsageDescription</key><string></string>"]) {
            try $0.set(.emptyTextCountsAsMissing, to: position)
        }
        device.ask { $0.requestWhenInUseAuthorization() }
        #expect(device.permission.prompts.map(\.id.rawValue) == prompts)
    }

    @Test("Of a key that stands twice the last is read, or the first.", arguments: [("last", "b"), ("first", "a")])
    func duplicateKey(_ position: String, _ text: String) throws {
        let entries = ["a", "b"].map { "<key>NSLocationWhenInUseUsageDescription</key><string>\($0)</string>" }
        let device = try read(plist: entries) { try $0.set(.duplicateKeyWins, to: position) }
        device.ask { $0.requestWhenInUseAuthorization() }
        #expect(device.permission.promptOnScreen?.text == text)
    }

    @Test("A missing method is noted, or stops the program.")
    func missingMethod() async throws {
        let device = try phone("16.0", .whenInUse)
        try device.with(MuteRecorder(device)) { manager, _ in manager.requestLocation() }
        #expect(device.journal.entries.contains { $0.rule == BehaviourRule.missingMethod.rawValue })
        await #expect(processExitsWith: .failure) {
            let device = try phone("16.0", .whenInUse, switches: [.missingDelegateMethod: "trap"])
            try device.with(MuteRecorder(device)) { manager, _ in manager.requestLocation() }
        }
    }

    private func read(
        plist entries: [String],
        _ change: (inout SwitchSettings) throws -> Void
    ) throws -> SimulatedDevice {
        let text = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
        var switches = SwitchSettings()
        try change(&switches)
        let plist = try InfoPlist(data: Array(text.utf8), name: "Info.plist")
        let declaration = AppDeclaration(plist, switches: switches)
        let device = SimulatedDevice(
            DeviceConfiguration(os: try IOSVersion(parsing: "16.0"), declaration: declaration, switches: switches)
        )
        device.app.launch()
        return device
    }
}
