// SPDX-License-Identifier: Apache-2.0

/// What an answer changes.
public struct AnswerEffect: Sendable, Hashable {
    /// The new grant; nil: unchanged.
    public var grant: AccessGrant?
    /// Whether the Always upgrade is used up by this answer.
    public var usesUpUpgrade: Bool
    /// Whether precise location is allowed for this use of the app.
    public var allowsPrecise: Bool
    /// Whether the button opens Settings.
    public var opensSettings: Bool
    /// Whether the answer means that the user refused.
    public var isRefusal: Bool
    /// The new wireless-data decision; nil: unchanged.
    public var wirelessData: WirelessDataAccess?

    /// An effect that changes nothing until its parts are set.
    public init(
        grant: AccessGrant? = nil,
        usesUpUpgrade: Bool = false,
        allowsPrecise: Bool = false,
        opensSettings: Bool = false,
        isRefusal: Bool = false,
        wirelessData: WirelessDataAccess? = nil
    ) {
        self.grant = grant
        self.usesUpUpgrade = usesUpUpgrade
        self.allowsPrecise = allowsPrecise
        self.opensSettings = opensSettings
        self.isRefusal = isRefusal
        self.wirelessData = wirelessData
    }
}
