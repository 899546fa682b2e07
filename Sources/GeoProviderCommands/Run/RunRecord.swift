// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import PermissionRules
import SimulatedDevice

/// What came of a replay: the timeline and the facts of its summary.
struct RunRecord {
    /// The scenario's name.
    let scenario: String
    /// The provider.
    let provider: ProviderRegistration
    /// What ran, as the output's `parameters`.
    let parameters: DeviceJSON
    /// Everything that happened.
    let timeline: [DeviceJournalEntry]
    /// The output's `summary`.
    let summary: DeviceJSON
    /// What the scenario expected, against what came.
    let expectations: [DeviceScenario.ExpectationOutcome]
    /// What the user saw at each prompt.
    let screens: [ScreenFrame]
    /// Remarks for the person who wrote the scenario, for standard error.
    let notices: [String]
    /// The Info.plist key whose lack ended the gate; nil: none.
    let missingKey: String?

    init(_ replay: ScenarioReplay, _ plan: ReplayPlan) {
        let app = replay.app?.record ?? replay.record
        scenario = replay.scenario.name
        provider = replay.registration
        parameters = replay.registration.isNaive ? plan.parameters.with("naive", true) : plan.parameters
        timeline = replay.device.journal.entries
        let reported = replay.device.app.isRunning ? replay.app?.provider.authority.authorizationState : nil
        summary = RunSummary.json(of: replay.device, app, reported: reported)
        expectations = replay.scenario.expectations.map { [summary] in $0.outcome(in: summary) }
        screens = ScreenFrame.all(of: replay.device)
        notices = Self.notices(for: replay)
        missingKey = app.gate?.error?.infoDictionaryKey
    }

    /// Whether everything that was expected came.
    var meetsExpectations: Bool { expectations.allSatisfy(\.isMet) }

    private static func notices(for replay: ScenarioReplay) -> [String] {
        let unused = replay.device.user.answers.map { answer in
            "the answer “\(answer.option.rawValue)” to \(answer.prompt.rawValue) was not used: "
                + "no such prompt appeared"
        }
        let app = replay.scenario.app
        let strangers = Set(app.sdk.keys).union(app.sdkVersions.keys).subtracting([replay.registration.id])
        let ignored = strangers.sorted().map { "settings for \($0) are ignored by \(replay.registration.id)" }
        return unused + ignored
    }
}

extension DeviceJSON {
    /// The object with one member more.
    fileprivate func with(_ key: String, _ value: DeviceJSON) -> DeviceJSON {
        guard case .object(let members) = self else { return self }
        return .object(members + [Member(key, value)])
    }
}
