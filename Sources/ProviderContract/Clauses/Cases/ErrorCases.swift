// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Further cases about what errors say and where they go.
extension [Case] {
    /// A time-out that the provider keeps itself, where the SDK has another error or none.
    static let passingTimeouts: [Case] = [
        Case(
            "half-a-second-may-pass",
            .underground,
            mistake: "The error that the adapter makes at its own time-out is said to be lasting."
        ) { scene in
            let shot = scene.request(
                LocationRequest(desiredAccuracy: .hundredMeters, timeout: 0.5, addressTimeout: 2)
            )
            scene.wait(LocationRequest.bound)
            try scene.expect(
                try shot.error().isTransient,
                is: true,
                "whether the end of a request that had half a second may pass"
            )
        }
    ]

    /// A time-out that ends before the SDK's own, if it has one.
    static let ownTimeouts: [Case] = [
        Case(
            "half-a-second",
            .underground,
            mistake: "The time-out is left to the SDK, and a watch that is meant for a silent SDK ends the request."
        ) { scene in
            let shot = scene.request(
                LocationRequest(desiredAccuracy: .hundredMeters, timeout: 0.5, addressTimeout: 2)
            )
            scene.wait(LocationRequest.bound)
            try shot.error(.timedOut, .locationUnknown)
        }
    ]

    /// Errors of requests while somebody listens to updates.
    static let errorsBesideUpdates: [Case] = [
        Case(
            "beside-updates",
            .reduced,
            mistake: "While updates run, the error of a request is told to their listener, too."
        ) { scene in
            try scene.require(.continuous)
            scene.app.accuracyAnswer = .declines
            scene.startUpdates()
            scene.wait(5)
            scene.request(LocationRequest(desiredAccuracy: .hundredMeters, timeout: 10, accuracyMode: .full))
            scene.wait(2 * LocationRequest.bound)
            try scene.expect(
                !scene.app.errors.contains { $0.value.code == .reducedAccuracy },
                "updates, which take the approximate location, hear no reducedAccuracy of a request that insists",
                observed: scene.errorsTold
            )
        }
    ]

    /// What else has nothing to do with Info.plist.
    static let keylessRefusals: [Case] = [
        Case(
            "services-off",
            .with { $0.servicesOn = false },
            mistake: "Every way of not being allowed is blamed on a usage text."
        ) { scene in
            let shot = scene.request()
            scene.wait(LocationRequest.bound)
            let key = try shot.error().infoDictionaryKey
            try scene.expect(
                key == nil,
                "an error for services that are off, with every text in Info.plist, names no key",
                observed: "it names \(key ?? "")"
            )
        }
    ]
}
