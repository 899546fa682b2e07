// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// The background, and the lives of providers and delegates.
extension ProviderContract {
    static let background: [Article] = [
        Article(
            ContractClause(
                "BGD-01",
                .must,
                capability: .background,
                "A configuration that wants the background without the background mode is named before it is used.",
                source:
                    "LocationProvider.problems(with:); Apple, allowsBackgroundLocationUpdates: a fatal error without "
                    + "the mode; mauron85/react-native-background-geolocation#60.",
                likelyMistake: "Nothing looks at UIBackgroundModes, and the system ends the app."
            ),
            Case("missing-mode", .with { $0.backgroundModes = [] }) { scene in
                var configuration = scene.provider.configuration
                configuration.allowsBackgroundLocationUpdates = true
                let codes = scene.provider.problems(with: configuration).map(\.code)
                try scene.expect(
                    codes.contains(.missingBackgroundMode),
                    "the problem missingBackgroundMode",
                    observed: codes.isEmpty ? "none" : codes.map(\.rawValue).joined(separator: ", ")
                )
            }
        ),
        Article(
            ContractClause(
                "BGD-02",
                .must,
                capability: [.continuous, .background],
                "With the mode, the configuration and a grant, updates started on screen go on in the background.",
                source: "Apple, allowsBackgroundLocationUpdates; R32, R33.",
                likelyMistake: "The flag is not passed on to the SDK."
            ),
            Case("goes-on", needs: [.application, .place]) { scene in
                scene.configure { $0.allowsBackgroundLocationUpdates = true }
                scene.startUpdates()
                try scene.walk(seconds: 10)
                try scene.act(.enterBackground)
                try scene.walk(seconds: 60)
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count > before,
                    "updates in the background",
                    observed: "none in 30 s"
                )
            }
        ),
        Article(
            ContractClause(
                "BGD-03",
                .must,
                capability: .continuous,
                "Updates that rested in the background go on when the app comes back, without another start.",
                source: "Apple: location events wait while an app is suspended; R34, R35.",
                likelyMistake: "Leaving the screen ends the subscription, and nothing takes it up again."
            ),
            Case("comes-back", needs: [.application, .place]) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                try scene.act(.enterBackground)
                scene.wait(600)
                try scene.act(.enterForeground)
                scene.wait(1)
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(scene.app.updates.count > before, "updates on return", observed: "none in 30 s")
            }
        ),
    ]

    static let lives: [Article] = [
        Article(
            ContractClause(
                "LIFE-01",
                .must,
                "A provider does not keep its delegate alive.",
                source: "LocationProvider, requirement 15.",
                likelyMistake: "A closure or a task that was given to the SDK captures the delegate."
            ),
            Case("delegate-goes") { scene in
                weak var weakListener: Listener?
                do {
                    let listener = scene.makeListener()
                    weakListener = listener
                    scene.call { scene.provider.delegate = listener }
                    scene.wait(5)
                }
                try scene.expect(weakListener == nil, "the delegate is gone", observed: "the provider keeps it")
            },
            further: .keptDelegates
        ),
        Article(
            ContractClause(
                "LIFE-02",
                .must,
                capability: .continuous,
                "A delegate that is set while updates run hears what follows, and the one before hears nothing more.",
                source: "LocationProvider.delegate; R32.",
                likelyMistake: "The delegate of the start is remembered."
            ),
            Case("new-delegate", needs: .place) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                let second = scene.makeListener()
                scene.call { scene.provider.delegate = second }
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(!second.updates.isEmpty, "the new delegate hears updates", observed: "none")
                try scene.expect(scene.app.updates.count - before, is: 0, "the number of updates to the old delegate")
            },
            further: .absentDelegates
        ),
        Article(
            ContractClause(
                "LIFE-03",
                .must,
                "A request is answered even if its provider is dropped meanwhile.",
                source: "LocationProvider, requirement 1: whatever the SDK does; SwiftLocation: a continuation that is "
                    + "never resumed.",
                likelyMistake: "The completion is kept by the provider alone and goes with it."
            ),
            Case("provider-dropped", needs: .severalProviders) { scene in
                let shot = scene.request()
                scene.wait(0.5)
                try scene.replaceProvider()
                scene.wait(2 * LocationRequest.bound)
                _ = try shot.answer()
            },
            further: .droppedInside
        ),
        Article(
            ContractClause(
                "LIFE-04",
                .should,
                "A provider that nobody uses any more goes away.",
                source: "R34: release what is shared.",
                likelyMistake: "Provider and SDK object keep each other alive, so that the SDK locates on."
            ),
            Case("released", needs: .severalProviders) { scene in
                scene.request()
                scene.wait(LocationRequest.bound)
                weak var old: (any LocationProvider)?
                old = scene.provider
                try scene.replaceProvider()
                scene.wait(5)
                try scene.expect(old == nil, "the provider is gone", observed: "it is still alive")
            },
            further: .releasedProviders
        ),
        Article(
            ContractClause(
                "LIFE-05",
                .must,
                capability: .continuous,
                "Two providers in one app are independent: stopping one does not stop the other.",
                source: "Baseflow/flutter-geolocator#1116; R32.",
                likelyMistake: "State of the adapter is kept at class level."
            ),
            Case("two-providers", needs: [.place, .severalProviders]) { scene in
                let other = try scene.makeProvider()
                scene.startUpdates()
                scene.call { other.startUpdatingLocation() }
                try scene.walk(seconds: 10)
                scene.call { other.stopUpdatingLocation() }
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count > before,
                    "updates of the first go on",
                    observed: "none in 30 s"
                )
            },
            further: .independence
        ),
        Article(
            ContractClause(
                "LIFE-06",
                .should,
                capability: .continuous,
                "A provider that is dropped while updates run takes them along.",
                source: "R34: release what is shared; R35: the arrow shows who locates.",
                likelyMistake: "A closure or timer of the adapter keeps the SDK's object, which locates on."
            ),
            Case("dropped-while-updating", needs: [.receivers, .severalProviders]) { scene in
                scene.startUpdates()
                scene.wait(10)
                try scene.replaceProvider()
                scene.wait(30)
                try scene.expect(!scene.world.isLocating, "the location arrow is out", observed: "it still shows")
            },
            further: .droppedWhileDelivering
        ),
    ]
}

extension Scene {
    /// Puts a new provider in the place of the old one, which nobody uses any more.
    func replaceProvider() throws {
        call { provider.delegate = nil }
        let other = try makeProvider()
        replaceProvider(with: other)
    }

    /// Makes a further provider in the world.
    func makeProvider() throws -> any LocationProvider { try call { try world.makeProvider() } }
}
