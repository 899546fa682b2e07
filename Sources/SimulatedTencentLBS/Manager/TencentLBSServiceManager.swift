// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation
import SimulatedDevice

/// Names the user's account to Tencent, for finding faults together before an app ships.
open class TencentLBSServiceManager: NSObject {
    /// The account or device that a log at Tencent is looked up by; none at first, and gone with the process.
    open var deviceID: String {
        get { SimulatedDevice.current.storage[Stored.self] }
        set {
            let device = SimulatedDevice.current
            device.note(.sdk, .call, "\(SimulatedTencent.name) TencentLBSServiceManager deviceID is set")
            device.storage[Stored.self] = newValue
        }
    }

    /// The one service manager, spelt so; it belongs to whatever device is current.
    public class func sharedInsance() -> TencentLBSServiceManager { TencentLBSServiceManager() }

    private enum Stored: DeviceStorageKey {
        static let defaultValue = ""
    }
}
