// SPDX-License-Identifier: Apache-2.0

/// What an authorization request does.
public enum RequestEffect: Sendable, Hashable {
    /// Nothing, and the app hears nothing; where `console` is true the console says that a usage text is missing.
    case nothing(console: Bool)
    /// A prompt appears with one of the usage texts; nil where the system brings its own words.
    case prompt(PromptID, text: UsageKey?)
    /// The grant changes without a prompt, and the upgrade is used up.
    case becomes(AccessGrant)
}
