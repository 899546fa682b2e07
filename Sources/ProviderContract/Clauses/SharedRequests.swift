// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// What requests that run together get.
extension ProviderContract {
    static let sharedRequests: [Article] = [
        Article(
            ContractClause(
                "ONE-13",
                .must,
                capability: .reverseGeocoding,
                "Requests that run together each get what they asked for, such as an address.",
                source: "LocationRequest.wantsAddress; ConcurrentOneShots; R11.",
                likelyMistake: "The second request shares the call of the first, which looks up no address."
            ),
            Case("address-joins-plain") { scene in
                let others = scene.request()
                var request = LocationRequest.usual
                request.wantsAddress = true
                let shot = scene.request(request)
                scene.wait(3 * LocationRequest.bound)
                try others.location()
                guard scene.provider.descriptor.concurrentOneShots != .refused else {
                    try shot.error(.busy)
                    return
                }
                let location = try shot.location()
                try scene.expect(
                    location.address != nil,
                    "the request that wants an address, made beside one that wants none, gets it",
                    observed: location.addressError.map { "\($0)" } ?? "neither an address nor a reason"
                )
            }
        ),
        Article(
            ContractClause(
                "ONE-14",
                .may,
                "A request whose first fix is too old waits for a newer one, and is answered with it.",
                source: "LocationRequest.maximumAge: it is asked again until the time-out; "
                    + "ionic-team/capacitor-geolocation#90. An SDK that begins with what it remembers each time it is "
                    + "asked cannot do better.",
                likelyMistake: "The old fix ends the SDK's call, and each further call begins with the same fix."
            ),
            further: .waitingForFresh
        ),
    ]
}
