// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProviderContract
import SimulatedDevice

extension Benchmarks {
    /// The explorer on one core and on two, each with worlds of its own.
    mutating func measureExplorer() throws {
        let plist = ContractExploration.Plist(usageTexts: [.whenInUse])
        let subject = ContractSubject.all[0]
        let steps = 10_000
        let explore = { @Sendable in try ProviderContract.explore(subject, rules: .ios8, plists: [plist], steps: steps)
        }
        let found = try explore()
        let contest = try Contest([
            ("one", { try Cost.of { _ = try explore() } }),
            ("two", { Cost.of { DispatchQueue.concurrentPerform(iterations: 2) { _ in _ = try? explore() } } }),
        ])
        let rate = contest.seconds("one").map { Double(found.replayedEvents) / $0 }
        let gain = contest.wallRatio("one", to: "two").map { 2 * $0 }
        rows += [
            Row(name: "explorer, one core: replayed events/s", value: rate, goal: .atLeast(2e6)),
            Row(name: "explorer: steps of a replay, on average", value: found.meanPathLength),
            Row(name: "explorer, two cores: times the work of one", value: gain, goal: .atLeast(1.8)),
        ]
        notes.append(
            "Explorer, \(steps) steps: \(found.states) states, \(found.transitions) transitions, \(found.replayedEvents) events a run; "
                + "the work of two cores is measured by the clock on the wall, so it needs both to itself."
        )
    }

    /// Explores one world for so many steps, for whoever looks at it with a profiler.
    static func explore(steps: Int) throws {
        let plist = ContractExploration.Plist(usageTexts: [.whenInUse])
        let found = try ProviderContract.explore(ContractSubject.all[0], rules: .ios8, plists: [plist], steps: steps)
        print(found.states, found.transitions, found.replayedEvents)
    }
}
