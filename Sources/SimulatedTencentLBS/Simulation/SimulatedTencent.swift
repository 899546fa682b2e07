// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

/// What a simulation sets and knows of the Tencent SDK, beside the SDK's own interface.
///
/// An app's code never names it. Settings belong to the device and last as long as the app is installed on it.
public enum SimulatedTencent {
    /// The name under which the SDK calls CoreLocation and writes to the journal.
    public static let name = "TencentLBS"
    /// The host that answers the SDK's address look-ups; put it into the network's failures to make them fail.
    public static let addressHost = "apis.map.qq.com"

    /// How the SDK on a device is set up.
    public static func configuration(on device: SimulatedDevice) -> Configuration {
        device.storage[Stored.self]
    }

    /// Sets the SDK on a device up; managers that exist already keep what they were made with.
    public static func configure(_ configuration: Configuration, on device: SimulatedDevice) {
        device.storage[Stored.self] = configuration
    }

    private enum Stored: DeviceStorageKey {
        static let defaultValue = Configuration()
        static let lifetime = DeviceStorageLifetime.installation
    }
}
