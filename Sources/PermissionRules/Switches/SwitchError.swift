// SPDX-License-Identifier: Apache-2.0

/// Why a switch could not be set.
public struct SwitchError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong and what is possible.
    public let message: String

    /// The message.
    public var description: String { message }

    init(message: String) { self.message = message }

    /// No switch has that name; the message names the one probably meant, or else all.
    init(unknownSwitch name: String) {
        let names = SwitchName.allCases.map(\.rawValue)
        let remedy =
            NearestName.of(name, in: names).map { "did you mean “\($0)”?" }
            ?? "possible is \(names.joined(separator: ", "))"
        self.init(message: "no switch is called “\(name)”: \(remedy)")
    }
}
