// SPDX-License-Identifier: Apache-2.0

/// The Info.plist keys that have to do with location, beside the three usage texts of `UsageKey`.
enum InfoPlistKey: String, CaseIterable, Sendable {
    case legacyUsage = "NSLocationUsageDescription"
    case temporaryUsageDictionary = "NSLocationTemporaryUsageDescriptionDictionary"
    case defaultAccuracyReduced = "NSLocationDefaultAccuracyReduced"
    case requireExplicitServiceSession = "NSLocationRequireExplicitServiceSession"
    case backgroundModes = "UIBackgroundModes"
    case packageType = "CFBundlePackageType"
    case urlTypes = "CFBundleURLTypes"
    case queriedSchemes = "LSApplicationQueriesSchemes"
    case appExtension = "NSExtension"
    case extensionKitAttributes = "EXAppExtensionAttributes"

    /// The keys of which a misspelling is worth a finding: those that only location, or background work, has.
    static let spelled =
        UsageKey.allCases.map(\.rawValue)
        + [
            legacyUsage, temporaryUsageDictionary, defaultAccuracyReduced, requireExplicitServiceSession,
            backgroundModes,
        ].map(\.rawValue)

    /// The name under which Xcode's property-list editor shows a key, or nil where it shows the key itself.
    static func displayName(of key: String) -> String? {
        UsageKey(rawValue: key)?.displayName ?? InfoPlistKey(rawValue: key)?.displayName
    }

    private var displayName: String? {
        switch self {
        case .legacyUsage: "Privacy - Location Usage Description"
        case .temporaryUsageDictionary: "Privacy - Location Temporary Usage Description Dictionary"
        case .defaultAccuracyReduced: "Privacy - Location Default Accuracy Reduced"
        case .backgroundModes: "Required background modes"
        case .packageType: "Bundle OS Type code"
        case .urlTypes: "URL types"
        case .queriedSchemes: "Queried URL Schemes"
        case .requireExplicitServiceSession, .appExtension, .extensionKitAttributes: nil
        }
    }
}
