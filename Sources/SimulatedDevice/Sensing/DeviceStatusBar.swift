// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

/// What the status bar shows about location from a moment on.
public struct DeviceStatusBar: Sendable, Hashable {
    /// The moment.
    public let time: Duration
    /// The arrow.
    public let arrow: StatusBarArrow
    /// The indicator; nil: none.
    public let indicator: RuleTraits.IndicatorStyle?
}
