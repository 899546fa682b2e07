// SPDX-License-Identifier: Apache-2.0

extension LocationValues {
    /// One line for people: place, exactness, motion, and the time in UTC.
    var text: String {
        let place = String(format: "<%+.8f,%+.8f> +/- %.2fm", latitude, longitude, horizontalAccuracy)
        let motion = String(format: "(speed %.2f mps / course %.2f)", speed, course)
        return "\(place) \(motion) @ \(Date(timeIntervalSinceReferenceDate: timestamp))"
    }
}
