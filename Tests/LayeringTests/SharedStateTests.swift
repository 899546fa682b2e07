// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("Shared state")
struct SharedStateTests {
    @Test("Nothing is unchecked, and nothing locks, but where the design names it")
    func isChecked() {
        #expect(PatternRule.uncheckedSendable.violations(in: SourceTree.files) == [])
        #expect(PatternRule.locks.violations(in: SourceTree.files) == [])
    }

    @Test("Every allowance is used")
    func hasNoStaleAllowances() {
        #expect(PatternRule.uncheckedSendable.staleAllowances(in: SourceTree.files) == [])
        #expect(PatternRule.locks.staleAllowances(in: SourceTree.files) == [])
    }

    @Test(
        "Finds a planted promise",
        arguments: [
            "final class Box: @unchecked Sendable {}", "nonisolated(unsafe) var a = 1",
            "nonisolated( unsafe ) let a = 1",
            "struct A: @unchecked\nSendable {}",
        ]
    )
    func findsPromises(_ text: String) {
        let file = SourceFile("Sources/SimulatedDevice/Device.swift", text)
        #expect(PatternRule.uncheckedSendable.violations(in: file).count == 1)
    }

    @Test(
        "Finds a planted lock",
        arguments: [
            "let a = Mutex<Int>(0)", "let a = Mutex(0)", "let lock = NSLock()", "let a = DispatchSemaphore(value: 1)",
            "let a = DispatchQueue(label: \"a\")", "var a = pthread_mutex_t()", "let a = Atomic<Int>(0)",
        ]
    )
    func findsLocks(_ text: String) {
        let file = SourceFile("Sources/GeoProvider/Location.swift", text)
        #expect(PatternRule.locks.violations(in: file).isEmpty == false)
    }

    @Test("Leaves comments, strings, tests and the files of the design alone")
    func leavesOthersAlone() {
        let promise = "class Box: @unchecked Sendable {}"
        let comment = "// not @unchecked Sendable\nlet a = \"nonisolated(unsafe)\""
        let rule = PatternRule.uncheckedSendable
        #expect(rule.violations(in: SourceFile("Sources/SimulatedDevice/A.swift", comment)) == [])
        #expect(rule.violations(in: SourceFile("Tests/ATests/A.swift", promise)) == [])
        let executor = SourceFile("Sources/SimulatedDevice/Kernel/DeviceExecutor.swift", promise)
        #expect(rule.violations(in: executor) == [])
    }

    @Test("Finds a planted allowance that nothing uses")
    func findsStaleAllowances() {
        let path = "Sources/SimulatedDevice/Kernel/DeviceExecutor.swift"
        let stale = PatternRule.uncheckedSendable.staleAllowances(in: [SourceFile(path, "struct A {}")])
        #expect(stale.contains(path))
    }
}
