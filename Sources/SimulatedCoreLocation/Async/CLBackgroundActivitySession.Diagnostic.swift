// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension CLBackgroundActivitySession {
    /// What keeps a session from its goal at one moment, from iOS 18.
    public struct Diagnostic: Sendable {
        let diagnosis: ServiceDiagnosis

        /// Whether the app is refused, also because services are off.
        public var authorizationDenied: Bool { diagnosis.contains(.authorizationDenied) }

        /// Whether location services are off for the whole phone.
        public var authorizationDeniedGlobally: Bool { diagnosis.contains(.authorizationDeniedGlobally) }

        /// Whether location is restricted.
        public var authorizationRestricted: Bool { diagnosis.contains(.authorizationRestricted) }

        /// Whether the user is being asked.
        public var authorizationRequestInProgress: Bool { diagnosis.contains(.authorizationRequestInProgress) }

        /// Whether the app would have to be in use, or on screen for a question.
        public var insufficientlyInUse: Bool { diagnosis.contains(.insufficientlyInUse) }

        /// Whether the app would have to hold a service session.
        public var serviceSessionRequired: Bool { diagnosis.contains(.serviceSessionRequired) }
    }
}
