// SPDX-License-Identifier: Apache-2.0

/// What a service session declares that the app needs, with the numbers of CLServiceSession.
public enum SessionRequirement: Int, Sendable, CaseIterable, Comparable {
    /// No permission: the session takes part, and never asks.
    case none = 0
    /// Location while the app is in use.
    case whenInUse = 1
    /// Location at any time.
    case always = 2

    /// The request that the session stands for; nil: it never asks.
    public var request: AuthorizationRequest? {
        switch self {
        case .none: nil
        case .whenInUse: .whenInUse
        case .always: .always
        }
    }

    /// Orders requirements by how much they ask for.
    public static func < (left: SessionRequirement, right: SessionRequirement) -> Bool {
        left.rawValue < right.rawValue
    }
}
