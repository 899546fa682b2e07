// SPDX-License-Identifier: Apache-2.0

/// What a check may need to do to the world around a provider.
///
/// A simulated device has them all. A world of one's own declares what it has; checks that need more are skipped, with
/// the names of what is missing.
public struct ContractControls: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The world starts with any permission, restriction and Info.plist that a set-up names.
    public static let permission = Self(rawValue: 1 << 0)
    /// Prompts are listed and answered.
    public static let prompts = Self(rawValue: 1 << 1)
    /// The user changes Settings.
    public static let settings = Self(rawValue: 1 << 2)
    /// The phone moves.
    public static let place = Self(rawValue: 1 << 3)
    /// Positioning becomes impossible and possible again.
    public static let signal = Self(rawValue: 1 << 4)
    /// Raw fixes reach the receivers, also invalid ones.
    public static let rawFixes = Self(rawValue: 1 << 5)
    /// The phone turns.
    public static let compass = Self(rawValue: 1 << 10)
    /// The network comes and goes.
    public static let network = Self(rawValue: 1 << 6)
    /// The app goes to the background and comes back.
    public static let application = Self(rawValue: 1 << 7)
    /// The world tells whether anything uses the location receivers.
    public static let receivers = Self(rawValue: 1 << 8)
    /// The world makes several providers.
    public static let severalProviders = Self(rawValue: 1 << 9)
    /// The world makes providers although the user has not agreed to the vendor's terms.
    public static let consent = Self(rawValue: 1 << 11)
    /// The user agrees to the vendor's terms while providers are there already.
    public static let laterConsent = Self(rawValue: 1 << 12)

    /// Every control.
    public static let all: ContractControls = Self(named.map(\.control))

    /// The single controls with their names, in order.
    public static let named: [(control: ContractControls, name: String)] = [
        (.permission, "permission"),
        (.prompts, "prompts"),
        (.settings, "settings"),
        (.place, "place"),
        (.signal, "signal"),
        (.rawFixes, "rawFixes"),
        (.compass, "compass"),
        (.network, "network"),
        (.application, "application"),
        (.receivers, "receivers"),
        (.severalProviders, "severalProviders"),
        (.consent, "consent"),
        (.laterConsent, "laterConsent"),
    ]
}

extension ContractControls: CustomStringConvertible {
    /// The names of the controls in the set, in order.
    public var description: String {
        Self.named.filter { contains($0.control) }.map(\.name).joined(separator: ", ")
    }
}
