// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Grants that come later, or grow.
extension ProviderContract {
    static let laterGrants: [Article] = [
        Article(
            ContractClause(
                "AUTH-16",
                .must,
                "What stood in the way is looked at anew for each request: after the user has taken it away, the next "
                    + "request is served.",
                source:
                    "LocationProvider, requirement 1: every request; W3C Geolocation: permission is read at every "
                    + "acquisition; Lyokone/flutterlocation#484; R28.",
                likelyMistake:
                    "Whether location may be had is found out once, when the provider is made or first used, "
                    + "and kept."
            ),
            Case("services-were-off", .with { $0.servicesOn = false }, needs: .settings) { scene in
                scene.request()
                scene.wait(5)
                try scene.act(.settings(.locationServices(true)))
                scene.wait(1)
                let second = scene.request()
                scene.wait(LocationRequest.bound)
                try second.location()
            },
            Case("was-denied", .denied, needs: .settings) { scene in
                scene.request()
                scene.wait(5)
                try scene.setAccess(.whileUsing)
                scene.wait(1)
                let second = scene.request()
                scene.wait(LocationRequest.bound)
                try second.location()
            },
            Case(
                "consent-came-later",
                .with { $0.consents = false },
                needs: .laterConsent,
                mistake: "What the SDK gave out before the user agreed is dead, and kept all the same."
            ) { scene in
                scene.request()
                scene.wait(LocationRequest.bound)
                try scene.act(.consent)
                scene.wait(60)
                let second = scene.request()
                scene.wait(LocationRequest.bound)
                try second.location()
            }
        ),
        Article(
            ContractClause(
                "AUTH-17",
                .must,
                rules: .withUpgradePrompt,
                "A grant while in use can be raised: the request for Always shows its own prompt, once, and until the "
                    + "user has answered everything stays as it was.",
                source:
                    "Apple, requestAlwaysAuthorization(); R21; Baseflow/flutter-permission-handler#620, #1155: "
                    + "resolved before the user answers.",
                likelyMistake: "A status that is authorized counts as the end of asking, or the open question as its "
                    + "answer."
            ),
            Case("changed-to-always", needs: .prompts) { scene in
                scene.wait(1)
                scene.askAlways()
                try scene.answer(.changeToAlwaysAllow, .alwaysAllow)
                scene.wait(5)
                try scene.expectTold([.authorizedAlways])
            },
            Case("served-meanwhile", needs: .prompts) { scene in
                scene.askAlways()
                _ = try scene.promptOnScreen()
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                try shot.location()
            },
            Case("open-question-is-no-answer", needs: .prompts) { scene in
                scene.wait(1)
                scene.askAlways()
                scene.wait(5)
                try scene.expect(
                    scene.authority.authorizationStatus,
                    is: .authorizedWhenInUse,
                    "the status while the prompt is on screen"
                )
            }
        ),
    ]
}
