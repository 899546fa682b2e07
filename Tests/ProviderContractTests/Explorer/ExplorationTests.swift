// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import SimulatedDevice
import Testing

@Suite("Exploring")
struct ExplorationTests {
    private static let bare = ContractExploration.Plist(usageTexts: [])

    @Test("An exploration comes to an end, and finds nothing broken.")
    func closes() throws {
        let exploration = try ProviderContract.explore(.native, rules: .ios8, plists: [Self.bare])
        #expect(exploration.isClosed)
        #expect(exploration.violations == [])
        #expect(exploration.states > 100)
        #expect(exploration.transitions > exploration.states)
    }

    @Test("Walking on finds the same states and transitions as going nearest first.")
    func mannersAgree() throws {
        let explorations = try ContractExploration.Manner.allCases.map { manner in
            try ProviderContract.explore(.native, rules: .ios8, plists: [Self.bare], manner: manner)
        }
        #expect(Set(explorations.map(\.states)).count == 1)
        #expect(Set(explorations.map(\.transitions)).count == 1)
        #expect(Set(explorations.map(\.reachedGoals)).count == 1)
        #expect(Set(explorations.map { $0.worlds.map(\.depth) }).count == 1)
    }

    @Test("The same exploration is the same to the last number.")
    func isDeterministic() throws {
        let explorations = try (0..<2).map { _ in
            try ProviderContract.explore(.native, rules: .ios8, plists: [Self.bare])
        }
        #expect(explorations[0] == explorations[1])
    }

    @Test("The shares of the work together are the whole.")
    func shards() throws {
        let plists = Array(ContractExploration.Plist.all(for: .ios14).prefix(5))
        let whole = try ProviderContract.explore(.native, rules: .ios14, plists: plists, depth: 2)
        let shares = try (1...2).map { number in
            let shard = try #require(ContractExploration.Shard(number, of: 2))
            return try ProviderContract.explore(.native, rules: .ios14, plists: plists, depth: 2, shard: shard)
        }
        let merged = plists.indices.map { shares[$0 % 2].worlds[$0 / 2] }
        #expect(merged == whole.worlds)
    }

    @Test("A rule set that knows no reduced accuracy has fewer worlds.", arguments: [(RuleSet.ios8, 16), (.ios14, 64)])
    func worlds(rules: RuleSet, count: Int) {
        let plists = ContractExploration.Plist.all(for: rules)
        #expect(plists.count == count)
        #expect(Set(plists).count == count)
    }

    @Test("With a limit to the depth an exploration is not closed, and says where it ended.")
    func depth() throws {
        let exploration = try ProviderContract.explore(.native, rules: .ios18, plists: [Self.bare], depth: 2)
        #expect(!exploration.isClosed)
        #expect(exploration.worlds.map(\.depth) == [2])
        #expect(exploration.bounds.contains("No more than 2 steps are taken."))
        #expect(exploration.missedGoals == [])
    }

    @Test("A provider that does not tell its state is explored to a stated depth.")
    func withoutStates() throws {
        let plist = ContractExploration.Plist(usageTexts: [])
        let exploration = try ProviderContract.explore(.homeMade, rules: .ios18, plists: [plist], depth: 2)
        #expect(!exploration.isClosed)
        #expect(exploration.bounds.contains { $0.contains("StateDigesting") && $0.contains("2 steps") })
    }

    @Test("Shares are named from one to their count.", arguments: [(0, 2), (3, 2), (1, 0)])
    func wrongShares(number: Int, count: Int) {
        #expect(ContractExploration.Shard(number, of: count) == nil)
    }
}
