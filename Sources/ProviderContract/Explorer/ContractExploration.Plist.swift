// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

extension ContractExploration {
    /// What the app's Info.plist holds.
    public struct Plist: Sendable, Hashable {
        /// The usage texts.
        public var usageTexts: Set<UsageKey>
        /// Whether it has the background mode `location`; the app then allows updates in the background, too.
        public var hasBackgroundMode: Bool
        /// Whether it has a text for the purpose with which the app asks for full accuracy.
        public var hasTemporaryText: Bool
        /// Whether `NSLocationDefaultAccuracyReduced` is set.
        public var isReducedByDefault: Bool

        /// Describes an Info.plist.
        ///
        /// - Parameters:
        ///   - usageTexts: The usage texts.
        ///   - hasBackgroundMode: Whether it has the background mode.
        ///   - hasTemporaryText: Whether it has a text for temporary full accuracy.
        ///   - isReducedByDefault: Whether accuracy is reduced by default.
        public init(
            usageTexts: Set<UsageKey>,
            hasBackgroundMode: Bool = false,
            hasTemporaryText: Bool = false,
            isReducedByDefault: Bool = false
        ) {
            self.usageTexts = usageTexts
            self.hasBackgroundMode = hasBackgroundMode
            self.hasTemporaryText = hasTemporaryText
            self.isReducedByDefault = isReducedByDefault
        }

        /// Every Info.plist that a rule set tells apart: the eight subsets of the usage texts, with and without the rest.
        ///
        /// - Parameter rules: The rule set; what it does not know is left out.
        /// - Returns: 16 of them, or 64 where accuracy can be reduced.
        public static func all(for rules: RuleSet) -> [Plist] {
            let both = [false, true]
            let choices = PermissionMachine(rules).traits.hasAccuracyAuthorization ? both : [false]
            return (0..<8).flatMap { bits in
                both.flatMap { background in
                    choices.flatMap { temporary in
                        choices.map { reduced in
                            Plist(
                                usageTexts: Set(
                                    UsageKey.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }
                                        .map(\.element)
                                ),
                                hasBackgroundMode: background,
                                hasTemporaryText: temporary,
                                isReducedByDefault: reduced
                            )
                        }
                    }
                }
            }
        }
    }
}

extension ContractExploration.Plist: CustomStringConvertible {
    /// The keys that it holds, in short.
    public var description: String {
        var words = usageTexts.sorted().map(\.shortName)
        if hasBackgroundMode { words.append("background") }
        if hasTemporaryText { words.append("temporary") }
        if isReducedByDefault { words.append("reduced") }
        return words.isEmpty ? "nothing" : words.joined(separator: " ")
    }
}

extension UsageKey {
    fileprivate var shortName: String {
        switch self {
        case .whenInUse: "WhenInUse"
        case .always: "Always"
        case .alwaysAndWhenInUse: "AlwaysAndWhenInUse"
        }
    }
}
