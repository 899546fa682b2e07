// SPDX-License-Identifier: Apache-2.0

/// What the user is doing while locations are delivered, which steers automatic pausing.
public enum CLActivityType: Int, Sendable {
    /// Nothing particular is known.
    case other = 1
    /// The user drives a car.
    case automotiveNavigation = 2
    /// The user moves on foot, or does sports.
    case fitness = 3
    /// The user travels by a vehicle that is not a car.
    case otherNavigation = 4
    /// The user flies, known from iOS 12.
    case airborne = 5
    /// The user travels on water, known from iOS 27; the number is presumed.
    case maritime = 6
}
