// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// What the app has set on a manager for its locations.
struct LocationSettings {
    /// Metres, or one of the constants.
    var desiredAccuracy = kCLLocationAccuracyBest {
        didSet { effort = DeviceSensing.acquisitionTime(for: desiredAccuracy) }
    }
    /// How long the receivers go on improving for that.
    private(set) var effort = DeviceSensing.acquisitionTime(for: kCLLocationAccuracyBest)
    /// Metres; none if not positive.
    var distanceFilter = kCLDistanceFilterNone
    /// Whether updates pause while the phone lies still off screen.
    var pauses = true

    /// What the app told the user before there were usage texts.
    var purpose: String?

    /// Whether approximate locations are all that is wanted.
    var wantsReduced: Bool { desiredAccuracy == kCLLocationAccuracyReduced }
}
