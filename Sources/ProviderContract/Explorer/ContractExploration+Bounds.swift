// SPDX-License-Identifier: Apache-2.0

extension ContractExploration {
    /// The time-out of the app's one-shots, in seconds.
    static let timeout = 3.0
    /// How far times are told apart, in seconds.
    static let horizon = 30.0
    /// How many steps are tried with a provider that does not tell its state.
    static let depthWithoutStates = 6

    /// What an exploration leaves out, a sentence each.
    static func bounds(depth: Int?, steps: Int?, knowsStates: Bool, strayed: [[ExploredStep]]) -> [String] {
        var bounds = [
            "Whatever is due at one instant happens before the next step, and time passes from one thing that is due "
                + "to the next.",
            "Times further than \(Int(horizon)) s away from now are not told apart.",
            "How old and how exact what the phone remembers is does not count: its last location, a held event, a suspension.",
            "One one-shot and one request for full accuracy are open at a time; one-shots want 100 m within "
                + "\(Int(timeout)) s, and no address.",
            "The app answers what an SDK asks at once: permission with When In Use, full accuracy with its purpose.",
            "The phone stays where it is, with positioning and network available.",
            "Location is restricted, and freed again, only while the app does not run; meanwhile Settings can change nothing.",
            "Settings are not opened while a prompt covers the app.",
        ]
        if !knowsStates {
            bounds.append(
                "The provider does not tell its state (StateDigesting): states count as the same if the phone, its SDKs "
                    + "and what the app waits for are the same, and \(depth ?? depthWithoutStates) steps are taken."
            )
        } else if let depth {
            bounds.append("No more than \(depth) steps are taken.")
        }
        if let steps { bounds.append("A world that has not closed by then is left after \(steps) steps.") }
        if let first = strayed.min(by: { $0.count < $1.count }) {
            bounds.append(
                "\(strayed.count) times the same steps led elsewhere, so that a state hides something from its digest; for "
                    + "instance: \(first.map(\.words).joined(separator: "; "))."
            )
        }
        return bounds
    }
}
