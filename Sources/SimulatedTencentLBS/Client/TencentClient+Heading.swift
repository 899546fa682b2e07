// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension TencentClient {
    /// What `startUpdatingHeading()` does.
    func startHeadings() {
        note(.call, "startUpdatingHeading()", .heading)
        isTakingHeadings = true
        sdk.calling { system.startUpdatingHeading() }
    }

    /// What `stopUpdatingHeading()` does.
    func stopHeadings() {
        note(.call, "stopUpdatingHeading()", .heading)
        isTakingHeadings = false
        sdk.calling { system.stopUpdatingHeading() }
    }

    /// CoreLocation has a heading.
    func hear(_ heading: CLHeading) {
        guard isTakingHeadings else { return }
        let detail = String(format: "%.0f°", heading.magneticHeading)
        tell(.didUpdateHeading, detail, .heading) { $0.tencentLBSLocationManager($1, didUpdate: heading) }
    }

    /// Whether the app lets the calibration display appear.
    var mayCalibrate: Bool {
        var may = false
        tell(.shouldCalibrate, nil, .heading) {
            may = $0.tencentLBSLocationManagerShouldDisplayHeadingCalibration($1)
        }
        return may
    }
}
