// SPDX-License-Identifier: Apache-2.0

/// One row of the table that says what an authorization request does; the first row that matches decides.
public struct RequestRule: Sendable {
    /// The rule as the ledger prints it; its rule sets are those the row binds.
    public let ledger: LedgerRow
    /// The requests it concerns.
    public var requests: Set<AuthorizationRequest>
    /// The kinds of app it concerns; nil: any.
    public var builds: Set<AppBuild>?
    /// What must hold for it to match.
    public var condition: Condition
    /// What happens.
    public var effect: RequestEffect

    /// The circumstances a row asks for; a nil part matches anything.
    public struct Condition: Sendable {
        /// A usage text that the request needs is missing.
        public var lacksUsageText: Bool?
        /// Where the app stands.
        public var presence: Set<AppPresence>?
        /// Whether Location Services are on.
        public var servicesOn: Bool?
        /// Whether location is restricted.
        public var restricted: Bool?
        /// Whether a prompt is on screen.
        public var promptOnScreen: Bool?
        /// The user's decision so far.
        public var grants: Set<AccessGrant>?
        /// Whether the Always upgrade is used up.
        public var alwaysAsked: Bool?
        /// A flag that must be on.
        public var flag: SwitchName?

        /// A condition that matches everything until its parts are set.
        public init(
            lacksUsageText: Bool? = nil,
            presence: Set<AppPresence>? = nil,
            servicesOn: Bool? = nil,
            restricted: Bool? = nil,
            promptOnScreen: Bool? = nil,
            grants: Set<AccessGrant>? = nil,
            alwaysAsked: Bool? = nil,
            flag: SwitchName? = nil
        ) {
            self.lacksUsageText = lacksUsageText
            self.presence = presence
            self.servicesOn = servicesOn
            self.restricted = restricted
            self.promptOnScreen = promptOnScreen
            self.grants = grants
            self.alwaysAsked = alwaysAsked
            self.flag = flag
        }
    }
}
