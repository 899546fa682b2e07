// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// What an approximate grant does to locations.
extension ProviderContract {
    static let reducedAccuracy: [Article] = [
        Article(
            ContractClause(
                "ACC-06",
                .must,
                rules: .withAccuracy,
                "A fix says under which accuracy it was delivered.",
                source:
                    "LocationProvider, requirement 12; R01, R02: the app decides per feature whether approximate is "
                    + "enough.",
                likelyMistake: "The adapter forgets the mark, so a point kilometres off looks like any other."
            ),
            Case("reduced-is-marked", .reduced) { scene in
                scene.app.accuracyAnswer = .declines
                let shot = scene.request(.approximate)
                scene.wait(LocationRequest.bound)
                try scene.expect(
                    try shot.location().accuracyAuthorization,
                    is: .reducedAccuracy,
                    "the mark of a fix under reduced accuracy"
                )
            },
            further: .accuracyMarks
        ),
        Article(
            ContractClause(
                "ACC-07",
                .must,
                rules: .withAccuracy,
                "Who insists on full accuracy hears reducedAccuracy where only approximate location is granted: a request "
                    + "ends with it, and updates tell it and deliver nothing until accuracy is full.",
                source: "AccuracyMode.full; ProviderConfiguration.accuracyMode; R04; AMap, locationAccuracyMode.",
                likelyMistake: "The mode is not passed on to the SDK, and the coarse fix is taken for a success."
            ),
            Case("full-or-nothing", .reduced) { scene in
                scene.app.accuracyAnswer = .declines
                let shot = scene.request(.insistent)
                scene.wait(LocationRequest.bound + 1)
                try shot.error(.reducedAccuracy)
            },
            further: .insistence
        ),
        Article(
            ContractClause(
                "ACC-08",
                .should,
                rules: .withAccuracy,
                "Under reduced accuracy a request is answered with the approximate location, however fine it asked.",
                source:
                    "LocationProvider, requirement 12; Agontuk/react-native-geolocation-service#214: a fine request "
                    + "waits in vain.",
                likelyMistake: "The adapter waits for the accuracy it asked for and runs into its time-out."
            ),
            Case("fine-request", .reduced) { scene in
                scene.app.accuracyAnswer = .declines
                let shot = scene.request(LocationRequest(desiredAccuracy: .best, timeout: 10, accuracyMode: .reduce))
                scene.wait(LocationRequest.bound)
                try shot.location()
            },
            further: .approximateAnswers
        ),
        Article(
            ContractClause(
                "ACC-09",
                .must,
                rules: .withAccuracy,
                "A request that is to be repeated when accuracy becomes full answers once: with the exact location if "
                    + "accuracy becomes full in time, otherwise with what it has.",
                source: "LocationRequest.repeatWhenFull; R06, R09.",
                likelyMistake: "The first, approximate answer is given at once, and the repeated request answers again."
            ),
            Case("becomes-full", .reduced, needs: .settings) { scene in
                scene.app.accuracyAnswer = .declines
                let shot = scene.request(.repeated)
                scene.wait(5)
                try scene.act(.settings(.precise(true)))
                scene.wait(30)
                try scene.expect(
                    try shot.location().accuracyAuthorization,
                    is: .fullAccuracy,
                    "the accuracy of the one answer"
                )
            },
            Case("stays-reduced", .reduced) { scene in
                scene.app.accuracyAnswer = .declines
                let shot = scene.request(.repeated)
                scene.wait(LocationRequest.bound + 1)
                try shot.location()
            },
            Case("answers-once", .reduced, needs: .settings) { scene in
                scene.app.accuracyAnswer = .declines
                let shot = scene.request(.repeated)
                scene.wait(5)
                try scene.act(.settings(.precise(true)))
                scene.wait(30)
                try shot.expectOnce()
            },
            further: .repetitions
        ),
        Article(
            ContractClause(
                "ACC-10",
                .must,
                "While undetermined the authority reads full accuracy, and the state gives none until location is "
                    + "authorized.",
                source: "Apple, CLLocationManager.accuracyAuthorization; "
                    + "transistorsoft/react-native-background-geolocation#1930.",
                likelyMistake: "The Precise switch is read as an accuracy before anything is granted."
            ),
            Case(
                "undetermined-reads-full",
                .with {
                    $0.grant = .unasked; $0.precise = false
                }
            ) { scene in
                try scene.expect(scene.authority.accuracyAuthorization, is: .fullAccuracy, "the accuracy")
                try scene.expect(
                    scene.authority.authorizationState.accuracy == nil,
                    "the state gives no accuracy while undetermined",
                    observed: "\(scene.authority.authorizationState)"
                )
            }
        ),
        Article(
            ContractClause(
                "ACC-11",
                .must,
                rules: .withAccuracy,
                "A change of accuracy alone is told to the delegate, once.",
                source: "Apple, locationManagerDidChangeAuthorization(_:): status or accuracy; WWDC20 10660; R06.",
                likelyMistake: "Only the old callback is implemented, or a change is compared by status alone."
            ),
            Case("precise-switched-off", needs: .settings) { scene in
                scene.wait(1)
                let before = scene.app.authorizations.count
                try scene.act(.settings(.precise(false)))
                scene.wait(5)
                let told = scene.app.authorizations.dropFirst(before).map(\.value)
                try scene.expect(
                    told == [AuthorizationState(.authorizedWhenInUse, .reducedAccuracy)],
                    "one change is told: authorizedWhenInUse, reducedAccuracy",
                    observed: told.isEmpty ? "none" : told.map(\.description).joined(separator: "; ")
                )
            },
            further: .accuracyChanges
        ),
        Article(
            ContractClause(
                "ACC-12",
                .should,
                capability: .temporaryFullAccuracy,
                "A configuration whose purpose key is not in Info.plist is named before it is used.",
                source: "LocationProvider.problems(with:); R03.",
                likelyMistake: "problems(with:) is left at its default, which knows no Info.plist."
            ),
            Case("missing-purpose-key") { scene in
                var configuration = scene.provider.configuration
                configuration.purposeKey = "unheard-of"
                let codes = scene.provider.problems(with: configuration).map(\.code)
                try scene.expect(
                    codes.contains(.missingPurposeKey),
                    "the problem missingPurposeKey",
                    observed: codes.isEmpty ? "none" : codes.map(\.rawValue).joined(separator: ", ")
                )
            },
            further: .completeConfigurations
        ),
        Article(
            ContractClause(
                "ACC-13",
                .must,
                rules: .withAccuracy,
                capability: [.temporaryFullAccuracy, .accuracyCallbacks],
                "The app's answer to the SDK's wish for full accuracy reaches the SDK, which then ends the request.",
                source: "LocationProviderDelegate.provider(_:doRequireTemporaryFullAccuracyAuth:completion:); R05.",
                likelyMistake:
                    "The completion that the SDK hands over is dropped, or called before the user has answered."
            ),
            Case("answer-reaches-sdk", .reduced, needs: .prompts) { scene in
                let shot = scene.request()
                scene.wait(2)
                try scene.expect(
                    scene.app.accuracyCalls == 1,
                    "the app is asked once for full accuracy",
                    observed: "\(scene.app.accuracyCalls) calls"
                )
                try scene.answer(.dontAllow)
                scene.wait(LocationRequest.bound)
                try shot.location()
            },
            further: .accuracyWishes
        ),
    ]
}

extension LocationRequest {
    /// Whatever is granted, without asking for more.
    static let approximate = LocationRequest(
        desiredAccuracy: .threeKilometers,
        timeout: 10,
        addressTimeout: 5,
        accuracyMode: .reduce
    )
    /// Full accuracy or nothing.
    static let insistent = LocationRequest(
        desiredAccuracy: .hundredMeters,
        timeout: 10,
        addressTimeout: 5,
        accuracyMode: .full
    )
    /// Repeated once when accuracy becomes full.
    static let repeated = LocationRequest(
        desiredAccuracy: .hundredMeters,
        timeout: 10,
        addressTimeout: 5,
        accuracyMode: .reduce,
        repeatWhenFull: true
    )
}
