// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// What an app changes while updates run, and how it starts and stops them.
extension ProviderContract {
    static let runningUpdates: [Article] = [
        Article(
            ContractClause(
                "UPD-17",
                .must,
                capability: .continuous,
                "The distance filter is a number of metres; it never holds back the first fix, and one that is taken away "
                    + "while updates run filters no more.",
                source: "ProviderConfiguration.distanceFilter; Apple, distanceFilter: metres, none unless set; "
                    + "Lyokone/flutterlocation#665: the first point is never filtered; R32.",
                likelyMistake:
                    "The filter is handed on in another unit, waits for a second fix to compare with, or is set "
                    + "only where it is not nil, so that an old one stays."
            ),
            Case("first-fix") { scene in
                scene.configure { $0.distanceFilter = 1_000 }
                scene.startUpdates()
                scene.wait(30)
                try scene.expect(
                    !scene.app.updates.isEmpty,
                    "a first fix for a phone at rest with a filter of 1 km",
                    observed: "none in 30 s: the filter holds back the first fix"
                )
            },
            Case("moves-past", needs: .place) { scene in
                scene.configure { $0.distanceFilter = 50 }
                scene.startUpdates()
                try scene.walk(seconds: 60)
                try scene.expect(
                    scene.app.updates.count >= 4,
                    "at least four updates over 900 m with a filter of 50 m",
                    observed: "\(scene.app.updates.count): the filter works as if it were far larger"
                )
            },
            Case("taken-away", needs: .place) { scene in
                scene.configure { $0.distanceFilter = 10_000 }
                scene.startUpdates()
                try scene.walk(seconds: 10)
                scene.configure { $0.distanceFilter = nil }
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count > before,
                    "updates once the filter of 10 km is set to nil",
                    observed: "none in 30 s of walking: the old filter still holds"
                )
            }
        ),
        Article(
            ContractClause(
                "UPD-18",
                .must,
                capability: .continuous,
                "A start after a stop brings a fresh first fix, also for a phone that has not moved.",
                source:
                    "Apple, startUpdatingLocation(): stop then start sends a fresh initial event; W3C Geolocation: a watch "
                    + "first acquires; R34.",
                likelyMistake:
                    "The last fix is compared with the next one across a stop, and an equal place is not told."
            ),
            Case("at-rest") { scene in
                scene.startUpdates()
                scene.wait(20)
                scene.stopUpdates()
                scene.wait(10)
                let before = scene.app.updates.count
                scene.startUpdates()
                scene.wait(30)
                try scene.expect(
                    scene.app.updates.count > before,
                    "a fix after the second start, at the same place",
                    observed: "none in 30 s"
                )
            }
        ),
        Article(
            ContractClause(
                "UPD-19",
                .must,
                capability: .continuous,
                "One stop ends updates, however often they were started, and a start inside an update is a start.",
                source:
                    "LocationProvider.startUpdatingLocation(): a second call changes nothing; Apple: repeated calls "
                    + "are one; R32: observers come and go, also during delivery.",
                likelyMistake: "Starts are counted, or a flag that guards the delivery swallows the call."
            ),
            Case("two-starts-one-stop", needs: .place) { scene in
                scene.startUpdates()
                scene.startUpdates()
                try scene.walk(seconds: 10)
                scene.stopUpdates()
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count - before,
                    is: 0,
                    "the number of updates after two starts and one stop"
                )
            },
            Case("restarted-inside-an-update", needs: .place) { scene in
                scene.app.onUpdate = { [unowned scene] _ in
                    scene.app.onUpdate = nil
                    scene.stopUpdates()
                    scene.startUpdates()
                }
                scene.startUpdates()
                try scene.walk(seconds: 40)
                try scene.expect(
                    scene.app.updates.count >= 2,
                    "updates after a stop and a start inside the first one",
                    observed: "\(scene.app.updates.count) in all: the start inside the delivery is lost"
                )
            },
            further: .undisturbedUpdates
        ),
        Article(
            ContractClause(
                "UPD-20",
                .must,
                capability: .continuous,
                "Asking what a configuration lacks does not set it.",
                source: "LocationProvider.problems(with:): says what a configuration lacks, without setting it.",
                likelyMistake: "The configuration is applied in order to see what the SDK makes of it."
            ),
            Case("asked-while-running", needs: .place) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                var asked = scene.provider.configuration
                asked.distanceFilter = 10_000
                let problems = scene.call { scene.provider.problems(with: asked) }
                try scene.expect(problems.count, is: 0, "the number of problems of a filter of 10 km")
                let before = scene.app.updates.count
                try scene.walk(seconds: 40)
                try scene.expect(
                    scene.app.updates.count > before + 1,
                    "updates go on as before problems(with:) was asked about a filter of 10 km",
                    observed: "\(scene.app.updates.count - before) in 40 s of walking: the filter was set by asking"
                )
            }
        ),
    ]
}
