// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Starting and stopping continuous updates.
extension ProviderContract {
    static let updates: [Article] = [
        Article(
            ContractClause(
                "UPD-01",
                .must,
                capability: .continuous,
                "Updates flow from start to stop while location is authorized.",
                source: "LocationProvider.startUpdatingLocation(); Apple, startUpdatingLocation(); R25.",
                likelyMistake: "The SDK's updates are never started, or end after the first fix."
            ),
            Case("first") { scene in
                scene.startUpdates()
                scene.wait(30)
                try scene.expect(!scene.app.updates.isEmpty, "an update within 30 s", observed: "none")
            },
            Case("further", needs: .place) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 60)
                try scene.expect(
                    scene.app.updates.count >= 3,
                    "at least three updates in 60 s of walking",
                    observed: "\(scene.app.updates.count)"
                )
            }
        ),
        Article(
            ContractClause(
                "UPD-02",
                .must,
                capability: .continuous,
                "After stopUpdatingLocation() has returned, no update is delivered.",
                source: "LocationProvider, requirement 8; W3C Geolocation: clearWatch stops everything.",
                likelyMistake: "A fix that is already on its way is delivered, or the SDK is not told to stop."
            ),
            Case("nothing-after-stop", needs: .place) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                scene.stopUpdates()
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(scene.app.updates.count - before, is: 0, "the number of updates after stop")
            },
            Case("stopped-inside-an-update", needs: .place) { scene in
                scene.app.onUpdate = { [unowned scene] _ in scene.stopUpdates() }
                scene.startUpdates()
                try scene.walk(seconds: 30)
                try scene.expect(scene.app.updates.count, is: 1, "the number of updates, stopped inside the first")
            },
            Case("stopped-at-once", needs: .place) { scene in
                scene.startUpdates()
                scene.stopUpdates()
                try scene.walk(seconds: 30)
                try scene.expect(scene.app.updates.count, is: 0, "the number of updates after start and stop")
            }
        ),
        Article(
            ContractClause(
                "UPD-03",
                .must,
                capability: .continuous,
                "Each fix is delivered once, oldest first, also after a second start.",
                source:
                    "LocationProvider, requirement 8; Apple, startUpdatingLocation(): repeated calls add no events; "
                    + "W3C Geolocation: each change once, in order.",
                likelyMistake: "A second start adds a second subscription, or the SDK's array is read from its end."
            ),
            Case("once-each", needs: .place) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 30)
                let times = scene.app.updates.map(\.value.timestamp)
                let doubled = zip(times, times.dropFirst()).filter { $0.0 == $0.1 }.count
                try scene.expect(doubled, is: 0, "the number of fixes delivered twice in a row")
            },
            Case("oldest-first", needs: .place) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 30)
                let times = scene.app.updates.map(\.value.timestamp)
                try scene.expect(
                    zip(times, times.dropFirst()).allSatisfy { $0 <= $1 },
                    "timestamps do not go back",
                    observed: "they do"
                )
            },
            Case("second-start", needs: .place) { scene in
                scene.startUpdates()
                scene.startUpdates()
                try scene.walk(seconds: 30)
                let times = scene.app.updates.map(\.value.timestamp)
                let doubled = zip(times, times.dropFirst()).filter { $0.0 == $0.1 }.count
                try scene.expect(doubled, is: 0, "the number of fixes delivered twice in a row")
            }
        ),
        Article(
            ContractClause(
                "UPD-04",
                .must,
                capability: .continuous,
                "Updates can be started again after a stop, and stopped without a start or twice.",
                source:
                    "LocationProvider.stopUpdatingLocation(); Apple: stop then start sends a fresh initial event; R34.",
                likelyMistake: "Stop tears down what only the initialiser builds, or a count of starts goes below zero."
            ),
            Case("start-again", needs: .place) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                scene.stopUpdates()
                scene.wait(10)
                let before = scene.app.updates.count
                scene.startUpdates()
                try scene.walk(seconds: 30)
                try scene.expect(scene.app.updates.count > before, "updates after the second start", observed: "none")
            },
            Case("stop-without-start", needs: .place) { scene in
                scene.stopUpdates()
                scene.stopUpdates()
                scene.startUpdates()
                try scene.walk(seconds: 30)
                try scene.expect(!scene.app.updates.isEmpty, "updates after needless stops", observed: "none")
            }
        ),
        Article(
            ContractClause(
                "UPD-05",
                .must,
                capability: .continuous,
                "Neither start nor stop calls the delegate inside the call.",
                source: "LocationProvider, requirement 2; W3C Geolocation: callbacks never run inside the call.",
                likelyMistake: "A remembered fix is handed over by start itself."
            ),
            Case("start") { scene in
                scene.startUpdates()
                scene.wait(10)
                scene.stopUpdates()
                scene.startUpdates()
                scene.wait(10)
                try scene.expect(
                    scene.app.inside.isEmpty,
                    "no callback inside a call",
                    observed: scene.app.inside.joined(separator: ", ")
                )
            }
        ),
        Article(
            ContractClause(
                "UPD-06",
                .must,
                capability: .continuous,
                "After a stop no receiver runs on.",
                source: "Apple, stopUpdatingLocation(); R34, R35: the arrow shows who locates.",
                likelyMistake: "Stop only hides the updates from the delegate."
            ),
            Case("receivers-off", needs: .receivers) { scene in
                scene.startUpdates()
                scene.wait(10)
                scene.stopUpdates()
                scene.wait(30)
                try scene.expect(!scene.world.isLocating, "the location arrow is out", observed: "it still shows")
            }
        ),
        Article(
            ContractClause(
                "UPD-07",
                .must,
                "A provider without the capability refuses updates with the error unsupported; it does not stay silent.",
                source: "LocationProvider, requirement 16: undeclared refuses.",
                likelyMistake: "The method is left empty."
            ),
            Case("refused", unless: .continuous) { scene in
                scene.startUpdates()
                scene.wait(5)
                try scene.expect(
                    scene.app.errors.first?.value.code == .unsupported && scene.app.updates.isEmpty,
                    "the error unsupported, and no update",
                    observed: scene.app.errors.first.map { "\($0.value)" } ?? "no error"
                )
            }
        ),
    ]
}
