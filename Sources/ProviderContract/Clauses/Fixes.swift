// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// What a fix of the updates holds.
extension ProviderContract {
    static let fixes: [Article] = [
        Article(
            ContractClause(
                "UPD-13",
                .must,
                capability: .continuous,
                "A fix that the SDK marks as invalid is not delivered.",
                source: "LocationProvider, requirement 10; Apple, CLLocation.horizontalAccuracy; R27.",
                likelyMistake: "The sign of the accuracy is not looked at, or 0, 0 is taken for the mark."
            ),
            Case("invalid-fix", needs: [.place, .rawFixes]) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                try scene.act(.rawFix(horizontalAccuracy: -1))
                try scene.walk(seconds: 10)
                let unsure = scene.app.updates.filter { ($0.value.horizontalAccuracy ?? -1) < 0 }
                try scene.expect(unsure.count, is: 0, "the number of fixes without a valid accuracy")
            }
        ),
        Article(
            ContractClause(
                "UPD-14",
                .must,
                capability: .continuous,
                "Speed, course and accuracies that the SDK does not know are nil, never negative.",
                source: "LocationProvider, requirement 10; Apple, CLLocation.speed and course: negative means invalid; "
                    + "malcommac/SwiftLocation#340.",
                likelyMistake: "The SDK's -1 is copied."
            ),
            Case("unknown-motion", needs: .rawFixes) { scene in
                scene.startUpdates()
                scene.wait(10)
                try scene.act(.rawFix(horizontalAccuracy: 5))
                scene.wait(5)
                let negative = scene.app.updates.map(\.value).filter { fix in
                    [fix.speed, fix.course, fix.verticalAccuracy, fix.speedAccuracy, fix.courseAccuracy]
                        .contains { ($0 ?? 0) < 0 }
                }
                try scene.expect(negative.count, is: 0, "the number of fixes with a negative value")
            }
        ),
        Article(
            ContractClause(
                "UPD-15",
                .must,
                capability: .continuous,
                "A fix states when it was determined, in seconds since 1970, and not in the future.",
                source: "Location.timestamp; Apple, CLLocation.timestamp.",
                likelyMistake: "Seconds since 2001 are copied, or the time of delivery is put in."
            ),
            Case("unix-time", needs: .place) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 20)
                let ages = scene.app.updates.map { scene.age(of: $0.value, at: $0.time) }
                let odd = ages.first { $0 < -0.5 || $0 > 3_600 }
                try scene.expect(
                    odd == nil,
                    "no fix from the future or from long ago",
                    observed: "a fix \(odd ?? 0) s old"
                )
            },
            further: .fractionsOfTime
        ),
        Article(
            ContractClause(
                "UPD-16",
                .must,
                capability: .continuous,
                "A request leaves updates as they are: they run on as before, and it is answered beside them, once.",
                source:
                    "LocationProvider, requirement 7; Apple, requestLocation(): nothing of its own while updates run "
                    + "on that manager; Baseflow/flutter-geolocator#1116; R29.",
                likelyMistake: "One manager serves both: the request is swallowed, or its end stops the updates."
            ),
            Case("answered-beside-updates") { scene in
                scene.startUpdates()
                scene.wait(5)
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                try shot.location()
            },
            Case("updates-run-on", needs: .place) { scene in
                scene.startUpdates()
                scene.wait(5)
                scene.request()
                scene.wait(LocationRequest.bound)
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count > before,
                    "updates go on after the request",
                    observed: "none in 30 s of walking"
                )
            },
            Case("answered-once-beside-updates", needs: .place) { scene in
                scene.startUpdates()
                let shot = scene.request()
                try scene.walk(seconds: 40)
                try shot.expectOnce()
            }
        ),
    ]
}
