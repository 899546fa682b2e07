// SPDX-License-Identifier: Apache-2.0

/// Whether an app may use location services, as far as the app can tell.
///
/// Several states of the phone read alike: Allow Once and While Using are both `authorizedWhenInUse`, a provisional
/// Always and a confirmed one are both `authorizedAlways`.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not decided yet, or a decision that was made for one session has lapsed.
    case notDetermined = 0
    /// Parental controls or device management forbid location, and the user cannot change it.
    case restricted = 1
    /// The user refused, or location services are off for the whole phone.
    case denied = 2
    /// Location may be used at any time.
    case authorizedAlways = 3
    /// Location may be used while the app is in use.
    case authorizedWhenInUse = 4

    /// The name that `authorizedAlways` had before iOS 8.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}
