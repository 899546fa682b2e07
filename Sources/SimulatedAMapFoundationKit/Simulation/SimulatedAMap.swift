// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

/// What a simulation sets and knows of the AMap SDK, beside the SDK's own interface.
///
/// An app's code never names it. Settings belong to the device and last as long as the app is installed on it.
public enum SimulatedAMap {
    /// The name under which the location SDK calls CoreLocation and writes to the journal.
    public static let locationKit = "AMapLocationKit"
    /// The name under which the foundation SDK writes to the journal.
    public static let foundationKit = "AMapFoundationKit"
    /// The host that answers the SDK's address look-ups; put it into the network's failures to make them fail.
    public static let addressHost = "restapi.amap.com"

    /// How the SDK on a device is set up.
    public static func configuration(on device: SimulatedDevice) -> Configuration {
        device.storage[Stored.self]
    }

    /// Sets the SDK on a device up; managers that exist already keep theirs.
    public static func configure(_ configuration: Configuration, on device: SimulatedDevice) {
        device.storage[Stored.self] = configuration
    }

    private enum Stored: DeviceStorageKey {
        static let defaultValue = Configuration()
        static let lifetime = DeviceStorageLifetime.installation
    }
}
