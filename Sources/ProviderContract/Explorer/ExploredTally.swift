// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// What an app has had since its first start: what the summary of a scenario counts.
struct ExploredTally: Hashable {
    var locations = 0
    var completions = 0
    var errors = 0
    var temporaryAnswers = 0
    var vendorAuthCallbacks = 0
    var prompts: [PromptID] = []
    /// The app's state before the last step.
    var appState = ""
}
