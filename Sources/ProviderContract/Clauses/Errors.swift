// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// What errors say and where they go.
extension ProviderContract {
    static let errors: [Article] = [
        Article(
            ContractClause(
                "ERR-01",
                .must,
                "An error that came from the SDK carries the SDK's domain and number.",
                source: "LocationProvider, requirement 14; R05.",
                likelyMistake: "The error is mapped to a code, and the original thrown away."
            ),
            Case("refusal", .denied) { scene in
                scene.startUpdates()
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                let errors = try scene.app.errors.map(\.value) + [shot.error()]
                let halves = errors.filter { ($0.vendorDomain == nil) != ($0.vendorCode == nil) }
                try scene.expect(
                    halves.isEmpty,
                    "domain and number come together",
                    observed: "domain \(halves.first?.vendorDomain ?? "none"), number "
                        + (halves.first?.vendorCode.map(String.init) ?? "none")
                )
            }
        ),
        Article(
            ContractClause(
                "ERR-02",
                .must,
                "Errors speak the common vocabulary.",
                source: "LocationError.Code: one vocabulary for all providers.",
                likelyMistake: "An adapter invents codes that no app knows."
            ),
            Case("without-signal", .underground) { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound + 1)
                let code = try shot.error().code
                try scene.expect(LocationError.Code.all.contains(code), "a known code", observed: code.rawValue)
            }
        ),
        Article(
            ContractClause(
                "ERR-03",
                .must,
                "Without a signal a request ends with timedOut or locationUnknown, not with a reason that it is not.",
                source: "W3C Geolocation: POSITION_UNAVAILABLE and TIMEOUT; Apple, CLError.locationUnknown.",
                likelyMistake: "Every error of the SDK becomes denied, and users are sent to Settings for nothing."
            ),
            Case("without-signal", .underground) { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound + 1)
                try shot.error(.timedOut, .locationUnknown)
            },
            further: .ownTimeouts
        ),
        Article(
            ContractClause(
                "ERR-04",
                .must,
                "An error says whether trying again can help: a time-out may pass, a refusal does not.",
                source: "LocationError.isTransient; intuit/LocationManager#59.",
                likelyMistake: "Everything is said to pass, and the app tries a refused request for ever."
            ),
            Case("time-out-may-pass", .underground) { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound + 1)
                try scene.expect(try shot.error().isTransient, is: true, "whether a time-out may pass")
            },
            Case("refusal-does-not", .denied) { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                try scene.expect(try shot.error().isTransient, is: false, "whether a refusal may pass")
            },
            further: .lastingErrors + .passingTimeouts
        ),
        Article(
            ContractClause(
                "ERR-05",
                .must,
                "The error of a request goes to its completion only, not to the delegate.",
                source: "LocationProviderDelegate.provider(_:didFailWith:): one-shots' errors go to their completions.",
                likelyMistake: "The SDK's one error callback serves both, and an app with updates stops them."
            ),
            Case("no-error-without-start", .underground) { scene in
                scene.request()
                scene.wait(LocationRequest.bound + 1)
                try scene.expect(scene.app.errors.count, is: 0, "the number of errors told to the delegate")
            },
            further: .privateErrors + .errorsBesideUpdates
        ),
        Article(
            ContractClause(
                "ERR-06",
                .may,
                "An error's message says in a sentence what happened.",
                source: "LocationError.message.",
                likelyMistake: "The message is empty, or only repeats the code."
            ),
            Case("message", .denied) { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                let error = try shot.error()
                try scene.expect(
                    error.message.contains(" ") && error.message != error.code.rawValue,
                    "a sentence",
                    observed: "“\(error.message)”"
                )
            }
        ),
    ]
}
