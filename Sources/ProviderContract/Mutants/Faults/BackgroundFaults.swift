// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about the background, in the order of what notices them first.
    static let backgroundFaults: [ContractMutant] = [
        updates("background-taken-unasked", "Updates go on in the background, although nobody wished for it.") {
            interposer in
            interposer.hooks.start = { [unowned interposer] forward in
                if interposer.environment.infoDictionary.backgroundModes.contains("location") {
                    interposer.inner.configuration.allowsBackgroundLocationUpdates = true
                }
                forward()
            }
        },
        background("background-wish-at-start-only", "The wish for the background does not reach updates that run.") {
            interposer in
            interposer.hooks.configuration = { [unowned interposer] configuration in
                var passed = configuration
                if interposer.isUpdating {
                    passed.allowsBackgroundLocationUpdates =
                        interposer.inner.configuration
                        .allowsBackgroundLocationUpdates
                }
                return passed
            }
        },
        background("background-wish-never-taken-back", "A wish for the background stays once it was set.") {
            interposer in
            var wasSet = false
            interposer.hooks.configuration = { configuration in
                wasSet = wasSet || configuration.allowsBackgroundLocationUpdates
                var passed = configuration
                passed.allowsBackgroundLocationUpdates = wasSet
                return passed
            }
        },
        ContractMutant(
            "background-always-a-problem",
            "Whoever wants the background lacks the mode, even with it.",
            mutation: ContractMutation { interposer in
                var wantsBackground = false
                interposer.hooks.problemsAsked = { wantsBackground = $0.allowsBackgroundLocationUpdates }
                interposer.hooks.problems = { found in
                    wantsBackground ? found + [LocationError(.missingBackgroundMode)] : found
                }
            }
        ),
        ContractMutant(
            "mode-always-demanded",
            "Every configuration lacks a missing background mode.",
            mutation: ContractMutation { interposer in
                interposer.hooks.problems = { [unowned interposer] found in
                    let hasMode = interposer.environment.infoDictionary.backgroundModes.contains("location")
                    return hasMode ? found : found + [LocationError(.missingBackgroundMode)]
                }
            }
        ),
        updates("start-demands-the-mode", "Updates do not start without the background mode.") { interposer in
            interposer.hooks.start = { [unowned interposer] forward in
                if interposer.environment.infoDictionary.backgroundModes.contains("location") { return forward() }
                interposer.later(0) { [weak interposer] in interposer?.tellError(LocationError(.missingBackgroundMode))
                }
            }
        },
        updates("return-starts-again", "On return updates start again, even if they were stopped meanwhile.") {
            interposer in
            var (wasStarted, wasAway) = (false, false)
            interposer.hooks.start = { forward in
                wasStarted = true
                forward()
            }
            interposer.environment.observeApplicationState { [weak interposer] state in
                if state == .background { wasAway = true }
                guard state == .active, wasStarted, wasAway else { return }
                wasAway = false
                interposer?.inner.startUpdatingLocation()
            }
        },
        background("stop-waits-for-the-screen", "A stop in the background takes effect on return.") { interposer in
            var isLate = false
            interposer.hooks.stop = { [unowned interposer] forward in
                isLate =
                    interposer.environment.applicationState == .background
                    && interposer.configuration.allowsBackgroundLocationUpdates
                if !isLate { forward() }
            }
            interposer.environment.observeApplicationState { [weak interposer] state in
                if state == .active, isLate { interposer?.inner.stopUpdatingLocation() }
            }
        },
        background("pauses-always-allowed", "Updates may pause, even if the configuration forbids it.") { interposer in
            interposer.hooks.configuration = { configuration in
                var passed = configuration
                passed.pausesLocationUpdatesAutomatically = true
                return passed
            }
        },
        background("pause-ends-updates", "Updates that rested for long in the background, and may pause, end.") {
            interposer in
            var leftAt: Double?
            interposer.environment.observeApplicationState { [weak interposer] state in
                guard let interposer else { return }
                if state == .background { leftAt = interposer.environment.now }
                let mayPause = interposer.configuration.pausesLocationUpdatesAutomatically == true
                guard state == .active, mayPause, let left = leftAt, interposer.environment.now - left > 80 else {
                    return
                }
                interposer.inner.stopUpdatingLocation()
            }
        },
    ]

    private static func background(
        _ name: String,
        _ summary: String,
        _ install: @escaping @Sendable (ContractInterposer) -> Void
    ) -> ContractMutant {
        ContractMutant(name, summary, capabilities: [.continuous, .background], mutation: ContractMutation(install))
    }
}
