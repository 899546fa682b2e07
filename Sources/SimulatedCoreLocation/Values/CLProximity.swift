// SPDX-License-Identifier: Apache-2.0

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
    /// The distance cannot be told.
    case unknown = 0
    /// The beacon touches the phone, nearly.
    case immediate = 1
    /// The beacon is a few metres away.
    case near = 2
    /// The beacon is heard, and far away.
    case far = 3
}
