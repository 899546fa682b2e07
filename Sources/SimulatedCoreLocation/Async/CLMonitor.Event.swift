// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension CLMonitor {
    /// What is known of a condition since a moment.
    public struct Event: Sendable {
        /// The condition's name.
        public let identifier: String
        /// Whether the condition holds.
        public let state: State
        /// Since when.
        public let date: Date
        /// The condition more closely, such as the one beacon that was heard; none here.
        public let refinement: (any CLCondition)?
        let diagnosis: ServiceDiagnosis

        /// Whether locations are approximate ones, which no condition can be watched with, from iOS 18.
        public var accuracyLimited: Bool { diagnosis.contains(.accuracyLimited) }

        /// Whether the app is refused, also because services are off, from iOS 18.
        public var authorizationDenied: Bool { diagnosis.contains(.authorizationDenied) }

        /// Whether location services are off for the whole phone, from iOS 18.
        public var authorizationDeniedGlobally: Bool { diagnosis.contains(.authorizationDeniedGlobally) }

        /// Whether location is restricted, from iOS 18.
        public var authorizationRestricted: Bool { diagnosis.contains(.authorizationRestricted) }

        /// Whether the user is being asked, from iOS 18.
        public var authorizationRequestInProgress: Bool { diagnosis.contains(.authorizationRequestInProgress) }

        /// Whether the app has as many conditions as it may, from iOS 18.
        public var conditionLimitExceeded: Bool { diagnosis.contains(.conditionLimitExceeded) }

        /// Whether conditions of the kind cannot be monitored here, from iOS 18.
        public var conditionUnsupported: Bool { diagnosis.contains(.conditionUnsupported) }

        /// Whether the app would have to be in use, from iOS 18.
        public var insufficientlyInUse: Bool { diagnosis.contains(.insufficientlyInUse) }

        /// Whether conditions could not be kept, from iOS 18; never here.
        public var persistenceUnavailable: Bool { diagnosis.contains(.persistenceUnavailable) }

        /// Whether the app would have to hold a service session, from iOS 18.
        public var serviceSessionRequired: Bool { diagnosis.contains(.serviceSessionRequired) }
    }
}

extension CLMonitor.Event {
    /// Whether a condition holds.
    public enum State: UInt, Sendable, CaseIterable {
        /// It is not known.
        case unknown = 0
        /// The condition holds.
        case satisfied = 1
        /// The condition does not hold.
        case unsatisfied = 2
        /// The condition is not being monitored, known from iOS 17.2.
        case unmonitored = 3
    }
}

/// Whether a condition holds, by its name outside Swift.
public typealias CLMonitoringState = CLMonitor.Event.State
