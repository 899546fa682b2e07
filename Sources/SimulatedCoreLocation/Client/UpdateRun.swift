// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

/// The state of standard updates, from a start to a stop.
struct UpdateRun {
    enum Phase {
        /// Not started, or stopped.
        case idle
        /// Started, and waiting for the user's decision.
        case armed
        /// Locations flow, or will as soon as there are some.
        case running
        /// Refused: an error was reported or is about to be.
        case refused
        /// Paused by the system: the app must start again.
        case paused
    }

    var phase = Phase.idle
    /// The run's number, which its events carry.
    var number = 0
    /// Whether its locations are approximate ones.
    var isReduced = false
    /// When the receivers began to look, as far as their exactness is concerned.
    var acquiringSince = Duration.zero
    /// The next tick, unless the run is parked.
    var pending: DeviceEventID?
    /// The run may not deliver, or the receivers hear nothing: it waits for a change.
    var isParked = false
    /// Whether the loss of the signal was reported.
    var isLost = false
    /// Whether a fresh location was delivered since the start.
    var hasDelivered = false
    /// What was delivered last, for the distance filter.
    var last: (coordinate: Coordinate<WGS84>, accuracy: Double)?
    /// When a location came that the app, being suspended, has not had; nil: it has had all.
    var queuedAt: Duration?
    /// Since when and where the phone has lain still off screen.
    var still: (since: Duration, at: Coordinate<WGS84>)?

    /// Whether a start has no effect because the updates go on anyway.
    var isUnderWay: Bool { phase == .armed || phase == .running }
}
