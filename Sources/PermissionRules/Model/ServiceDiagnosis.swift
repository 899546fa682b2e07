// SPDX-License-Identifier: Apache-2.0

/// Why an asynchronous service cannot give all that was asked for: the flags of iOS 18, of all its types together.
public struct ServiceDiagnosis: OptionSet, Sendable, Hashable {
    /// The flags as bits.
    public let rawValue: UInt16

    /// Takes flags from their bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The app is refused, also because services are off.
    public static let authorizationDenied = ServiceDiagnosis(rawValue: 1 << 0)
    /// Location Services are off for the device.
    public static let authorizationDeniedGlobally = ServiceDiagnosis(rawValue: 1 << 1)
    /// Location is restricted.
    public static let authorizationRestricted = ServiceDiagnosis(rawValue: 1 << 2)
    /// The user is being asked.
    public static let authorizationRequestInProgress = ServiceDiagnosis(rawValue: 1 << 3)
    /// The app would have to be in use, or on screen for a question.
    public static let insufficientlyInUse = ServiceDiagnosis(rawValue: 1 << 4)
    /// The app would have to hold a service session.
    public static let serviceSessionRequired = ServiceDiagnosis(rawValue: 1 << 5)
    /// Locations are approximate ones.
    public static let accuracyLimited = ServiceDiagnosis(rawValue: 1 << 6)
    /// The receivers hear nothing.
    public static let locationUnavailable = ServiceDiagnosis(rawValue: 1 << 7)
    /// The user has refused Always.
    public static let alwaysAuthorizationDenied = ServiceDiagnosis(rawValue: 1 << 8)
    /// The user has refused full accuracy.
    public static let fullAccuracyDenied = ServiceDiagnosis(rawValue: 1 << 9)
    /// Conditions of the kind cannot be monitored here.
    public static let conditionUnsupported = ServiceDiagnosis(rawValue: 1 << 10)
    /// The app monitors as many conditions as it may.
    public static let conditionLimitExceeded = ServiceDiagnosis(rawValue: 1 << 11)
    /// Conditions could not be kept.
    public static let persistenceUnavailable = ServiceDiagnosis(rawValue: 1 << 12)

    /// The names of the flags that are set, in the order of their bits, with blanks between; `none` without any.
    public var names: String {
        let set = Self.words.enumerated().filter { rawValue & (1 << UInt16($0.offset)) != 0 }.map(\.element)
        return set.isEmpty ? "none" : set.joined(separator: " ")
    }

    private static let words = [
        "authorizationDenied", "authorizationDeniedGlobally", "authorizationRestricted",
        "authorizationRequestInProgress", "insufficientlyInUse", "serviceSessionRequired", "accuracyLimited",
        "locationUnavailable", "alwaysAuthorizationDenied", "fullAccuracyDenied", "conditionUnsupported",
        "conditionLimitExceeded", "persistenceUnavailable",
    ]
}
