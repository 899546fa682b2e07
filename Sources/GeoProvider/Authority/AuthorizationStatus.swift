// SPDX-License-Identifier: Apache-2.0

/// What the system lets the app do with location, as the app sees it.
///
/// Names and raw values are those of `CLAuthorizationStatus`. The system knows more than it shows: a grant for one
/// session reads as ``authorizedWhenInUse``, a provisional one as ``authorizedAlways``.
public enum AuthorizationStatus: Int32, Sendable, Hashable, CaseIterable {
    /// The user has not been asked, or a grant for one session has lapsed.
    case notDetermined = 0
    /// Parental controls or device management forbid location; the user cannot change it.
    case restricted = 1
    /// The user refused, or location services are off for the whole device.
    case denied = 2
    /// Location is granted at any time, perhaps only provisionally.
    case authorizedAlways = 3
    /// Location is granted while the app is in use, perhaps only for this session.
    case authorizedWhenInUse = 4

    /// Whether the app may locate.
    public var isAuthorized: Bool {
        self == .authorizedAlways || self == .authorizedWhenInUse
    }
}

extension AuthorizationStatus: CustomStringConvertible {
    /// The name of the case, spelt as in files and journals.
    public var description: String {
        switch self {
        case .notDetermined: "notDetermined"
        case .restricted: "restricted"
        case .denied: "denied"
        case .authorizedAlways: "authorizedAlways"
        case .authorizedWhenInUse: "authorizedWhenInUse"
        }
    }
}
