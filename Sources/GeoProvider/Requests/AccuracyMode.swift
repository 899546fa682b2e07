// SPDX-License-Identifier: Apache-2.0

/// What to do about accuracy that the user has reduced.
///
/// The three modes are those of AMap's `locationAccuracyMode`, for every provider.
public enum AccuracyMode: String, Sendable, Hashable, CaseIterable {
    /// Full accuracy if it can be had, otherwise the reduced location.
    ///
    /// An SDK that asks for temporary full accuracy by itself does so.
    case fullAndReduce
    /// Full accuracy or the error `reducedAccuracy`.
    case full
    /// Whatever is granted, without asking for more.
    case reduce
}
