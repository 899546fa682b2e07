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
    /// Whether the app's widgets may use location.
    public var widgets: Bool?
    /// Whether a temporary precise grant ends.
    public var endsTemporaryPrecise: Bool

    /// An effect that sets nothing until its parts are given.
    public init(
        grant: AccessGrant? = nil,
        precise: Bool? = nil,
        alwaysAsked: Bool? = nil,
        servicesOn: Bool? = nil,
        restricted: Bool? = nil,
        widgets: Bool? = nil,
        endsTemporaryPrecise: Bool = false
    ) {
        self.grant = grant
        self.precise = precise
        self.alwaysAsked = alwaysAsked
        self.servicesOn = servicesOn
        self.restricted = restricted
        self.widgets = widgets
        self.endsTemporaryPrecise = endsTemporaryPrecise
    }

    /// A state with the parts set.
    func applied(to state: PermissionState) -> PermissionState {
        var next = state
        if let grant { next.grant = grant }
        if let precise { next.precise = precise }
        if let alwaysAsked { next.alwaysAsked = alwaysAsked }
        if let servicesOn { next.servicesOn = servicesOn }
        if let restricted { next.restricted = restricted }
        if let widgets { next.widgets = widgets }
        if endsTemporaryPrecise { next.temporaryPrecise = false }
        return next
    }
}
