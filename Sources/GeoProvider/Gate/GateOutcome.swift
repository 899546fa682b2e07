// SPDX-License-Identifier: Apache-2.0

/// How asking for permission ended.
public enum GateOutcome: Sendable, Hashable {
    /// The app may locate; the user may have chosen less than was asked for.
    case granted(AuthorizationStatus, AccuracyAuthorization)
    /// The user refused, now or earlier.
    case refused
    /// Parental controls or device management forbid location.
    case restricted
    /// Location services are off for the whole device.
    case servicesOff
    /// Asking would show nothing, because this key is missing from Info.plist; nothing was asked.
    case cannotAsk(missingKey: String)
    /// The question is open: the prompt was left, or the app was not in front.
    case undecided
}

extension GateOutcome {
    /// The outcome as files and the command line spell it.
    public var name: String {
        switch self {
        case .granted: "granted"
        case .refused: "refused"
        case .restricted: "restricted"
        case .servicesOff: "servicesOff"
        case .cannotAsk: "cannotAsk"
        case .undecided: "undecided"
        }
    }

    /// The error with which a location that was wanted ends, or nil if it may be requested.
    public var error: LocationError? {
        switch self {
        case .granted: nil
        case .refused: LocationError(.denied)
        case .restricted: LocationError(.restricted)
        case .servicesOff: LocationError(.servicesOff)
        case .cannotAsk(let key): .missingUsageDescription(key)
        case .undecided: LocationError(.undecided)
        }
    }
}

extension LocationError {
    /// The error that names a missing usage text.
    ///
    /// - Parameter key: The key that is missing from Info.plist.
    /// - Returns: The error, with the key in its message.
    public static func missingUsageDescription(_ key: String) -> LocationError {
        LocationError(
            .missingUsageDescription,
            message: "Info.plist lacks \(key), so the system shows no prompt and calls nobody back; add it.",
            infoDictionaryKey: key
        )
    }
}
