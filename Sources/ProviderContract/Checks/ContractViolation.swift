// SPDX-License-Identifier: Apache-2.0

/// What a check of one's own throws where a provider breaks its clause.
public struct ContractViolation: Error, Sendable, Hashable {
    /// What the clause leads one to expect.
    public let expected: String
    /// What was seen instead.
    public let observed: String

    /// Describes what is wrong.
    ///
    /// - Parameters:
    ///   - expected: What the clause leads one to expect.
    ///   - observed: What was seen instead.
    public init(expected: String, observed: String) {
        self.expected = expected
        self.observed = observed
    }
}
