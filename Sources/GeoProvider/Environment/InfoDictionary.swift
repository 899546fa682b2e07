// SPDX-License-Identifier: Apache-2.0

/// What the app's Info.plist says about location.
public struct InfoDictionary: Sendable, Hashable {
    /// The usage texts by their keys; a key with a blank text is present.
    public var usageDescriptions: [String: String]
    /// The entries of `UIBackgroundModes`.
    public var backgroundModes: [String]
    /// The entries of `NSLocationTemporaryUsageDescriptionDictionary`: texts by purpose key.
    public var temporaryUsageDescriptions: [String: String]

    /// Makes a dictionary.
    ///
    /// - Parameters:
    ///   - usageDescriptions: The usage texts by their keys.
    ///   - backgroundModes: The background modes.
    ///   - temporaryUsageDescriptions: The texts by purpose key.
    public init(
        usageDescriptions: [String: String] = [:],
        backgroundModes: [String] = [],
        temporaryUsageDescriptions: [String: String] = [:]
    ) {
        self.usageDescriptions = usageDescriptions
        self.backgroundModes = backgroundModes
        self.temporaryUsageDescriptions = temporaryUsageDescriptions
    }

    /// Whether the background mode `location` is declared.
    public var allowsBackgroundLocation: Bool { backgroundModes.contains("location") }

    /// Says what a configuration lacks here.
    ///
    /// - Parameter configuration: The configuration one means to set.
    /// - Returns: `missingBackgroundMode`, `missingPurposeKey`, both, or nothing.
    public func problems(with configuration: ProviderConfiguration) -> [LocationError] {
        var problems: [LocationError] = []
        if configuration.allowsBackgroundLocationUpdates, !allowsBackgroundLocation {
            problems.append(LocationError(.missingBackgroundMode, infoDictionaryKey: "UIBackgroundModes"))
        }
        if let key = configuration.purposeKey, temporaryUsageDescriptions[key] == nil {
            problems.append(
                LocationError(
                    .missingPurposeKey,
                    message: "\(InfoDictionary.temporaryDictionaryKey) in Info.plist has no entry \"\(key)\".",
                    infoDictionaryKey: InfoDictionary.temporaryDictionaryKey
                )
            )
        }
        return problems
    }

    /// The key of the dictionary of purposes.
    public static let temporaryDictionaryKey = "NSLocationTemporaryUsageDescriptionDictionary"
}
