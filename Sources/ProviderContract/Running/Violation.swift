// SPDX-License-Identifier: Apache-2.0

/// What a check expected of a provider, and what it saw instead.
struct Violation: Error {
    let expected: String
    let observed: String
}
