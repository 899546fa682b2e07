// SPDX-License-Identifier: Apache-2.0

extension TencentLBSLocationManager {
    /// What `[[TencentLBSLocationManager alloc] init]` gives in Objective-C: nil without the user's consent.
    ///
    /// Swift code gets a manager that is not optional and does nothing instead.
    public static func objectiveCInit() -> TencentLBSLocationManager? {
        let manager = TencentLBSLocationManager()
        return manager.client == nil ? nil : manager
    }
}
