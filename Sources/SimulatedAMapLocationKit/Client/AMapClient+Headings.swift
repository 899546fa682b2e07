// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

extension AMapClient {
    /// What `startUpdatingHeading()` does.
    func startHeadings() {
        note(.call, "startUpdatingHeading()", isInert ? nil : .headings)
        guard !isInert else { return }
        hasHeadings = true
        sdk.calling { core.startUpdatingHeading() }
    }

    /// What `stopUpdatingHeading()` does.
    func stopHeadings() {
        note(.call, "stopUpdatingHeading()", nil)
        guard !isInert else { return }
        hasHeadings = false
        sdk.calling { core.stopUpdatingHeading() }
    }

    /// What `dismissHeadingCalibrationDisplay()` does.
    func dismissCalibration() {
        if !isInert { sdk.calling { core.dismissHeadingCalibrationDisplay() } }
    }

    /// CoreLocation has a heading.
    func hear(_ heading: CLHeading) {
        let manager: AMapLocationManager = manager
        withExtendedLifetime(manager) {
            let words = String(format: "%.1f°", heading.magneticHeading)
            _ = tell(.didUpdateHeading, words, .headings) { $0.amapLocationManager($1, didUpdate: heading) }
        }
    }

    /// Whether the app lets the user calibrate the compass.
    var mayCalibrate: Bool {
        let manager: AMapLocationManager = manager
        return withExtendedLifetime(manager) {
            var answer = false
            _ = tell(.shouldCalibrate, nil, .headings) {
                answer = $0.amapLocationManagerShouldDisplayHeadingCalibration($1)
            }
            return answer
        }
    }
}
