// SPDX-License-Identifier: Apache-2.0

/// What an app's Info.plist declares about location, read once.
public struct AppDeclaration: Sendable, Hashable {
    /// The name the system shows in prompts.
    public var displayName: String
    /// The bundle identifier.
    public var bundleIdentifier: String
    /// The usage texts that are present, blank ones included.
    public var usageTexts: [UsageKey: String]
    /// The texts of `NSLocationTemporaryUsageDescriptionDictionary`, by purpose key.
    public var temporaryUsageTexts: [String: String]
    /// The entries of `UIBackgroundModes`.
    public var backgroundModes: Set<String>
    /// `NSLocationDefaultAccuracyReduced`.
    public var defaultAccuracyReduced: Bool
    /// `NSLocationRequireExplicitServiceSession`.
    public var requiresExplicitServiceSession: Bool
    /// The entitlements the app is signed with, by their keys; they stand in no Info.plist.
    public var entitlements: Set<String> = []

    /// An app that declares nothing, unless told otherwise.
    public init(
        displayName: String = "App",
        bundleIdentifier: String = "com.example.app",
        usageTexts: [UsageKey: String] = [:],
        temporaryUsageTexts: [String: String] = [:],
        backgroundModes: Set<String> = [],
        defaultAccuracyReduced: Bool = false,
        requiresExplicitServiceSession: Bool = false
    ) {
        self.displayName = displayName
        self.bundleIdentifier = bundleIdentifier
        self.usageTexts = usageTexts
        self.temporaryUsageTexts = temporaryUsageTexts
        self.backgroundModes = backgroundModes
        self.defaultAccuracyReduced = defaultAccuracyReduced
        self.requiresExplicitServiceSession = requiresExplicitServiceSession
    }

    /// The sample app: it declares the When-In-Use and the Always-and-When-In-Use text.
    public static let sample = AppDeclaration(
        usageTexts: [
            .whenInUse: "Shows what is near you.",
            .alwaysAndWhenInUse: "Records your way, also while the screen is off.",
        ])

    /// Whether the background mode `location` is declared.
    public var hasBackgroundLocation: Bool { backgroundModes.contains("location") }

    /// Whether the app may have location pushes.
    public var hasLocationPushEntitlement: Bool { entitlements.contains("com.apple.developer.location.push") }

    /// The usage texts that count as present, by the switch on blank ones.
    public func presentUsageTexts(_ switches: SwitchSettings) -> Set<UsageKey> {
        let ignoresBlank = switches.isOn(.emptyTextCountsAsMissing) || !switches.keeps(.blankText)
        return Set(usageTexts.filter { !(ignoresBlank && $0.value.allSatisfy(\.isWhitespace)) }.keys)
    }
}
