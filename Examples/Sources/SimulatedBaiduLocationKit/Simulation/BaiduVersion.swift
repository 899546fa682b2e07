// SPDX-License-Identifier: Apache-2.0

/// A version of the SDK; those at which behaviour changed, by Baidu's change log.
public struct BaiduVersion: Sendable, Hashable {
    /// The number.
    public let name: String
    /// Whether managers are dead without the user's consent.
    public let hasPrivacyGate: Bool
    /// Whether a one-shot whose time passes without a location says so.
    public let tellsTimeout: Bool
    /// Whether a one-shot goes on trying while the position is not known.
    public let goesOnTrying: Bool

    /// Finds a version by its number.
    public init(_ name: String) throws(BaiduSetupError) {
        guard let version = Self.all.first(where: { $0.name == name }) else {
            let names = Self.all.map(\.name).joined(separator: ", ")
            throw BaiduSetupError("Baidu has no version “\(name)”: possible is \(names)")
        }
        self = version
    }

    private init(_ name: String, gate: Bool, tellsTimeout: Bool, goesOnTrying: Bool) {
        self.name = name
        hasPrivacyGate = gate
        self.tellsTimeout = tellsTimeout
        self.goesOnTrying = goesOnTrying
    }

    /// The versions, oldest first.
    public static let all = [
        BaiduVersion("2.0.1", gate: false, tellsTimeout: false, goesOnTrying: false),
        BaiduVersion("2.0.2", gate: true, tellsTimeout: false, goesOnTrying: false),
        BaiduVersion("2.1.2", gate: true, tellsTimeout: true, goesOnTrying: false),
        newest,
    ]

    /// The newest version.
    public static let newest = BaiduVersion("2.1.3", gate: true, tellsTimeout: true, goesOnTrying: true)
}
