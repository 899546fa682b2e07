// SPDX-License-Identifier: Apache-2.0

/// How sure a rule of the emulation is.
public enum RuleConfidence: String, Sendable, CaseIterable {
    /// The vendor documents it: header, reference page or conference talk.
    case documented
    /// People saw it on devices and reported it.
    case reported
    /// It follows from other facts.
    case inferred
    /// Nobody says; the likeliest behaviour was chosen.
    case assumed
}
