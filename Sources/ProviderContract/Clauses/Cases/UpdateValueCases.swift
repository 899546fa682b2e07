// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Further cases about what updates carry.
extension [Case] {
    /// The datums of updates.
    static let declaredUpdates: [Case] = [
        Case(
            "updates",
            mistake: "Updates are converted for the app, into a datum that the descriptor does not declare."
        ) { scene in
            try scene.require(.continuous)
            scene.startUpdates()
            scene.wait(30)
            let declared = scene.provider.descriptor.datums
            let other = scene.app.updates.map(\.value.coordinate.datum).first { !declared.contains($0) }
            try scene.expect(
                other == nil,
                "updates state one of the datums \(declared.map(\.rawValue).sorted().joined(separator: ", "))",
                observed: other?.rawValue ?? ""
            )
        }
    ]

    /// Updates whose address was found.
    static let foundAddresses: [Case] = [
        Case(
            "updates",
            needs: .place,
            mistake: "Every update gets a reason first, and the address that comes later does not take it away."
        ) { scene in
            try scene.require(.continuous)
            scene.configure { $0.wantsAddress = true }
            scene.startUpdates()
            try scene.walk(seconds: 20)
            let odd = scene.app.updates.first { $0.value.address != nil && $0.value.addressError != nil }
            try scene.expect(
                odd == nil,
                "updates with an address carry no reason why it is missing",
                observed: odd.flatMap(\.value.addressError).map { "\($0)" } ?? ""
            )
        }
    ]
}
