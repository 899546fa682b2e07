// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension TencentLBSLocationManager {
    /// Starts delivering headings; needs no permission.
    public func startUpdatingHeading() { client?.startHeadings() }

    /// Stops delivering headings.
    public func stopUpdatingHeading() { client?.stopHeadings() }

    /// Takes the calibration display away.
    public func dismissHeadingCalibrationDisplay() {
        client?.sdk.calling { client?.system.dismissHeadingCalibrationDisplay() }
    }
}
