// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProvider
import Testing

@Suite("The system's environment, without UIKit")
struct SystemEnvironmentTests {
    @Test("An action runs once on the thread's own run loop, and not after it was called off.")
    func schedules() {
        let environment = ProviderEnvironment.system()
        var ran: [String] = []
        environment.schedule(after: 0, label: "never") { ran.append("never") }.cancel()
        environment.schedule(after: 0, label: "once") { ran.append("once") }
        #expect(ran.isEmpty)
        for _ in 0..<3 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSince1970: 0)) }
        #expect(ran == ["once"])
    }

    @Test("It stands on this process: a version, a clock, an active application.")
    func readsProcess() {
        let environment = ProviderEnvironment.system()
        #expect(environment.systemVersion.major > 0)
        #expect(environment.now > 1_700_000_000)
        #expect(environment.applicationState == .active)
        #expect(environment.infoDictionary.backgroundModes.isEmpty)
        environment.checkIsolation()
        #expect(environment.within { 1 } == 1)
    }

    @MainActor
    @Test("What may block is asked off the main thread, and answered on it.")
    func asksElsewhere() async {
        let environment = ProviderEnvironment.system()
        let isMain = await withCheckedContinuation { continuation in
            environment.askElsewhere({ Thread.isMainThread }) { continuation.resume(returning: $0) }
        }
        #expect(!isMain)
    }

    @Test("Off the main thread it is asked at once.")
    func asksAtOnce() async {
        await Task.detached {
            var answer: Bool?
            ProviderEnvironment.system().askElsewhere({ true }) { answer = $0 }
            #expect(answer == true)
        }.value
    }
}
