// SPDX-License-Identifier: Apache-2.0

extension CLLocationUpdate {
    /// What the user does while asynchronous updates run.
    public enum LiveConfiguration: Int, Sendable, CaseIterable {
        /// Nothing particular.
        case `default` = 0
        /// The user drives a car.
        case automotiveNavigation = 1
        /// The user travels by a vehicle that is not a car.
        case otherNavigation = 2
        /// The user moves on foot, or does sports.
        case fitness = 3
        /// The user flies.
        case airborne = 4
    }
}

/// What the user does while asynchronous updates run, by its name outside Swift.
public typealias CLLiveUpdateConfiguration = CLLocationUpdate.LiveConfiguration
