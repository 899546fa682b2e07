// SPDX-License-Identifier: Apache-2.0

/// The domain of the errors of fences.
public let AMapGeoFenceErrorDomain = "AMapGeoFenceErrorDomain"

/// The numbers of the errors of fences.
///
/// Two of the vendor's names are misspelt, so that Swift shortens all of them less than it would.
public enum AMapGeoFenceErrorCode: Int, Sendable, CaseIterable {
    /// Nobody knows.
    case errorUnknown = 1
    /// What was asked for cannot be a fence.
    case errorInvalidParameter = 2
    /// The network failed.
    case errorFailureConnection = 3
    /// The key is missing or not accepted.
    case errorFailureAuth = 4
    /// The search found nothing to put a fence around.
    case errorNoValidFence = 5
    /// There is no location, mostly for lack of permission.
    case erroFailureLocating = 6
    /// Full accuracy is missing, from 2.6.7.
    case erroFailureFullAccuracyLocating = 7
}
