// SPDX-License-Identifier: Apache-2.0

/// Arguments that the tool cannot use.
struct LintUsageError: Error {
    /// What is wrong, and what to write instead.
    var message: String
}
