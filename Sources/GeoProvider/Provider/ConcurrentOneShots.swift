// SPDX-License-Identifier: Apache-2.0

/// What a provider does with a one-shot that is asked for while another is running.
public enum ConcurrentOneShots: String, Sendable, Hashable, CaseIterable {
    /// One answer serves every waiting request that it satisfies; a more demanding one is asked for next.
    case shared
    /// Requests are answered one after the other, each by an answer of its own.
    case queued
    /// The second request ends with `busy`.
    case refused
}
