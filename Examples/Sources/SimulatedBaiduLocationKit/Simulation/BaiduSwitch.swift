// SPDX-License-Identifier: Apache-2.0

/// Points that no document settles.
public enum BaiduSwitch: String, Sendable, CaseIterable {
    /// The block of a cancelled one-shot is called, with error 0.
    case baiduCancelCallsBlock
    /// A one-shot that fails for want of permission, position or network is told so.
    case baiduTellsFailures
    /// The callback that every new CLLocationManager makes is passed on.
    case baiduForwardsInitialAuthorization

    /// How the point is likeliest.
    public var isLikely: Bool { self != .baiduCancelCallsBlock }

    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
