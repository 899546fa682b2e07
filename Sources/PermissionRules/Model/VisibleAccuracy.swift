// SPDX-License-Identifier: Apache-2.0

/// The accuracy authorization an app can read.
public enum VisibleAccuracy: String, Sendable, CaseIterable {
    /// Precise location; also read while undecided and before iOS 14.
    case full
    /// Approximate location: kilometres.
    case reduced
}
