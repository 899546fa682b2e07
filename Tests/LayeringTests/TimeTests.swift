// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("Time and chance")
struct TimeTests {
    @Test("Nothing sleeps, nothing reads the wall clock, nothing is random")
    func isVirtual() {
        #expect(PatternRule.wallClock.violations(in: SourceTree.files) == [])
        #expect(PatternRule.chance.violations(in: SourceTree.files) == [])
    }

    @Test("Every allowance is used")
    func hasNoStaleAllowances() {
        #expect(PatternRule.wallClock.staleAllowances(in: SourceTree.files) == [])
        #expect(PatternRule.chance.staleAllowances(in: SourceTree.files) == [])
    }

    @Test(
        "Finds a planted clock",
        arguments: [
            "try await Task.sleep(for: .seconds(1))", "Thread.sleep(forTimeInterval: 1)", "sleep(1)", "usleep(5)",
            "let now = Date()", "let now = Date.now", "let a: Date = Date( )", "ContinuousClock().now",
            "let a = DispatchTime.now()", "queue.asyncAfter(deadline: a) {}", "time(nil)", "date.timeIntervalSinceNow",
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }", "clock_gettime(CLOCK_REALTIME, &a)",
        ]
    )
    func findsClocks(_ text: String) {
        let file = SourceFile("Sources/SimulatedDevice/A.swift", text)
        #expect(!PatternRule.wallClock.violations(in: file).isEmpty)
    }

    @Test(
        "Finds planted chance",
        arguments: [
            "let a = Int.random(in: 0...5)", "Bool.random()", "UUID()", "list.shuffled()", "list.randomElement()",
            "a.hashValue", "var a = SystemRandomNumberGenerator()",
        ]
    )
    func findsChance(_ text: String) {
        let file = SourceFile("Sources/SimulatedDevice/A.swift", text)
        #expect(!PatternRule.chance.violations(in: file).isEmpty)
    }

    @Test(
        "Leaves given dates, device time and seeded chance alone",
        arguments: [
            "let a = Date(timeIntervalSince1970: device.now)", "Int.random(in: 0...5, using: &generator)",
            "list.shuffled(using: &generator)", "device.time(nil)", "// Date()", "let name = \"Task.sleep\"",
            "struct Timer {}", "func sleepless() {}", "UUID(uuidString: text)",
        ]
    )
    func leavesOthersAlone(_ text: String) {
        let file = SourceFile("Sources/SimulatedDevice/A.swift", text)
        #expect(PatternRule.wallClock.violations(in: file) == [])
        #expect(PatternRule.chance.violations(in: file) == [])
    }
}
