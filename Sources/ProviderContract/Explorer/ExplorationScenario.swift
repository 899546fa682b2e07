// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// A way that broke an invariant, as a scenario that breaks it again.
struct ExplorationScenario {
    let subject: ContractSubject
    let rules: RuleSet
    let plist: ContractExploration.Plist
    let path: [ExploredStep]
    let violation: ExploredViolation

    /// The steps in words, for a person.
    var words: [String] { path.map(\.words) }

    /// The scenario file.
    func json() throws -> DeviceJSON {
        let phone = try ExploredPhone(subject, rules, plist)
        defer { phone.close() }
        var steps: [DeviceJSON] = [["at": 0, "do": "launch"]]
        for step in path {
            if let json = step.json(on: phone) { steps.append(json) }
            try phone.perform(step)
        }
        return [
            "name": .string("\(subject.name), iOS \(rules.first): \(violation.invariant.statement)"),
            "device": ["os": .string("\(rules.first)"), "infoPlist": infoPlist],
            "app": app,
            "steps": .array(steps),
            "until": Self.seconds(phone.device.now + violation.patience),
            "expect": violation.expectation,
        ]
    }

    private var app: DeviceJSON {
        [
            "provider": .string(subject.commandLineName ?? subject.name),
            "flow": "sdk-driven",
            "want": "none",
            "timeout": .integer(Int(ContractExploration.timeout)),
            "desiredAccuracy": "hundredMeters",
            "purposeKey": plist.hasTemporaryText ? .string(ContractSetUp.purposeKey) : .null,
            "allowsBackgroundLocationUpdates": .bool(plist.hasBackgroundMode),
            "pausesLocationUpdatesAutomatically": false,
        ]
    }

    private var infoPlist: DeviceJSON {
        var members = plist.usageTexts.sorted().map {
            DeviceJSON.Member($0.rawValue, "Shows what is near you.")
        }
        if plist.hasBackgroundMode { members.append(.init("UIBackgroundModes", ["location"])) }
        if plist.hasTemporaryText {
            let texts: DeviceJSON = .object([.init(ContractSetUp.purposeKey, "Finds the door.")])
            members.append(.init("NSLocationTemporaryUsageDescriptionDictionary", texts))
        }
        if plist.isReducedByDefault { members.append(.init("NSLocationDefaultAccuracyReduced", true)) }
        return .object(members)
    }

    static func seconds(_ time: Duration) -> DeviceJSON {
        let value = time.inSeconds
        return value == value.rounded() ? .integer(Int(value)) : .number(value)
    }
}

extension ExploredViolation {
    /// How long to wait after the last step until it shows.
    fileprivate var patience: Duration {
        isEndless ? Self.patienceForEnds : invariant == .idleReceivers ? .seconds(10) : .zero
    }

    /// What the summary of a run would say of a provider that does it right; this one's says something else.
    fileprivate var expectation: DeviceJSON {
        switch invariant {
        case .permission, .reducedAccuracy: ["locations": atMost(tally.locations - 1)]
        case .silentAfterStop:
            isError ? ["errors": atMost(tally.errors - 1)] : ["locations": atMost(tally.locations - 1)]
        case .oneCompletion:
            isEndless
                ? ["completions": ["atLeast": .integer(tally.completions + 1)]]
                : ["completions": atMost(tally.completions - 1)]
        case .temporaryAnswer:
            isEndless
                ? ["temporaryFullAccuracy": ["atLeast": .integer(tally.temporaryAnswers + 1)]]
                : ["temporaryFullAccuracy": atMost(tally.temporaryAnswers - 1)]
        case .prompts: ["prompts": atMost(tally.prompts.count - 1)]
        case .nativeFirst: ["vendorAuthCallbacks": atMost(tally.vendorAuthCallbacks - 1)]
        case .alwaysNeedsText: ["authorization": "authorizedWhenInUse"]
        case .crash: ["applicationState": .string(tally.appState)]
        case .authorizationTold, .idleReceivers, .deadProcess: [:]
        }
    }

    private func atMost(_ number: Int) -> DeviceJSON { ["atMost": .integer(number)] }
}
