// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of location pushes.
public let CLLocationPushServiceErrorDomain = "CLLocationPushServiceErrorDomain"

/// Why an app cannot have location pushes, from iOS 15.
public struct CLLocationPushServiceError: _BridgedStoredNSError, Hashable {
    // swift-format-ignore: NoLeadingUnderscores
    /// The Foundation error that carries domain, code and user info.
    public let _nsError: NSError

    // swift-format-ignore: NoLeadingUnderscores
    /// Wraps a Foundation error of the domain of location pushes.
    public init(_nsError error: NSError) {
        precondition(
            error.domain == CLLocationPushServiceErrorDomain,
            "CLLocationPushServiceError wraps errors of the domain \(CLLocationPushServiceErrorDomain) only"
        )
        _nsError = error
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// The domain by which Foundation recognises the errors of this type.
    public static var _nsErrorDomain: String { CLLocationPushServiceErrorDomain }

    /// The domain of the errors of this type.
    public static var errorDomain: String { CLLocationPushServiceErrorDomain }

    /// What went wrong.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        // swift-format-ignore: NoLeadingUnderscores
        /// The error that carries the code.
        public typealias _ErrorType = CLLocationPushServiceError

        /// Nothing that is known.
        case unknown = 0
        /// The app has no extension for location pushes.
        case missingPushExtension = 1
        /// The app names no environment of the push service.
        case missingPushServerEnvironment = 2
        /// The app lacks the entitlement for location pushes.
        case missingEntitlement = 3
        /// There are no location pushes here.
        case unsupportedPlatform = 4
    }

    /// Nothing that is known.
    public static var unknown: Code { .unknown }

    /// The app has no extension for location pushes.
    public static var missingPushExtension: Code { .missingPushExtension }

    /// The app names no environment of the push service.
    public static var missingPushServerEnvironment: Code { .missingPushServerEnvironment }

    /// The app lacks the entitlement for location pushes.
    public static var missingEntitlement: Code { .missingEntitlement }

    /// There are no location pushes here.
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
}
