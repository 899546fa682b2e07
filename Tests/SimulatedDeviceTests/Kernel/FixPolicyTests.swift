// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice
import Testing

@Suite("What a journal keeps of locations")
struct FixPolicyTests {
    @Test("The newest are kept, in their places among all else.", arguments: [0, 1, 3, 100, 1_000])
    func newest(limit: Int) {
        let device = SimulatedDevice()
        device.journal.fixPolicy = .newest(limit)
        for number in 0..<500 {
            if number % 100 == 0 { device.note(.app, .step, "step \(number)") }
            device.noteFix(.sdk, .callback) { "fix \(number)" }
        }
        let kept = device.journal.entries.map(\.detail)
        var expected: [String] = []
        for number in 0..<500 {
            if number % 100 == 0 { expected.append("step \(number)") }
            if number >= 500 - limit { expected.append("fix \(number)") }
        }
        #expect(kept == expected)
        #expect(device.journal.fixCounts == [.sdk: 500])
    }

    @Test("Reading between two locations changes nothing.")
    func reading() {
        let device = SimulatedDevice()
        device.journal.fixPolicy = .newest(2)
        for number in 0..<10 {
            device.noteFix(.sdk, .callback) { "fix \(number)" }
            #expect(device.journal.entries.last?.detail == "fix \(number)")
            #expect(device.journal.entries.count == min(number + 1, 2))
        }
    }

    @Test("Counted locations leave no entry, but a sink gets them.")
    func counted() {
        let device = SimulatedDevice()
        device.journal.fixPolicy = .counted
        device.noteFix(.coreLocation, .callback) { "unseen" }
        var seen: [String] = []
        device.journal.sink = { seen.append($0.detail) }
        device.noteFix(.coreLocation, .callback) { "seen" }
        #expect(seen == ["seen"])
        #expect(device.journal.entries.isEmpty)
        #expect(device.journal.fixCounts == [.coreLocation: 2])
    }
}
