// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

extension AMapLocationManager {
    /// Whether the current device has a compass.
    public class func headingAvailable() -> Bool { CLLocationManager.headingAvailable() }

    /// Starts delivering headings; needs no permission, and does nothing where there is no compass.
    public func startUpdatingHeading() { client?.startHeadings() }

    /// Stops delivering headings.
    public func stopUpdatingHeading() { client?.stopHeadings() }

    /// Takes the calibration display away.
    public func dismissHeadingCalibrationDisplay() { client?.dismissCalibration() }
}
