// SPDX-License-Identifier: Apache-2.0

/// How likely a location is faked, since 2.0.2; the numbers are not documented.
public enum BMKMockLocationProbability: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Hardly.
    case low = 1
    /// Perhaps.
    case mid = 2
    /// Very likely.
    case high = 3
}
