// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import Testing

@Suite("The short rule for usage texts against the permission tables")
struct UsageTextRuleTests {
    struct Cell: Sendable, CustomTestStringConvertible {
        let rules: RuleSet
        let keys: Set<UsageKey>
        var testDescription: String { "\(rules.name): \(keys.sorted().map(\.rawValue).joined(separator: ", "))" }
    }

    static let cells = RuleSet.all.flatMap { rules in
        UsageKeys.subsets.map { Cell(rules: rules, keys: $0) }
    }

    @Test("A key is missing exactly where the system would show no prompt.", arguments: cells)
    func agrees(_ cell: Cell) {
        let machine = PermissionMachine(cell.rules)
        let version = SystemVersion(cell.rules.first.major, cell.rules.first.minor)
        let texts = Dictionary(uniqueKeysWithValues: cell.keys.map { ($0.rawValue, "text") })
        let dictionary = InfoDictionary(usageDescriptions: texts)
        let context = RequestContext(usageTexts: cell.keys, presence: .foreground, promptOnScreen: false)
        for (permission, request) in [
            (LocationPermission.whenInUse, AuthorizationRequest.whenInUse), (.always, .always),
        ] {
            let rule = UsageTextRule.inForce(for: permission, on: version)
            let decision = machine.decide(request, in: PermissionState(), context)
            let prompts = if case .prompt = decision.effect { true } else { false }
            #expect((rule.firstMissingKey(in: dictionary) == nil) == prompts)
        }
    }

    @Test("The keys are the tables' own.")
    func names() {
        #expect(UsageTextRule.whenInUseKey == UsageKey.whenInUse.rawValue)
        #expect(UsageTextRule.alwaysKey == UsageKey.always.rawValue)
        #expect(UsageTextRule.alwaysAndWhenInUseKey == UsageKey.alwaysAndWhenInUse.rawValue)
    }
}

enum UsageKeys {
    /// Every set of usage texts an Info.plist can have.
    static let subsets: [Set<UsageKey>] = (0..<8).map { bits in
        Set(UsageKey.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
    }
}
