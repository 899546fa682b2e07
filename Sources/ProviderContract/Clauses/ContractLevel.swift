// SPDX-License-Identifier: Apache-2.0

/// How strongly a clause binds.
public enum ContractLevel: String, Sendable, Hashable, CaseIterable {
    /// Every provider keeps it.
    case must = "MUST"
    /// A provider keeps it or declares its deviation with a reason.
    case should = "SHOULD"
    /// A provider may keep it; falling short is told and is never a failure.
    case may = "MAY"
}
