// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

/// The domain of the errors of fences.
public let TencentLBSGeofenceErrorDomain = "TencentLBSGeofenceErrorDomain"

/// What went wrong with a fence.
public enum TencentLBSGeofenceError: Int, Sendable {
    /// Anything that has no number of its own, which does not happen here.
    case unknown = 0
    /// A fence has no identifier, too few corners, no radius, or no valid place.
    case invalidParameter = 1
    /// There is no location.
    case locationNotAvailable = 2
    /// There is no permission.
    case denied = 3
    /// There is a fence of that identifier.
    case duplicate = 4
    /// The network gave no district.
    case networkFailed = 5
    /// No district has that name or code.
    case districtNotFound = 6
    /// The answer has no boundary.
    case districtDataInvalid = 7

    /// The error that the app gets.
    var error: NSError { NSError(domain: TencentLBSGeofenceErrorDomain, code: rawValue) }
}
