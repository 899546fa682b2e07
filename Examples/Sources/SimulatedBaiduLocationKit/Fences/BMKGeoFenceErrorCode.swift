// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

/// The domain of the errors of fences.
public let BMKGeoFenceErrorDomain = "BMKGeoFenceErrorDomain"

/// What went wrong with a fence.
public enum BMKGeoFenceErrorCode: Int, Sendable {
    /// Anything that has no number of its own.
    case unknown = 1
    /// A fence has no radius, or too few corners.
    case invalidParameter = 2
    /// The network failed.
    case failureConnection = 3
    /// The key was not accepted.
    case failureAuth = 4
    /// There is no such fence.
    case noValidFence = 5
    /// There is no location.
    case failureLocating = 6

    /// The error that an app gets.
    var error: NSError { NSError(domain: BMKGeoFenceErrorDomain, code: rawValue) }
}
