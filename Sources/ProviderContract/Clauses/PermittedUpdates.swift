// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Updates and permission, updates and the sky.
extension ProviderContract {
    static let permittedUpdates: [Article] = [
        Article(
            ContractClause(
                "UPD-08",
                .must,
                capability: .continuous,
                "Updates started while undetermined are armed: silent until the decision, flowing after the grant.",
                source: "LocationProvider.startUpdatingLocation(); WWDC14 706: request and start in a row; R09; "
                    + "Baseflow/flutter-geolocator#950.",
                likelyMistake: "The start is refused or forgotten, because there was no permission yet."
            ),
            Case("silent-before", .undetermined, needs: .prompts) { scene in
                scene.askWhenInUse()
                scene.startUpdates()
                scene.wait(30)
                try scene.expect(
                    scene.app.errors.isEmpty && scene.app.updates.isEmpty,
                    "nothing is told while the prompt is on screen",
                    observed: scene.app.errors.first.map { "\($0.value)" } ?? "an update"
                )
            },
            Case("flows-after-grant", .undetermined, needs: .prompts) { scene in
                scene.askWhenInUse()
                scene.startUpdates()
                scene.wait(5)
                try scene.allow()
                scene.wait(30)
                try scene.expect(!scene.app.updates.isEmpty, "updates after the grant", observed: "none in 30 s")
            },
            further: .slowDecisions
        ),
        Article(
            ContractClause(
                "UPD-09",
                .must,
                capability: .continuous,
                "Updates that meet a refusal tell denied once, and deliver nothing while it lasts.",
                source: "LocationProvider, requirement 6; Apple, startUpdatingLocation(): kCLErrorDenied; R28; "
                    + "malcommac/SwiftLocation#330.",
                likelyMistake: "The refusal is dropped as if it were a passing error, or told with every attempt."
            ),
            Case("told", .denied) { scene in
                scene.startUpdates()
                scene.wait(10)
                try scene.expect(
                    scene.app.errors.first?.value.code == .denied,
                    "the error denied",
                    observed: scene.app.errors.first.map { "\($0.value)" } ?? "none in 10 s"
                )
            },
            Case("told-once", .denied) { scene in
                scene.startUpdates()
                scene.wait(60)
                try scene.expect(scene.app.errors.count, is: 1, "the number of errors in 60 s of refusal")
            },
            Case("nothing-while-denied", needs: [.place, .settings]) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                try scene.setAccess(.never)
                scene.wait(1)
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(scene.app.updates.count - before, is: 0, "the number of updates while denied")
            }
        ),
        Article(
            ContractClause(
                "UPD-10",
                .must,
                capability: .continuous,
                "Updates stay armed through a refusal: when the grant comes back they flow, without another start.",
                source: "LocationProvider, requirement 6; R28: grant starts them; malcommac/SwiftLocation#102.",
                likelyMistake: "The refusal ends the subscription, and only a relaunch brings it back."
            ),
            Case("started-while-denied", .denied, needs: .settings) { scene in
                scene.startUpdates()
                scene.wait(5)
                try scene.setAccess(.whileUsing)
                scene.wait(30)
                try scene.expect(!scene.app.updates.isEmpty, "updates after the grant", observed: "none in 30 s")
            },
            Case("revoked-and-granted", needs: [.place, .settings]) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                try scene.setAccess(.never)
                scene.wait(20)
                let before = scene.app.updates.count
                try scene.setAccess(.whileUsing)
                try scene.walk(seconds: 30)
                try scene.expect(scene.app.updates.count > before, "updates after the grant", observed: "none in 30 s")
            }
        ),
        Article(
            ContractClause(
                "UPD-11",
                .must,
                capability: .continuous,
                "A passing error or a gap in the signal does not end updates.",
                source: "Apple, CLError.locationUnknown: the service keeps trying; intuit/LocationManager#59; "
                    + "malcommac/SwiftLocation#108.",
                likelyMistake: "Any error ends the subscription."
            ),
            Case("tunnel", needs: [.place, .signal]) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                try scene.act(.signal(false))
                try scene.walk(seconds: 60)
                let before = scene.app.updates.count
                try scene.act(.signal(true))
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count > before,
                    "updates after a tunnel of 60 s",
                    observed: "none in 30 s"
                )
            }
        ),
        Article(
            ContractClause(
                "UPD-12",
                .must,
                capability: .continuous,
                "The configured distance filter reaches the SDK, and a change reaches updates that run.",
                source: "ProviderConfiguration: a change takes effect on updates that run; R32.",
                likelyMistake: "The configuration is read when the provider is made, or at start only."
            ),
            Case("filter-holds", needs: .place) { scene in
                scene.configure { $0.distanceFilter = 10_000 }
                scene.startUpdates()
                try scene.walk(seconds: 10)
                let before = scene.app.updates.count
                try scene.walk(seconds: 60)
                let further = scene.app.updates.count - before
                try scene.expect(further <= 1, "900 m do not pass a filter of 10 km", observed: "\(further) updates")
            },
            Case("filter-changed-while-running", needs: .place) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                scene.configure { $0.distanceFilter = 10_000 }
                try scene.walk(seconds: 10)
                let before = scene.app.updates.count
                try scene.walk(seconds: 60)
                let further = scene.app.updates.count - before
                try scene.expect(further <= 1, "900 m do not pass a filter of 10 km", observed: "\(further) updates")
            },
            further: .filtersKept
        ),
    ]
}
