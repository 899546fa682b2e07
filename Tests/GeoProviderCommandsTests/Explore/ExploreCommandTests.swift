// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("The command explore")
struct ExploreCommandTests {
    @Test("The document has every key, and the states of its worlds add up.")
    func json() throws {
        let run = CommandRun("explore --provider native --rules 18 --depth 1 --shard 1/64 --format json")
        let document = try run.document()
        #expect(run.code == 0)
        #expect(document["formatVersion"] as? Int == 1)
        #expect(document["provider"] as? String == "native")
        #expect(document["rules"] as? String == "18")
        #expect(document["closed"] as? Bool == false)
        #expect((document["bounds"] as? [String])?.isEmpty == false)
        #expect((document["violations"] as? [Any])?.isEmpty == true)
        #expect((document["sometimes"] as? [String: Bool])?["status.notDetermined"] == true)
        let explorations = try #require(document["explorations"] as? [[String: Any]])
        let worlds = try #require(explorations.first?["worlds"] as? [[String: Any]])
        #expect(worlds.compactMap { $0["states"] as? Int }.reduce(0, +) == document["states"] as? Int)
    }

    @Test("Text names provider, rule set and what was left out.")
    func text() {
        let run = CommandRun("explore --provider tencent --rules 8 --depth 1 --shard 1/16")
        #expect(run.output.contains("tencent on iOS 8"))
        #expect(run.output.contains("No more than 1 steps are taken."))
        #expect(run.columns <= 80)
    }

    @Test(
        "Unusable flags are named, with what is possible.",
        arguments: [
            ("explore --shard 3/2", "1/4"), ("explore --shard x", "1/4"), ("explore --depth 0", "1 to 1000"),
            ("explore --provider nativ", "native"), ("explore --rules 12", "Did you mean “11”?"),
        ]
    )
    func unusable(line: String, remedy: String) {
        let run = CommandRun(line)
        #expect(run.code == 2)
        #expect(run.errors.contains(remedy))
        #expect(run.output.isEmpty)
    }
}
