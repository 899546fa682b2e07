// SPDX-License-Identifier: Apache-2.0

/// The three Info.plist keys whose texts decide which location prompts can appear.
public enum UsageKey: String, Sendable, CaseIterable, Comparable {
    /// The text of a When-In-Use prompt, and of every first prompt from iOS 13.
    case whenInUse = "NSLocationWhenInUseUsageDescription"

    /// The text of an Always prompt on iOS 8 to 10; later versions do not read it.
    case always = "NSLocationAlwaysUsageDescription"

    /// The text of an Always or upgrade prompt from iOS 11.
    case alwaysAndWhenInUse = "NSLocationAlwaysAndWhenInUseUsageDescription"

    /// The name under which Xcode's property-list editor shows the key.
    public var displayName: String {
        switch self {
        case .whenInUse: "Privacy - Location When In Use Usage Description"
        case .always: "Privacy - Location Always Usage Description"
        case .alwaysAndWhenInUse: "Privacy - Location Always and When In Use Usage Description"
        }
    }

    /// Orders keys as the documents list them: When-In-Use, Always, Always and When-In-Use.
    public static func < (left: UsageKey, right: UsageKey) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
