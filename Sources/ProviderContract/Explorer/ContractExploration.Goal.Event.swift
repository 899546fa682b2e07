// SPDX-License-Identifier: Apache-2.0

extension ContractExploration.Goal {
    /// What may happen to an app.
    public enum Event: String, Sendable, CaseIterable {
        /// Updates bring a location.
        case update
        /// Updates bring an approximate location.
        case reducedUpdate
        /// Updates bring a location while the app is not on screen.
        case backgroundUpdate
        /// Updates end with an error.
        case updatesRefused
        /// A one-shot brings a location.
        case oneShotLocation
        /// A one-shot ends because time is up.
        case oneShotTimedOut
        /// A one-shot ends because permission is refused.
        case oneShotDenied
        /// A one-shot ends because the app called it off.
        case oneShotCancelled
        /// Full accuracy is granted for a while.
        case temporaryAccuracyGranted
        /// Full accuracy for a while is refused.
        case temporaryAccuracyRefused
        /// Full accuracy for a while comes to its end.
        case temporaryAccuracyEnded
        /// A grant for one use comes to its end.
        case onceEnded
        /// A provisional Always comes to its end.
        case provisionalEnded
        /// The app is suspended.
        case suspended
        /// The SDK asks the app to ask for permission.
        case vendorAsksPermission
        /// The SDK asks the app to ask for full accuracy.
        case vendorAsksAccuracy
    }
}

extension ContractExploration.Goal.Event {
    /// The goal's place in a set.
    var place: UInt64 {
        switch self {
        case .update: 0
        case .reducedUpdate: 1
        case .backgroundUpdate: 2
        case .updatesRefused: 3
        case .oneShotLocation: 4
        case .oneShotTimedOut: 5
        case .oneShotDenied: 6
        case .oneShotCancelled: 7
        case .temporaryAccuracyGranted: 8
        case .temporaryAccuracyRefused: 9
        case .temporaryAccuracyEnded: 10
        case .onceEnded: 11
        case .provisionalEnded: 12
        case .suspended: 13
        case .vendorAsksPermission: 14
        case .vendorAsksAccuracy: 15
        }
    }
}
