// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// A scenario for an Info.plist: a first launch in which every prompt that it raises gets an answer.
struct ScenarioDraft {
    let plist: InfoPlist
    let os: IOSVersion
    let provider: ProviderRegistration
    /// The permission that the app asks for.
    let permission: AuthorizationRequest
    /// The purpose key for temporary full accuracy; nil where the Info.plist has none, or this iOS no such request.
    let purposeKey: String?
    /// The answers to the prompts that the scenario raises, in their order.
    private(set) var answers: [DeviceScenario.Answer] = []
    /// The steps besides the launch.
    private(set) var steps: [DeviceScenario.Step] = []
    /// The summary of a replay.
    private(set) var summary: DeviceJSON = .null

    /// Drafts the scenario by replaying it, and keeps the answers and steps that a prompt came of.
    ///
    /// - Throws: `DeviceInputError` where the provider cannot be set up.
    init(
        _ plist: InfoPlist,
        path: String,
        os: IOSVersion,
        provider: ProviderRegistration,
        registrations: [ProviderRegistration]
    ) throws {
        self.plist = plist
        self.os = os
        self.provider = provider
        let forecasts = PromptForecaster(plist, RuleSet(binding: os)).forecasts
        permission = Self.permission(forecasts)
        purposeKey = forecasts.compactMap(\.request.purposeKey).first
        summary = try replay([], path, registrations)
        for candidate in candidates {
            let trial = try replay(steps + candidate, path, registrations)
            guard Self.prompts(trial).count > Self.prompts(summary).count else { continue }
            steps += candidate
            summary = trial
        }
        answers = Self.prompts(summary).map(answer)
    }

    /// Always where asking for it can prompt, at first or after While Using was granted.
    private static func permission(_ forecasts: [PromptForecast]) -> AuthorizationRequest {
        let always = forecasts.first { $0.request == .authorization(.always) }
        if let always, !always.sequence.isEmpty { return .always }
        if case .prompt? = always?.afterWhenInUse { return .always }
        return .whenInUse
    }

    /// Steps that may raise a further prompt, in the order in which they are tried.
    private var candidates: [[DeviceScenario.Step]] {
        let request = purposeKey.map { key in
            [DeviceScenario.Step(at: .seconds(20), .requestTemporaryFullAccuracy(purposeKey: key))]
        }
        let event: [DeviceScenario.Step] = [
            .init(at: .seconds(30), .background), .init(at: .seconds(40), .deliverAlwaysEvent),
        ]
        return (request.map { [$0] } ?? []) + (permission == .always ? [event] : [])
    }

    /// The summary of a replay with these steps.
    private func replay(
        _ steps: [DeviceScenario.Step],
        _ path: String,
        _ registrations: [ProviderRegistration]
    ) throws -> DeviceJSON {
        let plan = try ReplayPlan(scenario(steps, path: path), ReplayOptions(), registrations: registrations)
        return try ScenarioReplay.run(plan, on: provider).summary
    }

    /// The scenario as it is replayed, with an answer to every prompt there is.
    private func scenario(_ steps: [DeviceScenario.Step], path: String) -> DeviceScenario {
        var scenario = DeviceScenario(name: name, os: os, steps: steps)
        scenario.device.infoPlist = .file(path)
        scenario.user.answers = PromptID.allCases.map(answer)
        scenario.app.provider = provider.id
        scenario.app.permission = permission
        scenario.app.purposeKey = purposeKey
        return scenario
    }

    /// What the user says to a prompt: yes, and for as long as may be; precise location they give later, if asked.
    private func answer(_ prompt: PromptID) -> DeviceScenario.Answer {
        let hasSwitch = PermissionMachine(RuleSet(binding: os)).prompt(prompt)?.hasPreciseSwitch ?? false
        return DeviceScenario.Answer(
            to: prompt,
            Self.consent[prompt] ?? .allow,
            precise: hasSwitch ? purposeKey == nil && !plist.defaultAccuracyReduced : nil,
            after: .seconds(2)
        )
    }

    private static let consent: [PromptID: PromptOption] = [
        .wiu8: .allow, .always8: .allow, .upgrade8: .allow, .always11: .alwaysAllow, .upgrade11: .alwaysAllow,
        .first13: .allowWhileUsing, .upgrade13: .changeToAlwaysAllow, .tempFull14: .allowOnce, .reminder: .keep,
        .servicesOff: .cancel, .wirelessData: .wlanAndCellular,
    ]

    private static func prompts(_ summary: DeviceJSON) -> [PromptID] {
        (summary["prompts"]?.elements ?? []).compactMap { $0["id"]?.text.flatMap(PromptID.init) }
    }

    /// What the scenario is called.
    var name: String { "First launch of \(AppDeclaration(plist).displayName) on iOS \(os)" }
}
