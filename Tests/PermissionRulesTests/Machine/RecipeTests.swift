// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("Every request in every situation, against the fact sheet")
struct RecipeTests {
    @Test("Prompts, texts, grants, statuses, callbacks and console lines are as documented in every cell")
    func everyCell() throws {
        var requests = 0
        var answers = 0
        var faults: [String] = []
        let versions = FactLine.versionsByBand["8+"] ?? []
        for version in versions {
            var recipe = try Recipe(version)
            recipe.run()
            requests += recipe.requests
            answers += recipe.answers
            faults += recipe.faults
        }
        print("permission machine: \(requests) requests and \(answers) answers, \(requests + answers) cells")
        #expect(requests == 18 * 8 * 6 * 2 * 2 * 2 * 4 * 2 * 2)
        #expect(faults.count == 0, "first: \(faults.prefix(5).joined(separator: "\n"))")
    }

    @Test("Accuracy is as documented in every state", arguments: RuleSet.all)
    func everyAccuracy(_ rules: RuleSet) {
        let machine = PermissionMachine(rules)
        for state in PermissionState.all {
            #expect(machine.accuracy(in: state).value == ExpectedBehaviour.accuracy(state, rules), "\(state.summary)")
        }
    }
}
