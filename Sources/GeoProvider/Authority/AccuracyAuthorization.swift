// SPDX-License-Identifier: Apache-2.0

/// How exact a location the user grants.
///
/// Names and raw values are those of `CLAccuracyAuthorization`. Before iOS 14 accuracy is always full.
public enum AccuracyAuthorization: Int, Sendable, Hashable, CaseIterable {
    /// Locations are as exact as the receiver can make them.
    case fullAccuracy = 0
    /// Locations are kilometres coarse and up to twenty minutes old.
    case reducedAccuracy = 1
}

extension AccuracyAuthorization: CustomStringConvertible {
    /// The name of the case.
    public var description: String {
        switch self {
        case .fullAccuracy: "fullAccuracy"
        case .reducedAccuracy: "reducedAccuracy"
        }
    }
}
