// SPDX-License-Identifier: Apache-2.0

extension LocationError {
    /// The name of what is wrong, open for codes of other adapters.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The name as files, journals and the command line spell it.
        public let rawValue: String

        /// Names a code.
        ///
        /// - Parameter rawValue: The spelling; one that is not listed here gets a plain message.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

extension LocationError.Code {
    /// The user refused location to this app.
    public static let denied = Self(rawValue: "denied")
    /// Parental controls or device management forbid location.
    public static let restricted = Self(rawValue: "restricted")
    /// Location services are off for the whole device.
    public static let servicesOff = Self(rawValue: "servicesOff")
    /// The user was asked and left the question open.
    public static let undecided = Self(rawValue: "undecided")
    /// Location was wanted while undetermined, and nobody asked the user although somebody could.
    public static let notAsked = Self(rawValue: "notAsked")
    /// No request can show a prompt, because a usage text is missing from Info.plist.
    public static let missingUsageDescription = Self(rawValue: "missingUsageDescription")
    /// Background updates are wanted without the background mode `location` in Info.plist.
    public static let missingBackgroundMode = Self(rawValue: "missingBackgroundMode")
    /// The purpose key is not in `NSLocationTemporaryUsageDescriptionDictionary`, or none was configured.
    public static let missingPurposeKey = Self(rawValue: "missingPurposeKey")
    /// The vendor's privacy agreement was not given before the SDK was created.
    public static let privacyNotAgreed = Self(rawValue: "privacyNotAgreed")
    /// The vendor does not accept the app's key.
    public static let keyRefused = Self(rawValue: "keyRefused")
    /// The request was cancelled.
    public static let cancelled = Self(rawValue: "cancelled")
    /// The time-out passed without a usable fix.
    public static let timedOut = Self(rawValue: "timedOut")
    /// No fix can be had right now.
    public static let locationUnknown = Self(rawValue: "locationUnknown")
    /// The network failed.
    public static let network = Self(rawValue: "network")
    /// The location came, its address did not.
    public static let addressFailed = Self(rawValue: "addressFailed")
    /// Full accuracy was required and is not granted.
    public static let reducedAccuracy = Self(rawValue: "reducedAccuracy")
    /// The vendor holds the fix to be faked.
    public static let fakeLocation = Self(rawValue: "fakeLocation")
    /// The SDK fell silent: it neither answered nor failed within the documented bound.
    public static let vendorStalled = Self(rawValue: "vendorStalled")
    /// The provider takes one request at a time, and one is running.
    public static let busy = Self(rawValue: "busy")
    /// The provider does not have this capability.
    public static let unsupported = Self(rawValue: "unsupported")
    /// The heading cannot be told, mostly because of magnetic interference.
    public static let headingFailure = Self(rawValue: "headingFailure")
    /// The region cannot be monitored.
    public static let regionFailure = Self(rawValue: "regionFailure")
    /// The SDK failed in a way that it does not explain.
    public static let unknown = Self(rawValue: "unknown")
}

extension LocationError.Code: CustomStringConvertible {
    /// The spelling.
    public var description: String { rawValue }
}
