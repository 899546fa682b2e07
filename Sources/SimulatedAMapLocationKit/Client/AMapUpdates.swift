// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation

/// The state of continuous updates.
struct AMapUpdates {
    enum Phase {
        /// Not started, or stopped.
        case idle
        /// Started; they begin on the next turn.
        case begun
        /// Waiting for the decision about permission.
        case undetermined
        /// Waiting for the app's answer about full accuracy.
        case askingFullAccuracy
        /// Locations flow as CoreLocation gives them.
        case running
    }

    var phase = Phase.idle
    /// The number of the run, which its events carry.
    var number = 0
    /// The place of the last look-up, and its address if it found one.
    var lookedUp: (place: Coordinate<WGS84>, address: AMapLocationReGeocode?)?
    /// When a look-up may be made again after a failure.
    var nextLookUp = Duration.zero
    /// The last location, if the stop may be followed by one.
    var last: CLLocation?

    var isOn: Bool { phase != .idle }
}
