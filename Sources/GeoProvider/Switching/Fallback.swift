// SPDX-License-Identifier: Apache-2.0

/// Who answers when a provider has failed.
public enum Fallback {
    /// Another provider, with a time-out of its own in seconds; nil is the request's whole time-out once more.
    case provider(any LocationProvider, timeout: Double? = nil)
    /// A fixed place, which always answers.
    case city(FixedCity)
}
