// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Asking for full accuracy for a while: first in the contract, because it goes wrong most in the field.
extension ProviderContract {
    private static let temporary = "CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:)"

    static let accuracy: [Article] = [
        Article(
            ContractClause(
                "ACC-01",
                .must,
                rules: .withAccuracy,
                "A request for temporary full accuracy shows one prompt, that of the given purpose key, and asks for "
                    + "nothing else.",
                source: "Apple, \(temporary); R03, R05: Always and When-In-Use have requests of their own.",
                likelyMistake: "The callback is answered with requestAlwaysAuthorization(), or with a purpose key that "
                    + "is written into the adapter."
            ),
            Case("never-asks-for-always", .reduced, needs: .prompts) { scene in
                _ = scene.askFullAccuracy()
                try scene.expectPrompts([.tempFull14], "the temporary-accuracy prompt appears, and no other")
                try scene.answer(.dontAllow)
                scene.wait(5)
                try scene.expectPrompts([.tempFull14], "no further prompt follows")
                try scene.expect(scene.authority.authorizationStatus, is: .authorizedWhenInUse, "the status afterwards")
            },
            Case("own-purpose-key", .reduced, needs: .prompts) { scene in
                _ = scene.askFullAccuracy()
                let prompt = try scene.promptOnScreen()
                try scene.expect(
                    prompt.purposeKey ?? "none",
                    is: ContractSetUp.purposeKey,
                    "the purpose key of the prompt"
                )
            },
            further: .accuracyPrompts
        ),
        Article(
            ContractClause(
                "ACC-02",
                .must,
                rules: .withAccuracy,
                "A request for temporary full accuracy is completed exactly once, after the call has returned.",
                source: "Apple, \(temporary): the completion runs on the manager's run loop, once; R05: an uncalled "
                    + "completion leaves the request hanging.",
                likelyMistake: "The completion is called on one branch only, or once by the callback and once by the "
                    + "authorization change."
            ),
            Case("allowed", .reduced, needs: .prompts) { scene in
                let answer = scene.askFullAccuracy()
                try scene.answer(.allowOnce)
                scene.wait(30)
                try answer.expectOnce()
            },
            Case("refused", .reduced, needs: .prompts) { scene in
                let answer = scene.askFullAccuracy()
                try scene.answer(.dontAllow)
                scene.wait(30)
                try answer.expectOnce()
            },
            Case("unknown-purpose-key", .reduced) { scene in
                let answer = scene.askFullAccuracy("unheard-of")
                scene.wait(30)
                try answer.expectOnce()
            },
            Case("already-full") { scene in
                let answer = scene.askFullAccuracy()
                scene.wait(30)
                try answer.expectOnce()
            },
            further: .accuracyCompletions
        ),
        Article(
            ContractClause(
                "ACC-03",
                .must,
                rules: .withAccuracy,
                "The completion carries the system's own error, unchanged: nil after the user's answer, and the "
                    + "system's number where no prompt could be shown.",
                source:
                    "Apple, \(temporary): a refusal is no error; CLError.promptDeclined (18) where no prompt can be "
                    + "shown; R05.",
                likelyMistake: "A refusal is turned into an error, or the error is dropped on the way. Read "
                    + "accuracyAuthorization to know what the user chose."
            ),
            Case("refusal-is-nil", .reduced, needs: .prompts) { scene in
                let answer = scene.askFullAccuracy()
                try scene.answer(.dontAllow)
                scene.wait(5)
                let error = try answer.error()
                try scene.expect(error == nil, "a refusal is completed with nil", observed: "\(error!)")
                try scene.expect(scene.authority.accuracyAuthorization, is: .reducedAccuracy, "the accuracy afterwards")
            },
            Case("system-error-kept", .reduced) { scene in
                let answer = scene.askFullAccuracy("unheard-of")
                scene.wait(5)
                let error = try answer.error()
                try scene.expect(
                    error?.vendorDomain == "kCLErrorDomain" && error?.vendorCode == 18,
                    "an error with the system's domain and number, kCLErrorDomain 18",
                    observed: error.map { "\($0)" } ?? "nil"
                )
            }
        ),
        Article(
            ContractClause(
                "ACC-04",
                .must,
                rules: .withAccuracy,
                capability: .temporaryFullAccuracy,
                "After a temporary grant the provider's fixes are exact and marked as such.",
                source: "ProviderCapabilities.temporaryFullAccuracy; Apple, \(temporary).",
                likelyMistake: "Accuracy is read once, when the provider is made."
            ),
            Case("reaches-the-fixes", .reduced, needs: .prompts) { scene in
                _ = scene.askFullAccuracy()
                try scene.answer(.allowOnce)
                scene.wait(1)
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                let location = try shot.location()
                let accuracy = location.horizontalAccuracy ?? .infinity
                try scene.expect(
                    location.accuracyAuthorization == .fullAccuracy && accuracy <= 100,
                    "a fix within 100 m, marked full",
                    observed: Scene.words(for: location)
                )
            }
        ),
        Article(
            ContractClause(
                "ACC-05",
                .must,
                rules: .withAccuracy,
                "A temporary grant ends when the app is no longer in use; accuracy reads reduced again.",
                source: "Apple, \(temporary): the grant lasts while the app is in use; it never becomes permanent.",
                likelyMistake: "Once granted, full accuracy is remembered for the life of the provider."
            ),
            Case("lapses", .reduced, needs: [.prompts, .application]) { scene in
                _ = scene.askFullAccuracy()
                try scene.answer(.allowOnce)
                scene.wait(1)
                try scene.expect(
                    scene.authority.accuracyAuthorization,
                    is: .fullAccuracy,
                    "the accuracy after the grant"
                )
                try scene.act(.enterBackground)
                scene.wait(600)
                try scene.act(.enterForeground)
                scene.wait(1)
                try scene.expect(
                    scene.authority.accuracyAuthorization,
                    is: .reducedAccuracy,
                    "the accuracy after ten minutes off screen"
                )
            },
            further: .accuracyLapses
        ),
    ]
}
