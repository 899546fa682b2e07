// SPDX-License-Identifier: Apache-2.0

/// What a request does, decided by one row.
public struct RequestDecision: Sendable, Hashable {
    /// The id of the deciding row.
    public let rule: String
    /// What happens.
    public let effect: RequestEffect
    /// The permission state right after the request, before any answer.
    public let state: PermissionState
    /// The usage texts the request needs and the Info.plist lacks, for messages.
    public let missing: [UsageKey]
}
