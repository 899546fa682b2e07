// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// What a refusal does, and what happens where nobody asks.
extension ProviderContract {
    static let refusals: [Article] = [
        Article(
            ContractClause(
                "AUTH-10",
                .must,
                "A request that may not locate ends with the reason, and never with a time-out: denied, restricted or "
                    + "servicesOff.",
                source: "LocationProvider, requirement 6; R14, R24: services off differ from a refusal; "
                    + "malcommac/SwiftLocation#341.",
                likelyMistake: "The SDK's one code for all three is passed on without asking the authority, or its "
                    + "silence is waited for."
            ),
            Case("denied", .denied) { scene in
                try scene.expectRefusal(.denied)
            },
            Case("restricted", .with { $0.restricted = true }) { scene in
                try scene.expectRefusal(.restricted)
            },
            Case("services-off", .with { $0.servicesOn = false }) { scene in
                try scene.expectRefusal(.servicesOff)
            }
        ),
        Article(
            ContractClause(
                "AUTH-11",
                .must,
                "A request that waits for a fix ends with denied when permission is taken away.",
                source: "LocationProvider, requirement 6; W3C Geolocation: revoking while running surfaces; R28; "
                    + "aruis/cordova-plugin-baidumaplocation#81.",
                likelyMistake: "Permission is looked at when the request starts, and not again."
            ),
            Case("revoked-while-waiting", .underground, needs: .settings) { scene in
                let shot = scene.request(LocationRequest(desiredAccuracy: .hundredMeters, timeout: 60))
                scene.wait(5)
                try scene.setAccess(.never)
                scene.wait(5)
                try shot.error(.denied)
            },
            further: .revocations
        ),
        Article(
            ContractClause(
                "AUTH-12",
                .must,
                "Where nobody asks although somebody could, a request ends with notAsked, at time-out plus address "
                    + "time-out plus one second.",
                source:
                    "LocationProvider, requirement 5; R09; qiuxiang/react-native-amap-geolocation#82: no prompt, no "
                    + "location, no end.",
                likelyMistake: "The request waits for a decision that nobody asks for."
            ),
            Case("ends", .undetermined, needs: .prompts) { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound + 0.1)
                try scene.skipIfPrompted()
                _ = try shot.answer()
            },
            Case("not-asked", .undetermined, needs: .prompts) { scene in
                let shot = scene.request()
                scene.wait(2 * LocationRequest.bound)
                try scene.skipIfPrompted()
                try shot.error(.notAsked)
            },
            further: .unaskedRequests
        ),
        Article(
            ContractClause(
                "AUTH-13",
                .must,
                "Where no request can prompt, because usage texts are missing, a request ends within a second with "
                    + "missingUsageDescription and names the key.",
                source: "LocationProvider, requirement 5; R23; Baseflow/flutter-geolocator#699.",
                likelyMistake: "Nothing looks at Info.plist, so the user is said to have refused what nobody asked."
            ),
            Case("code", .keyless) { scene in
                let shot = scene.request()
                scene.wait(20)
                try shot.error(.missingUsageDescription)
            },
            Case("within-a-second", .keyless) { scene in
                let shot = scene.request()
                scene.wait(1)
                _ = try shot.answer()
            },
            Case("names-the-key", .keyless) { scene in
                let shot = scene.request()
                scene.wait(20)
                let key = try shot.error().infoDictionaryKey
                try scene.expect(
                    UsageKey.allCases.contains { $0.rawValue == key },
                    "an error that names the key of a usage text",
                    observed: key ?? "no key"
                )
            },
            further: .missingTexts
        ),
        Article(
            ContractClause(
                "AUTH-14",
                .must,
                "A provider whose SDK does not ask the app for permission never calls the delegate's permission methods.",
                source:
                    "LocationProvider, requirement 13: nothing is invented; R07 names the one SDK family that asks.",
                likelyMistake: "The adapter fakes the callback of another vendor, and the app asks twice."
            ),
            Case("no-callback", .undetermined, unless: .permissionCallbacks) { scene in
                scene.request()
                scene.wait(5)
                try scene.expect(
                    scene.app.permissionCalls + scene.app.accuracyCalls,
                    is: 0,
                    "the number of permission callbacks"
                )
            }
        ),
        Article(
            ContractClause(
                "AUTH-15",
                .must,
                capability: .permissionCallbacks,
                "Where the SDK wants the app to ask, the delegate is called, and what the app asks for there leads to a "
                    + "location.",
                source: "LocationProviderDelegate.provider(_:doRequireLocationAuth:); R07; Wayaer/fl_amap#11.",
                likelyMistake:
                    "The SDK's delegate method is missing, so the SDK locates without permission and in vain."
            ),
            Case("leads-to-location", .undetermined, needs: .prompts) { scene in
                scene.app.permissionAnswer = .asks
                let shot = scene.request()
                scene.wait(2)
                try scene.answer(.allow, .allowWhileUsing, .alwaysAllow)
                scene.wait(LocationRequest.bound)
                try shot.location()
            },
            further: .permissionWishes
        ),
    ]
}

extension ContractSetUp {
    /// Nobody has asked, and nobody can: Info.plist holds no usage text.
    fileprivate static let keyless = with {
        $0.grant = .unasked; $0.usageTexts = []
    }
}

extension Scene {
    /// Makes sure that a request ends with a reason, before its time-out.
    fileprivate func expectRefusal(_ code: LocationError.Code) throws {
        let shot = request()
        wait(5)
        try shot.error(code)
    }

    /// Gives up where the SDK has asked by itself: somebody asked.
    fileprivate func skipIfPrompted() throws {
        if !world.prompts.isEmpty { throw Skip(reason: "the SDK asks the user by itself") }
    }
}
