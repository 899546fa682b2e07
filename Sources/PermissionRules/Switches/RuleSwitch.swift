// SPDX-License-Identifier: Apache-2.0

/// One entry of the registry of switches.
public struct RuleSwitch: Sendable, Hashable {
    /// The name used by `--switch NAME=VALUE`.
    public let name: SwitchName
    /// What the switch accepts.
    public let kind: Kind
    /// The value it has unless told otherwise, as text.
    public let defaultValue: String
    /// What it decides.
    public let statement: String
    /// Where the question comes from.
    public let source: String
    /// The contested point's label, `C1` to `C12`, if it is one.
    public let contestedPoint: String?

    /// What values a switch accepts.
    public enum Kind: Sendable, Hashable {
        /// `true` or `false`.
        case flag
        /// A number within bounds, in the unit the statement names.
        case number(ClosedRange<Double>)
        /// One of a list of words.
        case choice([String])
    }

    /// The values the switch accepts, as a message shows them.
    public var possibleValues: String {
        switch kind {
        case .flag: "true, false"
        case .number(let range): "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
        case .choice(let words): words.joined(separator: ", ")
        }
    }

    /// Whether the switch accepts a value; numbers are written in decimal digits, like `5` or `0.5`.
    public func accepts(_ value: String) -> Bool {
        switch kind {
        case .flag: value == "true" || value == "false"
        case .number(let range):
            value.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 } && Double(value).map(range.contains) ?? false
        case .choice(let words): words.contains(value)
        }
    }

    /// Whether two values it accepts mean the same: `5` and `5.0` do for a number.
    func means(_ value: String, sameAs other: String) -> Bool {
        if case .number = kind { Double(value) == Double(other) } else { value == other }
    }
}
