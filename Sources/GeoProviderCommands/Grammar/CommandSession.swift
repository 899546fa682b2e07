// SPDX-License-Identifier: Apache-2.0

/// What a command works with besides its own words.
struct CommandSession {
    /// Where it writes.
    let console: Console
    /// The providers it knows.
    let providers: [ProviderRegistration]
}
