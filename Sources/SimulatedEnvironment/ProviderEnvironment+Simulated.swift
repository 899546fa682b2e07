// SPDX-License-Identifier: Apache-2.0

public import GeoProvider
public import SimulatedDevice

extension ProviderEnvironment {
    /// The world of an app on a simulated device.
    ///
    /// Its clock, Info.plist and application are the device's; timers are events of the device's queue, with owner and
    /// label as data; the providers' events are written to the journal's lane `provider`, with coordinates. It belongs
    /// to the app's current process: when that ends, its timers and observers end with it.
    ///
    /// - Parameters:
    ///   - device: The device, which must drive whatever uses the environment.
    ///   - owner: Whose timers they are, for digests and messages.
    /// - Returns: A new environment.
    public static func simulated(_ device: SimulatedDevice, owner: String = "provider") -> ProviderEnvironment {
        ProviderEnvironment(SimulatedBackend(device, owner: owner))
    }
}
