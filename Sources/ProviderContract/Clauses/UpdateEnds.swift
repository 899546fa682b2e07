// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Updates that are stopped, refused or without a signal at an awkward moment.
extension ProviderContract {
    static let updateEnds: [Article] = [
        Article(
            ContractClause(
                "UPD-21",
                .must,
                capability: .continuous,
                "A stop counts also while nothing can be delivered: what comes back later does not start updates again.",
                source: "LocationProvider, requirement 8; W3C Geolocation: clearWatch stops everything; R28.",
                likelyMistake:
                    "Only the SDK is told to stop, or only where it runs, and the adapter stays armed for the "
                    + "grant or the signal."
            ),
            Case("stopped-while-denied", needs: [.place, .settings]) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 5)
                try scene.setAccess(.never)
                scene.wait(5)
                scene.stopUpdates()
                scene.wait(1)
                let before = scene.app.updates.count
                try scene.setAccess(.whileUsing)
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count - before,
                    is: 0,
                    "the number of updates after a stop while denied and a grant"
                )
            },
            Case("stopped-at-the-prompt", .undetermined, needs: [.place, .prompts]) { scene in
                scene.askWhenInUse()
                scene.startUpdates()
                scene.wait(2)
                scene.stopUpdates()
                try scene.allow()
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count,
                    is: 0,
                    "the number of updates after a stop while the prompt was on screen and a grant"
                )
            },
            Case("stopped-without-signal", .underground, needs: [.place, .signal]) { scene in
                scene.startUpdates()
                scene.wait(15)
                scene.stopUpdates()
                scene.wait(1)
                try scene.act(.signal(true))
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count,
                    is: 0,
                    "the number of updates after a stop without a signal, when the signal came"
                )
            },
            Case("stopped-inside-the-refusal", .denied, needs: [.place, .settings]) { scene in
                scene.app.onError = { [unowned scene] _ in scene.stopUpdates() }
                scene.startUpdates()
                scene.wait(10)
                try scene.setAccess(.whileUsing)
                try scene.walk(seconds: 30)
                try scene.expect(
                    scene.app.updates.count,
                    is: 0,
                    "the number of updates after a stop inside the delegate's error and a grant"
                )
            }
        ),
        Article(
            ContractClause(
                "UPD-22",
                .must,
                capability: .continuous,
                "Updates that are started without a signal wait for it, however long, and flow when it comes.",
                source: "Apple, CLError.locationUnknown: the service keeps trying; intuit/LocationManager#59.",
                likelyMistake: "A time-out that is meant for one-shots ends updates, or the first error does."
            ),
            Case("started-underground", .underground, needs: [.place, .signal]) { scene in
                scene.startUpdates()
                scene.wait(90)
                try scene.act(.signal(true))
                try scene.walk(seconds: 30)
                try scene.expect(
                    !scene.app.updates.isEmpty,
                    "updates when the signal comes, 90 s after the start",
                    observed: "none in 30 s"
                )
            }
        ),
        Article(
            ContractClause(
                "UPD-23",
                .must,
                capability: .continuous,
                "A refusal is told by its own code, also when it comes while updates run, and again after a new start.",
                source:
                    "LocationProvider, requirement 6; Apple, startUpdatingLocation(): denied once for each start; W3C "
                    + "Geolocation: permission is read at every acquisition; R14, R24, R28.",
                likelyMistake:
                    "Every refusal is called denied, a refusal is told only at the start, or a flag that it was "
                    + "told is never taken back."
            ),
            Case("restricted", .with { $0.restricted = true }) { scene in
                scene.startUpdates()
                scene.wait(10)
                try scene.expectFirstError(.restricted)
            },
            Case("services-off", .with { $0.servicesOn = false }) { scene in
                scene.startUpdates()
                scene.wait(10)
                try scene.expectFirstError(.servicesOff)
            },
            Case("revoked", needs: [.place, .settings]) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                try scene.setAccess(.never)
                scene.wait(60)
                try scene.expect(
                    scene.app.errors.filter { $0.value.code == .denied }.count,
                    is: 1,
                    "the number of denied errors in 60 s after the user took the grant back"
                )
            },
            Case("second-start", .denied) { scene in
                scene.startUpdates()
                scene.wait(10)
                scene.stopUpdates()
                scene.wait(1)
                scene.startUpdates()
                scene.wait(10)
                try scene.expect(
                    scene.app.errors.filter { $0.value.code == .denied }.count,
                    is: 2,
                    "the number of denied errors of two starts while denied"
                )
            }
        ),
    ]
}

extension Scene {
    /// Makes sure that the first error of the updates has this code.
    fileprivate func expectFirstError(_ code: LocationError.Code) throws {
        try expect(
            app.errors.first?.value.code == code,
            "updates tell the error \(code.rawValue)",
            observed: app.errors.first.map { "the error \($0.value)" } ?? "no error in 10 s"
        )
    }
}
