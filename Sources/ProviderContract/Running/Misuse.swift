// SPDX-License-Identifier: Apache-2.0

/// A mistake of the suite itself: a check that does what it has not declared.
struct Misuse: Error, CustomStringConvertible {
    let description: String
}
