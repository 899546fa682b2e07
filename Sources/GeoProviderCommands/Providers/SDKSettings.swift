// SPDX-License-Identifier: Apache-2.0

import PermissionRules
public import SimulatedDevice

/// The settings that a scenario's `app.sdk` has for one provider, read by name.
///
/// Each key is read once; `finish()` then refuses what nobody has asked for. Errors name the key and what to write.
public struct SDKSettings {
    private let provider: String
    private var rest: [String: DeviceJSON] = [:]
    private var known: [String] = []

    /// The settings for a provider.
    public init(_ settings: DeviceJSON, of provider: String) {
        self.provider = provider
        guard case .object(let members) = settings else { return }
        for member in members { rest[member.key] = member.value }
    }

    /// A text, or nil if it is not set.
    public mutating func text(_ key: String) throws(CommandFailure) -> String? {
        try take(key, "a text") { $0.text }
    }

    /// A number of seconds, or nil if it is not set.
    public mutating func seconds(_ key: String) throws(CommandFailure) -> Double? {
        try take(key, "a number of seconds from 0 to 86400") { value in
            value.double.flatMap { (0...86_400).contains($0) ? $0 : nil }
        }
    }

    /// Yes or no, or nil if it is not set.
    public mutating func flag(_ key: String) throws(CommandFailure) -> Bool? {
        try take(key, "true or false") { value in
            if case .bool(let flag) = value { flag } else { nil }
        }
    }

    /// The position of a switch, as the command line writes it; nil if it is not set.
    public mutating func position(_ name: String) throws(CommandFailure) -> String? {
        try take(name, "the position of the switch: true, false, a number or a word") { value in
            switch value {
            case .bool(let flag): String(flag)
            case .string(let word): word
            default: value.double.map { _ in value.plain }
            }
        }
    }

    /// One of a list of words, as what it stands for; nil if it is not set.
    public mutating func choice<Choice>(
        _ key: String,
        _ choices: KeyValuePairs<String, Choice>
    ) throws(CommandFailure) -> Choice? {
        try take(key, "one of \(choices.map(\.key).joined(separator: ", "))") { value in
            choices.first { $0.key == value.text }?.value
        }
    }

    /// Refuses settings that nobody has asked for.
    public func finish() throws(CommandFailure) {
        guard let key = rest.keys.min() else { return }
        throw CommandFailure.unknown("setting of app.sdk.\(provider)", key, among: known)
    }

    private mutating func take<Value>(
        _ key: String,
        _ form: String,
        _ read: (DeviceJSON) -> Value?
    ) throws(CommandFailure) -> Value? {
        known.append(key)
        guard let value = rest.removeValue(forKey: key) else { return nil }
        guard let result = read(value) else {
            throw CommandFailure(
                "app.sdk.\(provider).\(key) cannot be \(value.plain)",
                remedy: "Write \(form)."
            )
        }
        return result
    }
}
