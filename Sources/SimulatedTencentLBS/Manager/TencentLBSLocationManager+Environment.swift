// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension TencentLBSLocationManager {
    /// The number of the SDK's version.
    public class func getLBSSDKVersion() -> String {
        SimulatedTencent.configuration(on: .current).sdkVersion.name
    }

    /// The number of the SDK's build; the emulation has one build of each version.
    public class func getLBSSDKbuild() -> String { "1" }

    /// Names the device to Tencent, since 4.1.1.
    public func setDeviceId(_ deviceId: String) {
        guard let client else { return }
        let isKnown = client.configuration.sdkVersion.hasDeviceID
        client.note(.call, "setDeviceId(_:)", isKnown ? nil : .newerInterface)
    }

    /// Sets something by a key; `ReGeoCodingnKey`, spelt so, makes locations tell the nation's number.
    public func setDataWithValue(_ value: String, forKey key: String) {
        client?.note(.call, "setDataWithValue(_:forKey: “\(key)”)")
        client?.settings.data[key] = value
    }
}
