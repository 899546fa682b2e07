// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// What is wanted of the background, and what is not.
extension ProviderContract {
    static let backgroundRules: [Article] = [
        Article(
            ContractClause(
                "BGD-04",
                .must,
                capability: .continuous,
                "Without the wish for it no update comes in the background, once the system's grace is over.",
                source:
                    "ProviderConfiguration.allowsBackgroundLocationUpdates: false unless set; Apple, the same property; "
                    + "W3C Geolocation: a hidden document gets nothing; R33.",
                likelyMistake: "The adapter sets the SDK's background flag on its own, and the blue bar appears."
            ),
            Case("rests", needs: [.application, .place]) { scene in
                scene.configure { $0.allowsBackgroundLocationUpdates = false }
                scene.startUpdates()
                try scene.walk(seconds: 10)
                try scene.act(.enterBackground)
                try scene.walk(seconds: 60)
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count - before,
                    is: 0,
                    "the number of updates a minute after the app left the screen, without the wish for the background"
                )
            }
        ),
        Article(
            ContractClause(
                "BGD-05",
                .must,
                capability: [.continuous, .background],
                "The wish for the background can be set and taken back while updates run.",
                source: "ProviderConfiguration: a change takes effect on updates that run; AMap's header: takes effect "
                    + "before start or after stop only, so that an adapter starts anew; R33.",
                likelyMistake: "The SDK reads its flag only at a start, or a flag that was set once is never cleared."
            ),
            Case("set-while-running", needs: [.application, .place]) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                scene.configure { $0.allowsBackgroundLocationUpdates = true }
                try scene.walk(seconds: 5)
                try scene.act(.enterBackground)
                try scene.walk(seconds: 60)
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count > before,
                    "updates in the background, wished for while they ran on screen",
                    observed: "none in 30 s"
                )
            },
            Case("taken-back", needs: [.application, .place]) { scene in
                scene.configure { $0.allowsBackgroundLocationUpdates = true }
                scene.startUpdates()
                try scene.walk(seconds: 10)
                scene.configure { $0.allowsBackgroundLocationUpdates = false }
                try scene.walk(seconds: 5)
                try scene.act(.enterBackground)
                try scene.walk(seconds: 60)
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count - before,
                    is: 0,
                    "the number of updates in the background once the wish is taken back"
                )
            }
        ),
        Article(
            ContractClause(
                "BGD-06",
                .must,
                "A missing background mode is a problem only of a configuration that wants the background.",
                source: "LocationProvider.problems(with:): what the configuration lacks; "
                    + "mauron85/react-native-background-geolocation#60: false is always fine.",
                likelyMistake: "UIBackgroundModes is looked at without the flag, or the other way round."
            ),
            Case("mode-there", needs: .permission) { scene in
                try scene.expectModeIsNoProblem { $0.allowsBackgroundLocationUpdates = true }
            },
            Case("not-wanted", .with { $0.backgroundModes = [] }) { scene in
                try scene.expectModeIsNoProblem { $0.distanceFilter = 10 }
            }
        ),
        Article(
            ContractClause(
                "BGD-07",
                .must,
                capability: .continuous,
                "On screen updates need no background mode.",
                source: "Apple, allowsBackgroundLocationUpdates: only true needs the mode; R19: foreground apps.",
                likelyMistake: "The mode is demanded of every app, or a start fails without it."
            ),
            Case("without-mode", .with { $0.backgroundModes = [] }) { scene in
                scene.startUpdates()
                scene.wait(30)
                try scene.expect(
                    !scene.app.updates.isEmpty,
                    "an update on screen without the background mode",
                    observed: scene.app.errors.first.map { "the error \($0.value)" } ?? "none in 30 s"
                )
            }
        ),
        Article(
            ContractClause(
                "BGD-08",
                .must,
                capability: .continuous,
                "A stop in the background is a stop: nothing more comes, neither there nor on return.",
                source:
                    "LocationProvider, requirement 8; R34: stop on entering the background, resume when the app wants.",
                likelyMistake:
                    "The stop waits until the app is back, or a restart on return does not ask whether updates "
                    + "are still wanted."
            ),
            Case("stays-stopped", needs: [.application, .place]) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                try scene.act(.enterBackground)
                scene.wait(1)
                scene.stopUpdates()
                scene.wait(600)
                let before = scene.app.updates.count
                try scene.act(.enterForeground)
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count - before,
                    is: 0,
                    "the number of updates on return, after a stop in the background"
                )
            },
            Case("stopped-there", needs: [.application, .place]) { scene in
                guard scene.provider.descriptor.capabilities.contains(.background) else {
                    throw Skip(reason: "the provider does not declare background")
                }
                scene.configure { $0.allowsBackgroundLocationUpdates = true }
                scene.startUpdates()
                try scene.walk(seconds: 10)
                try scene.act(.enterBackground)
                try scene.walk(seconds: 10)
                scene.stopUpdates()
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count - before,
                    is: 0,
                    "the number of updates in the background after a stop there"
                )
            }
        ),
        Article(
            ContractClause(
                "BGD-09",
                .should,
                capability: [.continuous, .background],
                "A configuration that forbids pauses keeps updates going through a rest in the background.",
                source:
                    "ProviderConfiguration.pausesLocationUpdatesAutomatically; Apple, the same property: true unless "
                    + "set.",
                likelyMistake: "The value is not handed on, and the SDK's own one, which is true, holds."
            ),
            Case("rest", .soonPaused, needs: .place) { scene in
                scene.configure {
                    $0.allowsBackgroundLocationUpdates = true
                    $0.pausesLocationUpdatesAutomatically = false
                    $0.distanceFilter = 20
                }
                scene.startUpdates()
                try scene.walk(seconds: 10)
                try scene.act(.enterBackground)
                scene.wait(Scene.rest)
                let before = scene.app.updates.count
                try scene.walk(seconds: 60)
                try scene.expect(
                    scene.app.updates.count > before,
                    "updates in the background after a long rest, with pauses forbidden",
                    observed: "none in 60 s of walking: the system has paused them"
                )
            }
        ),
        Article(
            ContractClause(
                "BGD-10",
                .should,
                capability: [.continuous, .background],
                "Updates that the system has paused go on when the app comes back.",
                source:
                    "Apple, pausesLocationUpdatesAutomatically: the app starts the service again; R26: pause and resume.",
                likelyMistake: "The pause is not heard of, and nobody starts the SDK again."
            ),
            Case("paused", .soonPaused, needs: .place) { scene in
                scene.configure {
                    $0.allowsBackgroundLocationUpdates = true
                    $0.pausesLocationUpdatesAutomatically = true
                    $0.distanceFilter = 20
                }
                scene.startUpdates()
                try scene.walk(seconds: 10)
                try scene.act(.enterBackground)
                scene.wait(Scene.rest)
                try scene.act(.enterForeground)
                scene.wait(1)
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count > before,
                    "updates on return after a long rest in the background, with pauses allowed",
                    observed: "none in 30 s of walking"
                )
            }
        ),
    ]
}

extension ContractSetUp {
    /// Granted, on a system that pauses updates after a minute at rest.
    fileprivate static let soonPaused = with { $0.pausesAfter = 60 }
}

extension Scene {
    /// Longer than the system lets updates go on for a phone that lies still, in seconds.
    fileprivate static let rest = 90.0

    /// Makes sure that a configuration does not lack the background mode.
    fileprivate func expectModeIsNoProblem(_ change: (inout ProviderConfiguration) -> Void) throws {
        var configuration = provider.configuration
        change(&configuration)
        let codes = call { provider.problems(with: configuration) }.map(\.code)
        try expect(
            !codes.contains(.missingBackgroundMode),
            configuration.allowsBackgroundLocationUpdates
                ? "no problem: Info.plist has the background mode" : "no problem: the background is not wanted",
            observed: codes.map(\.rawValue).joined(separator: ", ")
        )
    }
}
