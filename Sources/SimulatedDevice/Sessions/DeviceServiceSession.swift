// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

/// What the app declares that it needs: a service session, or the one that iterating brings along.
public struct DeviceServiceSession: Sendable, Hashable {
    /// The permission it needs.
    public var requirement: SessionRequirement
    /// The purpose key for which it needs full accuracy; nil: it does not.
    public var purposeKey: String?
    /// Whether iterating brought it along.
    public var isImplicit: Bool

    /// A session that the app holds itself, without need of full accuracy, unless told otherwise.
    public init(_ requirement: SessionRequirement, purposeKey: String? = nil, isImplicit: Bool = false) {
        self.requirement = requirement
        self.purposeKey = purposeKey
        self.isImplicit = isImplicit
    }
}
