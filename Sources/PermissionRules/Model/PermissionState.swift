// SPDX-License-Identifier: Apache-2.0

/// Everything the system remembers about one app's location permission, and the two device-wide switches.
public struct PermissionState: Sendable, Hashable {
    /// The user's decision.
    public var grant: AccessGrant
    /// Whether the one Always upgrade the system offers has been used up.
    public var alwaysAsked: Bool
    /// Whether the Precise switch is on (iOS 14 and later).
    public var precise: Bool
    /// Whether precise location was allowed for this use of the app.
    public var temporaryPrecise: Bool
    /// Whether Location Services are on for the device.
    public var servicesOn: Bool
    /// Whether parental controls or device management forbid location.
    public var restricted: Bool
    /// Whether the user let the app's widgets use location (iOS 14 and later).
    public var widgets: Bool

    /// The state of a freshly installed app unless told otherwise.
    public init(
        grant: AccessGrant = .unasked,
        alwaysAsked: Bool = false,
        precise: Bool = true,
        temporaryPrecise: Bool = false,
        servicesOn: Bool = true,
        restricted: Bool = false,
        widgets: Bool = false
    ) {
        self.grant = grant
        self.alwaysAsked = alwaysAsked
        self.precise = precise
        self.temporaryPrecise = temporaryPrecise
        self.servicesOn = servicesOn
        self.restricted = restricted
        self.widgets = widgets
    }
}
