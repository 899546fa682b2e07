// SPDX-License-Identifier: Apache-2.0

/// Which accuracy a manager asks for, from iOS 14 and SDK 2.6.7.
public enum AMapLocationAccuracyMode: Int, Sendable, CaseIterable {
    /// Full accuracy if it can be had, otherwise the approximate location.
    case fullAndReduceAccuracy = 0
    /// Full accuracy, or an error.
    case fullAccuracy = 1
    /// Whatever is granted, without asking for more.
    case reduceAccuracy = 2
}
