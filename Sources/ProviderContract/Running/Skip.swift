// SPDX-License-Identifier: Apache-2.0

/// A check that finds nothing to judge here, with the reason.
struct Skip: Error {
    let reason: String
}
