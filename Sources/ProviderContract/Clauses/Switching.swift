// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Changing the provider, and what holds for all of them together.
extension ProviderContract {
    static let switching: [Article] = [
        Article(
            ContractClause(
                "SWP-01",
                .must,
                "A provider that takes over from another leaves the other's requests alone: each is answered once.",
                source: "SwitchingProvider: exactly one completion each; R10: a later switch stays cheap.",
                likelyMistake: "Making a second SDK object resets the first."
            ),
            Case("hand-over", needs: .severalProviders) { scene in
                let first = scene.request()
                scene.wait(0.5)
                let other = try scene.makeProvider()
                var answers: [Result<Location, LocationError>] = []
                scene.call { _ = other.requestLocation(.usual) { answers.append($0) } }
                scene.wait(2 * LocationRequest.bound)
                try first.location()
                try scene.expect(answers.count, is: 1, "the number of answers of the second provider")
            }
        ),
        Article(
            ContractClause(
                "SWP-02",
                .must,
                capability: .continuous,
                "Updates move from one provider to another: the new one delivers, the old one is silent.",
                source: "SwitchingProvider: updates stop on the old provider and start on the new one; R10, R34.",
                likelyMistake: "Only the first SDK object of a process locates, and the second waits for its turn."
            ),
            Case("updates-move", needs: [.place, .severalProviders]) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 10)
                let (other, listener) = (try scene.makeProvider(), scene.makeListener())
                scene.call {
                    other.delegate = listener
                    scene.provider.stopUpdatingLocation()
                    other.startUpdatingLocation()
                }
                let before = scene.app.updates.count
                try scene.walk(seconds: 30)
                try scene.expect(!listener.updates.isEmpty, "updates of the new provider", observed: "none in 30 s")
                try scene.expect(scene.app.updates.count - before, is: 0, "the number of updates of the old one")
            }
        ),
    ]

    static let remaining: [Article] = [
        Article(
            ContractClause(
                "PRV-01",
                .must,
                "Without the user's consent, where the vendor demands it, making a provider or a request ends with "
                    + "privacyNotAgreed.",
                source: "LocationError.Code.privacyNotAgreed; headers of the vendors: without consent nothing works.",
                likelyMistake: "The SDK's initialiser gives an inert object, and nothing says so."
            ),
            further: .withoutConsent
        ),
        Article(
            ContractClause(
                "DET-01",
                .must,
                "The same inputs give the same answers, at the same times, in the same order.",
                source: "The design of virtual time: nothing reads the wall clock, nothing is random but from a seed.",
                likelyMistake: "The provider reads the wall clock, or walks through a dictionary or set."
            ),
            Case("same-twice", needs: .severalProviders) { scene in
                let other = try scene.again()
                for twin in [scene, other] {
                    twin.isRecording = true
                    twin.startUpdates()
                    twin.request()
                    twin.wait(LocationRequest.bound)
                }
                let difference = zip(scene.records, other.records).first { $0.0 != $0.1 }
                try scene.expect(
                    scene.records == other.records,
                    "two runs are equal",
                    observed: difference.map { "“\($0.0)” and “\($0.1)”" }
                        ?? "\(scene.records.count) and \(other.records.count) events"
                )
            }
        ),
    ]
}
