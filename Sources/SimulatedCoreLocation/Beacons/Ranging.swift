// SPDX-License-Identifier: Apache-2.0

/// Beacons that a manager ranges.
struct Ranging {
    let constraint: CLBeaconIdentityConstraint
    /// The region by which they were given, as one did before iOS 13; nil: by the constraint alone.
    let region: CLBeaconRegion?
    /// Whether they cannot be ranged, and that was told.
    var hasFailed = false
    /// Whether beacons were told, so that what comes between goes without an error.
    var isUnderWay = false
}
