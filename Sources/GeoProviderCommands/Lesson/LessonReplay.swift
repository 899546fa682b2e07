// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// Runs the scenarios of the lessons from their texts, so that they run where no repository is.
enum LessonReplay {
    /// Replays a scenario on the provider that it names.
    static func run(
        _ scenario: String,
        in language: PromptLanguage,
        providers: [ProviderRegistration]
    ) throws -> RunRecord {
        var options = ReplayOptions()
        if language != .english { options.language = language }
        let text = LessonScenarios.texts[scenario] ?? ""
        let plan = try ReplayPlan(
            DeviceScenario(json: Array(text.utf8), file: scenario + ".json"),
            options,
            registrations: providers
        )
        return try ScenarioReplay.run(plan, on: RunCommand.provider(of: plan.scenario, among: providers))
    }
}
