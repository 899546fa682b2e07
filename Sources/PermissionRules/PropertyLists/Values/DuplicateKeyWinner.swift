// SPDX-License-Identifier: Apache-2.0

/// Which of two equal keys of one dictionary counts.
///
/// Common parsers keep the last one, but nothing promises it: contested point C4, switch `duplicateKeyWins`.
public enum DuplicateKeyWinner: String, Sendable, Hashable, CaseIterable {
    /// The one written first.
    case first

    /// The one written last.
    case last
}
