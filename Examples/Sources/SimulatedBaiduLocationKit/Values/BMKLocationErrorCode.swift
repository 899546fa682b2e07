// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

/// The domain of errors of locations.
public let BMKLocationErrorDomain = "BMKLocationErrorDomain"

/// What went wrong with a location.
public enum BMKLocationErrorCode: Int, Sendable {
    /// Anything that has no number of its own.
    case unKnown = 0
    /// The position is not known, and the SDK goes on trying.
    case locFailed = 1
    /// There is no permission.
    case denied = 2
    /// The network failed.
    case netWork = 3
    /// The heading cannot be determined.
    case headingFailed = 4
    /// The network gave no address.
    case getExtraNetworkFailed = 5
    /// The answer about the address cannot be read.
    case getExtraParseFailed = 6
    /// The key was not accepted.
    case failureAuth = 7

    /// The error that an app gets.
    var error: NSError { NSError(domain: BMKLocationErrorDomain, code: rawValue) }
}
