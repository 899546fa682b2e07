// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// A button of a prompt, and where the Precise switch stood.
struct PermissionAnswer: Hashable {
    /// The button.
    var option: PromptOption
    /// Whether the user had turned the Precise switch off.
    var isApproximate = false

    /// The answer as the page's data names it: `allowOnce`, or `allowOnce~` with the switch off.
    var key: String { option.rawValue + (isApproximate ? "~" : "") }

    /// What can be answered to a prompt: each button, and where it has the switch and gives something, with the switch off.
    static func all(for frame: ScreenFrame) -> [PermissionAnswer] {
        frame.buttons.flatMap { button in
            let plain = PermissionAnswer(option: button.option)
            guard frame.precise != nil, button.option != .dontAllow else { return [plain] }
            return [plain, PermissionAnswer(option: button.option, isApproximate: true)]
        }
    }
}
