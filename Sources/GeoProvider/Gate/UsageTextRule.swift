// SPDX-License-Identifier: Apache-2.0

/// Which usage texts a request needs before the system shows a prompt, by version of iOS.
///
/// A phone has no simulator to ask, so the protocol layer keeps this short rule of its own: iOS 8 to 10 want the text
/// that is named after the request; from iOS 11 the Always request wants the When-In-Use text and the combined one, and
/// the old Always text is never read. Source: Apple's header of `CLLocationManager` for SDKs 10 and 12.
public struct UsageTextRule: Sendable, Hashable {
    /// The first version of iOS that the rule binds.
    public let since: SystemVersion
    /// What is asked for.
    public let permission: LocationPermission
    /// The keys of Info.plist that must be there, in the order in which a missing one is named.
    public let neededKeys: [String]
    /// The requests to make, one after the other, to get as far as the user lets one.
    public let requests: [LocationPermission]

    /// The key of the text for location while in use.
    public static let whenInUseKey = "NSLocationWhenInUseUsageDescription"
    /// The key of the text for location at any time, read by iOS 8 to 10 only.
    public static let alwaysKey = "NSLocationAlwaysUsageDescription"
    /// The key of the text for location at any time, read from iOS 11.
    public static let alwaysAndWhenInUseKey = "NSLocationAlwaysAndWhenInUseUsageDescription"

    /// Every rule, the oldest first.
    public static let all: [UsageTextRule] = [
        UsageTextRule(
            since: SystemVersion(8),
            permission: .whenInUse,
            neededKeys: [whenInUseKey],
            requests: [.whenInUse]
        ),
        UsageTextRule(
            since: SystemVersion(8),
            permission: .always,
            neededKeys: [alwaysKey],
            requests: [.always]
        ),
        UsageTextRule(
            since: SystemVersion(11),
            permission: .always,
            neededKeys: [whenInUseKey, alwaysAndWhenInUseKey],
            requests: [.whenInUse, .always]
        ),
    ]

    /// The rule in force.
    ///
    /// - Parameters:
    ///   - permission: What is asked for.
    ///   - version: The version of iOS.
    /// - Returns: The newest rule that binds the version; the oldest for a version before all rules.
    public static func inForce(for permission: LocationPermission, on version: SystemVersion) -> UsageTextRule {
        let rules = all.filter { $0.permission == permission }
        return rules.last { $0.since <= version } ?? rules[0]
    }

    /// Names the first key without which the request would silently do nothing.
    ///
    /// - Parameter infoDictionary: What Info.plist holds.
    /// - Returns: The key, or nil if nothing is missing.
    public func firstMissingKey(in infoDictionary: InfoDictionary) -> String? {
        neededKeys.first { infoDictionary.usageDescriptions[$0] == nil }
    }
}

extension ProviderEnvironment {
    /// Names the first key without which a request would silently do nothing here.
    ///
    /// - Parameter permission: What is asked for.
    /// - Returns: The key, or nil if nothing is missing.
    public func missingUsageKey(for permission: LocationPermission) -> String? {
        UsageTextRule.inForce(for: permission, on: systemVersion).firstMissingKey(in: infoDictionary)
    }

    /// Names the key without which no request at all can show a prompt here.
    ///
    /// Nil if When-In-Use or Always can be asked for.
    var keyForAnyPrompt: String? {
        let missing = LocationPermission.allCases.map(missingUsageKey)
        return missing.contains(nil) ? nil : missing[0]
    }
}
