// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// Replays a scenario on one provider, in virtual time.
final class ScenarioReplay {
    let scenario: DeviceScenario
    let registration: ProviderRegistration
    let registrations: [ProviderRegistration]
    let device: SimulatedDevice
    private let plan: ReplayPlan
    var app: ReplayApp?
    var record = AppRecord()
    /// What went wrong in a launch by the system.
    private var problem: DeviceInputError?
    /// Time that `advanceDays` has let pass beyond the script's own clock.
    private var skipped = Duration.zero

    private init(_ plan: ReplayPlan, on registration: ProviderRegistration) throws(DeviceInputError) {
        self.plan = plan
        scenario = plan.scenario
        self.registration = registration
        registrations = plan.registrations
        device = try SimulatedDevice(scenario)
    }

    /// Runs the scenario to its end.
    ///
    /// - Throws: `DeviceInputError` for what turns out to be impossible on the way, with the place in the scenario.
    static func run(
        _ plan: ReplayPlan,
        on registration: ProviderRegistration
    ) throws(DeviceInputError) -> RunRecord {
        let replay = try ScenarioReplay(plan, on: registration)
        replay.device.app.launchedBySystem = { [weak replay] in replay?.systemLaunched() }
        try replay.prepareSDKs()
        for step in replay.scenario.steps {
            try replay.advance(to: step.at)
            try replay.perform(step)
            try replay.advance(to: step.at)
        }
        try replay.advance(to: replay.scenario.until)
        return RunRecord(replay, plan)
    }

    /// Lets days pass that the script's own clock does not count.
    func skip(_ duration: Duration) {
        skipped += duration
        device.advance(by: duration)
    }

    /// Makes the app's process, its provider in it, and starts its flow.
    func launch(at keyPath: String) throws(DeviceInputError) {
        device.app.launch()
        try begin(at: keyPath)
    }

    /// The system has launched the app for a location event.
    private func systemLaunched() {
        do throws(DeviceInputError) { try begin(at: "app.provider") } catch { problem = problem ?? error }
    }

    private func begin(at keyPath: String) throws(DeviceInputError) {
        if let app { record = app.record }
        do {
            app = try device.asCurrent {
                if scenario.app.privacy == .agreedBefore { agree(DeviceScenario.PrivacyAgreement()) }
                return try ReplayApp(on: device, scenario, provider: registration, record: record) {
                    [device, plan] in
                    let registration = $0
                    return try device.asCurrent {
                        try registration.makeProvider(device, plan.setup(of: registration))
                    }
                }
            }
        } catch {
            throw scenario.error(.impossible, at: keyPath, "the provider \(registration.id) cannot be made: \(error)")
        }
        device.asCurrent { app?.start() }
    }

    /// Hands the user's consent to the provider's SDK.
    ///
    /// Where the scenario swaps providers the consent is for each of them.
    func agree(_ agreement: DeviceScenario.PrivacyAgreement) {
        for registration in involved { registration.agreePrivacy?(device, agreement) }
    }

    /// The provider of the replay, and those it is swapped for.
    private var involved: [ProviderRegistration] {
        let swapped = scenario.steps.compactMap { step in
            if case .swap(let id) = step.action { id } else { nil }
        }
        return registrations.filter { $0.id == registration.id || swapped.contains($0.id) }
    }

    private func prepareSDKs() throws(DeviceInputError) {
        for registration in involved {
            do {
                try device.asCurrent { try registration.prepare(device, plan.setup(of: registration)) }
            } catch {
                throw scenario.error(.invalidValue, at: "app", "the SDK of \(registration.id): \(error)")
            }
        }
    }

    private func advance(to time: Duration) throws(DeviceInputError) {
        device.advance(to: time + skipped)
        if let problem { throw problem }
        guard let problem = device.user.problem else { return }
        let answer = scenario.user.answers.first { answer in
            device.permission.prompts.contains { $0.id == answer.prompt }
        }
        throw scenario.error(.impossible, at: answer?.keyPath ?? "user.answers", problem.message)
    }
}
