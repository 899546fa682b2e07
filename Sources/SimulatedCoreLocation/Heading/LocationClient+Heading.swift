// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension LocationClient {
    /// What `startUpdatingHeading()` does.
    func startHeadings() {
        guard call("startUpdatingHeading()"), !headings.isRunning, device.sensingPart.compass.isAvailable else {
            return
        }
        headings.isRunning = true
        headings.reference = nil
        _ = openSession()
        device.schedule(.headingDue, to: slot)
    }

    /// What `stopUpdatingHeading()` does.
    func stopHeadings() {
        guard call("stopUpdatingHeading()") else { return }
        headings.isRunning = false
        endCalibration()
    }

    /// The app wants another heading filter.
    func setHeadingFilter(_ degrees: Double) {
        headings.filter = degrees
        _ = call("headingFilter = \(text(degrees))")
    }

    /// The app holds the phone another way; what is no way to hold it is ignored.
    func setHeadingOrientation(_ orientation: CLDeviceOrientation) {
        guard call("headingOrientation = \(orientation.name)") else { return }
        switch orientation {
        case .unknown, .faceUp, .faceDown: return
        case .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight: headings.orientation = orientation
        }
        if headings.isRunning { device.schedule(.headingDue, to: slot) }
    }

    /// What `dismissHeadingCalibrationDisplay()` does.
    func dismissCalibration() {
        if call("dismissHeadingCalibrationDisplay()") { endCalibration() }
    }

    /// The compass may have something new: a heading, or a disturbance.
    func senseHeading() {
        guard headings.isRunning else { return }
        let compass = device.sensingPart.compass
        guard !compass.isDisturbed else { return meetDisturbance() }
        headings.hasMetDisturbance = false
        endCalibration()
        let course = vehicleCourse
        let direction = course ?? compass.heading + headings.turn
        let magnetic = HeadingState.wrap(direction - compass.declination)
        guard headings.passes(magnetic) else { return }
        headings.reference = magnetic
        deliver(
            CLHeading(
                magnetic: magnetic,
                true: knowsPlace ? HeadingState.wrap(direction) : -1,
                accuracy: compass.accuracy,
                timestamp: Date(timeIntervalSince1970: device.timestamp)
            ),
            rule: course == nil ? .headingFilter : .headingCourse
        )
    }

    /// The course of the vehicle in which the manager's newest location moves; nil where it lies still or goes on foot.
    private var vehicleCourse: Double? {
        guard device.traits.alignsHeadingWithCourse, device.keeps(.headingCourse), let location,
            location.speed >= Self.vehicleSpeed, location.course >= 0
        else { return nil }
        return location.course
    }

    /// Metres per second from which a phone counts as in a vehicle.
    private static let vehicleSpeed = 10.0

    private func deliver(_ heading: CLHeading, rule: BehaviourRule) {
        headings.newest = heading
        let detail = String(format: "%.1f° ±%.0f°", heading.magneticHeading, heading.headingAccuracy)
        _ = tell(.didUpdateHeading, detail, rule: rule) { $0.locationManager($1, didUpdateHeading: heading) }
    }

    /// Whether the app may know true north.
    private var knowsPlace: Bool {
        access == .allowed && device.sensingPart.lastKnown != nil || !device.keeps(.headingTrue)
    }

    /// A field disturbs the compass: the app says whether the user may calibrate it, and otherwise hears of a failure.
    private func meetDisturbance() {
        guard !headings.hasMetDisturbance else { return }
        headings.hasMetDisturbance = true
        var mayShow = false
        _ = tell(.shouldCalibrate, rule: .headingDisturbed) {
            mayShow = $0.locationManagerShouldDisplayHeadingCalibration($1)
        }
        if mayShow {
            headings.isCalibrating = true
            device.note(.system, .console, "the calibration display is shown", rule: .headingDisturbed)
        } else {
            fail(.headingFailure, rule: .headingDisturbed)
        }
    }

    private func endCalibration() {
        guard headings.isCalibrating else { return }
        headings.isCalibrating = false
        device.note(.system, .console, "the calibration display is gone", rule: .headingDisturbed)
    }
}

extension CLDeviceOrientation {
    /// The case's name, for the journal.
    var name: String {
        switch self {
        case .unknown: "unknown"
        case .portrait: "portrait"
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        case .faceUp: "faceUp"
        case .faceDown: "faceDown"
        }
    }
}
