// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// Replays a scenario on one provider, in virtual time.
final class ScenarioReplay {
    let scenario: DeviceScenario
    let registration: ProviderRegistration
    let registrations: [ProviderRegistration]
    let device: SimulatedDevice
    var app: ReplayApp?
    var record = AppRecord()
    /// Time that `advanceDays` has let pass beyond the script's own clock.
    private var skipped = Duration.zero

    private init(
        _ scenario: DeviceScenario,
        on registration: ProviderRegistration,
        among registrations: [ProviderRegistration]
    ) throws(DeviceInputError) {
        self.scenario = scenario
        self.registration = registration
        self.registrations = registrations
        device = try ScenarioWorld.device(for: scenario)
    }

    /// Runs the scenario to its end.
    ///
    /// - Throws: `DeviceInputError` for what turns out to be impossible on the way, with the place in the scenario.
    static func run(
        _ scenario: DeviceScenario,
        on registration: ProviderRegistration,
        among registrations: [ProviderRegistration]
    ) throws(DeviceInputError) -> RunRecord {
        let replay = try ScenarioReplay(scenario, on: registration, among: registrations)
        for step in scenario.steps {
            try replay.advance(to: step.at)
            try replay.perform(step)
            try replay.advance(to: step.at)
        }
        try replay.advance(to: scenario.until)
        return RunRecord(replay)
    }

    /// Lets days pass that the script's own clock does not count.
    func skip(_ duration: Duration) {
        skipped += duration
        device.advance(by: duration)
    }

    /// Makes the app's process, its provider in it, and starts its flow.
    func launch(at keyPath: String) throws(DeviceInputError) {
        if let app { record = app.record }
        device.app.launch()
        do {
            app = try device.asCurrent {
                if scenario.app.privacy == .agreedBefore { agree(DeviceScenario.PrivacyAgreement()) }
                return try ReplayApp(on: device, scenario, record: record) { [device, registration, setup] in
                    try device.asCurrent { try registration.makeProvider(device, setup) }
                }
            }
        } catch {
            throw scenario.error(.impossible, at: keyPath, "the provider \(registration.id) cannot be made: \(error)")
        }
        device.asCurrent { app?.start() }
    }

    /// Hands the user's consent to the provider's SDK.
    func agree(_ agreement: DeviceScenario.PrivacyAgreement) {
        registration.agreePrivacy?(device, agreement)
    }

    private var setup: ProviderSetup {
        ProviderSetup(
            sdkVersion: scenario.app.sdkVersions[registration.id],
            settings: scenario.app.sdk[registration.id] ?? [:]
        )
    }

    private func advance(to time: Duration) throws(DeviceInputError) {
        device.advance(to: time + skipped)
        guard let problem = device.user.problem else { return }
        let answer = scenario.user.answers.first { answer in
            device.permission.prompts.contains { $0.id == answer.prompt }
        }
        throw scenario.error(.impossible, at: answer?.keyPath ?? "user.answers", problem.message)
    }
}
