// SPDX-License-Identifier: Apache-2.0

/// The authorization status an app can read, with CLAuthorizationStatus's names and numbers.
public enum VisibleStatus: Int32, Sendable, CaseIterable, CustomStringConvertible {
    /// The user has not decided.
    case notDetermined = 0
    /// Parental controls or device management forbid it.
    case restricted = 1
    /// Refused, or location services are off.
    case denied = 2
    /// Allowed at any time.
    case authorizedAlways = 3
    /// Allowed while in use.
    case authorizedWhenInUse = 4

    /// The case's name, as files and journals write it.
    public var description: String {
        switch self {
        case .notDetermined: "notDetermined"
        case .restricted: "restricted"
        case .denied: "denied"
        case .authorizedAlways: "authorizedAlways"
        case .authorizedWhenInUse: "authorizedWhenInUse"
        }
    }

    /// Whether location may be used in the foreground.
    public var isAuthorized: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}
