// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension ExpectedBehaviour {
    /// What a request brings about.
    enum Reaction: Equatable {
        case silence(console: Bool)
        case atOnce(Outcome)
        case prompt(PromptID, text: UsageKey?, outcomes: [PromptOption: Outcome])
    }

    /// Where an answer leads; nil parts: as before.
    struct Outcome: Equatable {
        var grant: AccessGrant?
        var status: Int32?
        var usesUpUpgrade = false
        var callback = false
    }
}
