// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// One element of asynchronous location updates: a location, or why there is none; from iOS 17.
public struct CLLocationUpdate: Sendable {
    /// The location; nil where there is none to give.
    public let location: CLLocation?
    /// Whether the phone lies still, so that no further update comes until it moves, from iOS 18.
    public let stationary: Bool
    let diagnosis: ServiceDiagnosis

    /// Whether the phone lies still, by the name of iOS 17.
    public var isStationary: Bool { stationary }

    /// Whether locations are approximate ones, from iOS 18.
    public var accuracyLimited: Bool { diagnosis.contains(.accuracyLimited) }

    /// Whether the app is refused, also because services are off, from iOS 18.
    public var authorizationDenied: Bool { diagnosis.contains(.authorizationDenied) }

    /// Whether location services are off for the whole phone, from iOS 18.
    public var authorizationDeniedGlobally: Bool { diagnosis.contains(.authorizationDeniedGlobally) }

    /// Whether location is restricted, from iOS 18.
    public var authorizationRestricted: Bool { diagnosis.contains(.authorizationRestricted) }

    /// Whether the user is being asked, from iOS 18.
    public var authorizationRequestInProgress: Bool { diagnosis.contains(.authorizationRequestInProgress) }

    /// Whether the app would have to be in use, from iOS 18.
    public var insufficientlyInUse: Bool { diagnosis.contains(.insufficientlyInUse) }

    /// Whether the receivers hear nothing, from iOS 18.
    public var locationUnavailable: Bool { diagnosis.contains(.locationUnavailable) }

    /// Whether the app would have to hold a service session, from iOS 18.
    public var serviceSessionRequired: Bool { diagnosis.contains(.serviceSessionRequired) }

    /// The updates of the current device as a sequence; making it starts nothing.
    ///
    /// A refusal does not end it. From iOS 18 iterating asks for permission, as a held session for when-in-use does.
    ///
    /// - Parameter configuration: What the user does, which steers the receivers of a phone, and nothing here.
    /// - Returns: The sequence; each iteration is one run of updates, which ends with it.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        Updates(configuration: configuration)
    }
}
