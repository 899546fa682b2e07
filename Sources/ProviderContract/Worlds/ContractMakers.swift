// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

/// How a subject's providers are made on a device.
struct ContractMakers: Sendable {
    /// With everything that the app tells its SDK before.
    let usual: @Sendable (SimulatedDevice) throws -> any LocationProvider
    /// Without the user's consent; nil where the vendor demands none.
    let withoutConsent: (@Sendable (SimulatedDevice) throws -> any LocationProvider)?
    /// Tells the SDK of the user's consent; nil where the vendor demands none, or nobody has said how.
    let consent: (@Sendable (SimulatedDevice) throws -> Void)?

    /// What a device offers to these.
    var controls: ContractControls {
        var controls = ContractControls.all
        if withoutConsent == nil { controls.remove(.consent) }
        if withoutConsent == nil || consent == nil { controls.remove(.laterConsent) }
        return controls
    }

    /// The one for a user who has agreed to the vendor's terms, or has not.
    func maker(consents: Bool) -> @Sendable (SimulatedDevice) throws -> any LocationProvider {
        guard !consents, let withoutConsent else { return usual }
        return withoutConsent
    }
}
