// SPDX-License-Identifier: Apache-2.0

/// What a change in Settings sets; nil parts stay as they were.
public struct SettingsEffect: Sendable, Hashable {
    /// The grant.
    public var grant: AccessGrant?
    /// The Precise switch.
    public var precise: Bool?
    /// Whether the Always upgrade counts as used up.
    public var alwaysAsked: Bool?
    /// Location Services.
    public var servicesOn: Bool?
    /// Restriction.
    public var restricted: Bool?
    /// Whether a temporary precise grant ends.
    public var endsTemporaryPrecise: Bool

    /// An effect that sets nothing until its parts are given.
    public init(
        grant: AccessGrant? = nil,
        precise: Bool? = nil,
        alwaysAsked: Bool? = nil,
        servicesOn: Bool? = nil,
        restricted: Bool? = nil,
        endsTemporaryPrecise: Bool = false
    ) {
        self.grant = grant
        self.precise = precise
        self.alwaysAsked = alwaysAsked
        self.servicesOn = servicesOn
        self.restricted = restricted
        self.endsTemporaryPrecise = endsTemporaryPrecise
    }
}
