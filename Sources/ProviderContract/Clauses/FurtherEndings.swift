// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// What a cancelled request leaves behind, and what an error does not say.
extension ProviderContract {
    static let cancelledReceivers: [Article] = [
        Article(
            ContractClause(
                "CAN-07",
                .should,
                "After cancelling, a request leaves no receiver running.",
                source:
                    "Apple, stopUpdatingLocation(): it cancels a pending requestLocation(), too; R35: the arrow shows "
                    + "who locates.",
                likelyMistake: "Cancelling answers the caller and forgets the SDK, which locates on to its time-out."
            ),
            Case("receivers-off", .underground, needs: .receivers) { scene in
                let shot = scene.request(LocationRequest(desiredAccuracy: .hundredMeters, timeout: 300))
                scene.wait(2)
                scene.cancel(shot)
                scene.wait(3)
                try scene.expect(
                    !scene.world.isLocating,
                    "the location arrow is out three seconds after cancelling",
                    observed: "it still shows"
                )
            }
        ),
        Article(
            ContractClause(
                "CAN-08",
                .must,
                rules: .withAccuracy,
                "A request that is held back until accuracy becomes full can be cancelled, too.",
                source: "LocationProvider, requirement 7; LocationRequest.repeatWhenFull.",
                likelyMistake: "The SDK's call has ended by then, and cancelling does no more than end it."
            ),
            Case("while-held", .reduced) { scene in
                scene.app.accuracyAnswer = .declines
                var request = LocationRequest.repeated
                request.timeout = 60
                let shot = scene.request(request)
                scene.wait(20)
                scene.cancel(shot)
                scene.wait(1)
                try shot.error(.cancelled)
            }
        ),
    ]

    static let namedKeys: [Article] = [
        Article(
            ContractClause(
                "ERR-07",
                .must,
                "An error names a key of Info.plist only if that key is what is wrong.",
                source: "LocationError.infoDictionaryKey.",
                likelyMistake: "The key is set for every refusal, and developers add texts that are there already."
            ),
            Case("refusal-by-the-user", .denied) { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                let key = try shot.error().infoDictionaryKey
                try scene.expect(
                    key == nil,
                    "a refusal by the user, with every text in Info.plist, names no key",
                    observed: "it names \(key ?? "")"
                )
            },
            further: .keylessRefusals
        )
    ]
}
