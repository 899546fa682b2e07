// SPDX-License-Identifier: Apache-2.0

/// An error of location services.
///
/// Its domain is `kCLErrorDomain`. Every error that this module hands out is of this type: a bare `NSError` of the same
/// domain would not be caught as `CLError` on Linux.
public struct CLError: _BridgedStoredNSError, Hashable {
    // swift-format-ignore: NoLeadingUnderscores
    /// The Foundation error that carries domain, code and user info.
    public let _nsError: NSError

    // swift-format-ignore: NoLeadingUnderscores
    /// Wraps a Foundation error of the domain `kCLErrorDomain`.
    public init(_nsError error: NSError) {
        precondition(error.domain == kCLErrorDomain, "CLError wraps errors of the domain \(kCLErrorDomain) only")
        _nsError = error
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// The domain by which Foundation recognises the errors of this type.
    public static var _nsErrorDomain: String { kCLErrorDomain }

    /// The domain of the errors of this type.
    public static var errorDomain: String { kCLErrorDomain }

    /// The region that works better, where a region's set-up or response is delayed and one is known.
    public var alternateRegion: CLRegion? {
        userInfo[kCLErrorUserInfoAlternateRegionKey] as? CLRegion
    }
}
