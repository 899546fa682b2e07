// SPDX-License-Identifier: Apache-2.0

/// When a broadcast's provider is made, runs, and is let go, without any side effect.
struct BroadcastState {
    /// What is to be done.
    enum Action: Equatable {
        /// Makes the provider, if there is none, and starts its updates.
        case start
        case stop
        case release
    }

    let policy: BackgroundPolicy
    /// How many observers there are.
    private(set) var observers = 0
    private(set) var isRunning = false
    /// Whether the policy holds updates back.
    private var isHeldBack = false

    init(policy: BackgroundPolicy, applicationState: ApplicationState) {
        self.policy = policy
        isHeldBack = policy != .keep && applicationState == .background
    }

    mutating func join() -> [Action] {
        observers += 1
        return adjust()
    }

    mutating func leave() -> [Action] {
        observers -= 1
        return adjust()
    }

    /// The provider's updates have ended by themselves; the next observer that joins starts them again.
    mutating func end() {
        isRunning = false
    }

    /// The application has become active, inactive, or gone to the background.
    ///
    /// Inactive changes nothing: it is passed on the way out and in, and while a prompt is over the app.
    mutating func applicationChanged(to state: ApplicationState) -> [Action] {
        guard policy != .keep, state != .inactive, isHeldBack != (state == .background) else { return [] }
        isHeldBack = state == .background
        return adjust() + (isHeldBack && policy == .release ? [.release] : [])
    }

    private mutating func adjust() -> [Action] {
        let shouldRun = observers > 0 && !isHeldBack
        guard shouldRun != isRunning else { return [] }
        isRunning = shouldRun
        return [shouldRun ? .start : .stop]
    }
}
