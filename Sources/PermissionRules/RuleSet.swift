// SPDX-License-Identifier: Apache-2.0

/// A band of iOS versions that treat location permission alike, named by the first version it binds.
public struct RuleSet: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The name used in files and on the command line: `8`, `11`, `13.0`, `13.4`, `14`, `17` or `18`.
    public let name: String

    /// The first iOS version of the band.
    public let first: IOSVersion

    /// iOS 8 to 10: two buttons, one prompt, no upgrade.
    public static let ios8 = RuleSet(name: "8", first: IOSVersion(unchecked: 8, 0))

    /// iOS 11 and 12: three buttons, one upgrade prompt.
    public static let ios11 = RuleSet(name: "11", first: IOSVersion(unchecked: 11, 0))

    /// iOS 13.0 to 13.3: Allow Once, provisional Always, silent upgrade.
    public static let ios13 = RuleSet(name: "13.0", first: IOSVersion(unchecked: 13, 0))

    /// iOS 13.4 to 13.7: the upgrade prompt comes at once.
    public static let ios13Point4 = RuleSet(name: "13.4", first: IOSVersion(unchecked: 13, 4))

    /// iOS 14 to 16: precise and approximate location.
    public static let ios14 = RuleSet(name: "14", first: IOSVersion(unchecked: 14, 0))

    /// iOS 17: asynchronous updates, monitors and background activity sessions.
    public static let ios17 = RuleSet(name: "17", first: IOSVersion(unchecked: 17, 0))

    /// iOS 18 and later: service sessions, asynchronous updates that prompt.
    public static let ios18 = RuleSet(name: "18", first: IOSVersion(unchecked: 18, 0))

    /// All rule sets, oldest first.
    public static let all: [RuleSet] = [.ios8, .ios11, .ios13, .ios13Point4, .ios14, .ios17, .ios18]

    private init(name: String, first: IOSVersion) {
        self.name = name
        self.first = first
    }

    /// The rule set with that name, if there is one.
    public init?(named name: String) {
        guard let match = RuleSet.all.first(where: { $0.name == name }) else { return nil }
        self = match
    }

    /// The rule set that binds an iOS version.
    public init(binding version: IOSVersion) {
        self = RuleSet.all.last { $0.first <= version } ?? .ios8
    }

    /// The name.
    public var description: String { name }

    /// Orders rule sets by age.
    public static func < (left: RuleSet, right: RuleSet) -> Bool { left.first < right.first }
}
