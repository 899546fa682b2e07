// SPDX-License-Identifier: Apache-2.0

/// The positions of all switches for one device: the defaults, and what was set differently.
public struct SwitchSettings: Sendable, Hashable {
    private var changed: [SwitchName: String] = [:]
    /// The rules without their effect, so that a test can see what each is good for; nothing on any real device.
    package var removedRules: Set<BehaviourRule> = []

    /// All defaults.
    public init() {}

    /// Whether a rule has its effect.
    package func keeps(_ rule: BehaviourRule) -> Bool { removedRules.isEmpty || !removedRules.contains(rule) }

    /// The value of a switch, as text.
    public subscript(_ name: SwitchName) -> String {
        changed[name] ?? RuleSwitch.named(name).defaultValue
    }

    /// Whether a flag is on.
    public func isOn(_ name: SwitchName) -> Bool { self[name] == "true" }

    /// The value of a number, in the unit its statement names.
    public func number(_ name: SwitchName) -> Double { Double(self[name]) ?? 0 }

    /// Sets a switch.
    ///
    /// - Throws: `SwitchError` where the switch does not accept the value; the message lists what it accepts.
    public mutating func set(_ name: SwitchName, to value: String) throws(SwitchError) {
        let entry = RuleSwitch.named(name)
        guard entry.accepts(value) else {
            throw SwitchError(message: "\(name.rawValue) cannot be “\(value)”: possible is \(entry.possibleValues)")
        }
        changed[name] = entry.means(value, sameAs: entry.defaultValue) ? nil : value
    }

    /// Sets a switch from a text of the form `NAME=VALUE`.
    ///
    /// - Throws: `SwitchError` for another form, an unknown name or a value the switch does not accept.
    public mutating func set(parsing text: String) throws(SwitchError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw SwitchError(message: "“\(text)” is not of the form NAME=VALUE")
        }
        guard let name = SwitchName(rawValue: parts[0]) else {
            throw SwitchError(unknownSwitch: parts[0])
        }
        try set(name, to: parts[1])
    }

    /// The switches that differ from their defaults, by name.
    public var differences: [(name: SwitchName, value: String)] {
        changed.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
    }
}
