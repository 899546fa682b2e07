// SPDX-License-Identifier: Apache-2.0

/// What plug-ins of this kind have been seen to do wrong; each of the three here can make each of the mistakes.
public struct PluginMistakes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The callback for temporary full accuracy is there and empty: nobody asks, and the SDK is never answered.
    public static let ignoresTemporaryAccuracy = PluginMistakes(rawValue: 1 << 0)
    /// The callback for temporary full accuracy asks for Always instead.
    public static let asksForAlways = PluginMistakes(rawValue: 1 << 1)
    /// Errors are printed, and nobody hears of them.
    public static let swallowsErrors = PluginMistakes(rawValue: 1 << 2)
}
