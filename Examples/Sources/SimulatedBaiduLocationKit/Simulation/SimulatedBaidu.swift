// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

/// What a simulation sets and knows of Baidu's SDK, beside the SDK's own interface.
public enum SimulatedBaidu {
    /// The name under which the SDK calls CoreLocation and writes to the journal.
    public static let name = "BMKLocationKit"
    /// The host that checks keys and answers for addresses.
    public static let host = "api.map.baidu.com"

    /// How the SDK on a device is set up.
    public static func configuration(on device: SimulatedDevice) -> BaiduConfiguration {
        device.storage[Stored.self]
    }

    /// Sets the SDK on a device up, for managers that are made afterwards.
    public static func configure(_ configuration: BaiduConfiguration, on device: SimulatedDevice) {
        device.storage[Stored.self] = configuration
    }

    private enum Stored: DeviceStorageKey {
        static let defaultValue = BaiduConfiguration()
        static let lifetime = DeviceStorageLifetime.installation
    }
}
