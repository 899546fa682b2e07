// SPDX-License-Identifier: Apache-2.0

extension ContractVerdict {
    /// The verdict as one file for a browser: it loads nothing, runs no script, and reads on a phone and on paper.
    var html: String { ContractPage(verdict: self).text }
}
