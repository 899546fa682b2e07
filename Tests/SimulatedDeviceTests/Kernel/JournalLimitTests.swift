// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice
import Testing

@Suite("A journal with a limit")
struct JournalLimitTests {
    private func details(_ device: SimulatedDevice) -> [String] { device.journal.entries.map(\.detail) }

    @Test("The newest entries are kept, and a sink hears all.", arguments: [0, 1, 2, 63, 64, 100])
    func keepsTheNewest(limit: Int) {
        let device = SimulatedDevice()
        var heard: [String] = []
        device.journal.limit = limit
        device.journal.sink = { heard.append($0.detail) }
        let all = (0..<1_000).map { "\($0)" }
        for text in all {
            device.note(.app, .step, text)
            #expect(device.journal.entries.count <= limit)
        }
        #expect(details(device) == Array(all.suffix(limit)))
        #expect(heard == all)
    }

    @Test("A limit that comes later drops what is too much.")
    func setLater() {
        let device = SimulatedDevice()
        for number in 0..<10 { device.note(.app, .step, "\(number)") }
        device.journal.limit = 3
        #expect(details(device) == ["7", "8", "9"])
        device.journal.limit = nil
        for number in 10..<13 { device.note(.app, .step, "\(number)") }
        #expect(details(device) == ["7", "8", "9", "10", "11", "12"])
    }

    @Test("It goes together with a limit to the entries of locations.", arguments: [5, 40, 200])
    func withFixes(limit: Int) {
        let device = SimulatedDevice()
        device.journal.fixPolicy = .newest(3)
        device.journal.limit = limit
        var expected: [(text: String, isFix: Bool)] = []
        for number in 0..<500 {
            let isFix = number % 3 > 0
            if isFix { device.noteFix(.app, .callback) { "\(number)" } } else { device.note(.app, .step, "\(number)") }
            expected.append(("\(number)", isFix))
            let fixes = expected.filter(\.isFix).suffix(3).map(\.text)
            expected.removeAll { $0.isFix && !fixes.contains($0.text) }
            guard number % 50 == 49 else { continue }
            // What the limit has dropped does not come back when old locations make room.
            let kept = details(device)
            #expect(kept.count <= limit && kept.count >= min(limit, expected.count) - 3)
            #expect(kept == expected.map(\.text).suffix(kept.count))
        }
    }
}
