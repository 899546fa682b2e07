// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// A set of goals, cheap enough to fill at every step.
struct GoalSet {
    private var statuses: UInt64 = 0
    private var prompts: UInt64 = 0
    private var grants: UInt64 = 0
    private var events: UInt64 = 0

    mutating func insert(_ event: ContractExploration.Goal.Event) { events |= 1 << event.place }

    mutating func insert(_ status: VisibleStatus) { statuses |= 1 << UInt64(status.rawValue) }

    mutating func insert(_ prompt: PromptID) {
        prompts |= 1 << UInt64(PromptID.allCases.firstIndex(of: prompt) ?? 0)
    }

    mutating func insert(_ grant: AccessGrant) {
        grants |= 1 << UInt64(AccessGrant.allCases.firstIndex(of: grant) ?? 0)
    }

    mutating func formUnion(_ other: GoalSet) {
        statuses |= other.statuses
        prompts |= other.prompts
        grants |= other.grants
        events |= other.events
    }

    /// The goals in the set.
    var goals: Set<ContractExploration.Goal> {
        Set(
            ContractExploration.Goal.all.filter { goal in
                switch goal {
                case .status(let status): statuses >> UInt64(status.rawValue) & 1 == 1
                case .prompt(let prompt): prompts >> UInt64(PromptID.allCases.firstIndex(of: prompt) ?? 0) & 1 == 1
                case .grant(let grant): grants >> UInt64(AccessGrant.allCases.firstIndex(of: grant) ?? 0) & 1 == 1
                case .event(let event): events >> event.place & 1 == 1
                }
            }
        )
    }
}
