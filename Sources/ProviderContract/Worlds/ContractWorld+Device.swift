// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension ContractWorld {
    /// The simulated device of the world; nil for a world of one's own.
    var simulatedDevice: SimulatedDevice? {
        switch self {
        case let world as DeviceWorld: world.device
        case let world as WrappedWorld: world.inner.simulatedDevice
        default: nil
        }
    }
}
