// SPDX-License-Identifier: Apache-2.0

/// How the user moves, for dead reckoning.
public enum TencentLBSDRStartMotionType: Int, Sendable {
    /// On foot.
    case walk = 2
    /// By bicycle.
    case bike = 3
}
