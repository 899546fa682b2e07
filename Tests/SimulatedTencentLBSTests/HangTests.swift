// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice
import SimulatedTencentLBS
import Testing

@Suite("Tencent's init that hangs")
struct HangTests {
    @Test(
        "Up to 4.0.1, and only where the switch says so, nothing ever comes of a manager.",
        arguments: [("4.0.1", "true", 0), ("4.0.1", "false", 1), ("4.0.3", "true", 1), ("3.23", "true", 0)]
    )
    func hangs(version: String, hangs: String, answered: Int) throws {
        let device = try phone(sdk: version, switches: ["tencentInitHangs": hangs])
        let manager = device.manager()
        let recorder = Recorder(device)
        manager.delegate = recorder
        let answers = Answers(device)
        #expect(manager.ask(answers))
        manager.startUpdatingLocation()
        device.seconds(60)
        #expect(answers.words.count == answered)
        #expect(recorder.events.isEmpty == (answered == 0))
        #expect(device.cited.contains("TENCENT-AUTH-HANG") == (answered == 0))
    }
}
