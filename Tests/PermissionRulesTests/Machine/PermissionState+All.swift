// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension PermissionState {
    /// What differs from a fresh state, for messages.
    var summary: String {
        [
            grant.rawValue, alwaysAsked ? "asked" : "", precise ? "" : "imprecise", temporaryPrecise ? "temporary" : "",
            servicesOn ? "" : "servicesOff", restricted ? "restricted" : "",
        ].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// All 192 states, in a fixed order.
    static let all: [PermissionState] = AccessGrant.allCases.flatMap { grant in
        (0..<32).map { bits in
            PermissionState(
                grant: grant,
                alwaysAsked: bits & 1 != 0,
                precise: bits & 2 == 0,
                temporaryPrecise: bits & 4 != 0,
                servicesOn: bits & 8 == 0,
                restricted: bits & 16 != 0
            )
        }
    }
}

extension RequestContext {
    /// Keys, presence and prompt, for messages.
    var summary: String {
        let keys = usageTexts.sorted().map(\.displayName).joined(separator: "+")
        return "\(keys.isEmpty ? "no keys" : keys), \(presence)" + (promptOnScreen ? ", prompt on screen" : "")
    }

    /// All 64 contexts: key sets, where the app stands, whether a prompt is on screen.
    static let all: [RequestContext] = Set<UsageKey>.all.flatMap { keys in
        AppPresence.allCases.flatMap { presence in
            [false, true].map { RequestContext(usageTexts: keys, presence: presence, promptOnScreen: $0) }
        }
    }
}

extension Set<UsageKey> {
    /// All 8 sets of usage texts.
    static let all: [Set<UsageKey>] = (0..<8).map { bits in
        Set(UsageKey.allCases.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element))
    }
}
