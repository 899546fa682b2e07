// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// What happens without the user's consent.
extension [Case] {
    /// What a provider says that was made without consent, where the vendor demands it.
    static let withoutConsent: [Case] = [
        Case("request", .unconsented) { scene in
            let shot = scene.request()
            scene.wait(LocationRequest.bound)
            try shot.error(.privacyNotAgreed)
        },
        Case("request-while-undetermined", .unconsentedAndUnasked) { scene in
            let shot = scene.request()
            scene.wait(LocationRequest.bound)
            try shot.error(.privacyNotAgreed)
        },
        Case("later", .unconsented) { scene in
            for _ in 0..<2 {
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                try scene.expectLater(shot)
            }
        },
        Case("updates", .unconsented) { scene in
            try scene.require(.continuous)
            scene.startUpdates()
            scene.wait(5)
            try scene.expect(
                scene.app.errors.contains { $0.value.code == .privacyNotAgreed },
                "updates tell privacyNotAgreed",
                observed: scene.errorsTold
            )
        },
    ]
}

extension ContractSetUp {
    /// Granted, and the vendor knows of no consent.
    fileprivate static let unconsented = with { $0.consents = false }
    /// The same, and nobody has asked for permission yet.
    fileprivate static let unconsentedAndUnasked = with {
        $0.consents = false
        $0.grant = .unasked
    }
}
