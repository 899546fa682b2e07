// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

extension ContractExploration {
    /// Something that must be reached sometimes, or exploring proves little.
    public enum Goal: Sendable, Hashable {
        /// The app sees this status.
        case status(VisibleStatus)
        /// This prompt is on screen.
        case prompt(PromptID)
        /// The system holds this grant.
        case grant(AccessGrant)
        /// Something happens to the app.
        case event(Event)
    }
}

extension ContractExploration.Goal: CustomStringConvertible {
    /// The name in reports, such as `prompt.first13`.
    public var description: String {
        switch self {
        case .status(let status): "status.\(status)"
        case .prompt(let prompt): "prompt.\(prompt.rawValue)"
        case .grant(let grant): "grant.\(grant.rawValue)"
        case .event(let event): event.rawValue
        }
    }
}

extension ContractExploration.Goal {
    /// All goals, in the order of reports.
    static let all: [Self] =
        VisibleStatus.allCases.map(Self.status) + PromptID.allCases.map(Self.prompt)
        + AccessGrant.allCases.map(Self.grant) + Event.allCases.map(Self.event)
}
