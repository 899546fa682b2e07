// SPDX-License-Identifier: Apache-2.0

/// What a temporary-full-accuracy request does.
public enum TemporaryAccuracyEffect: Sendable, Hashable {
    /// A prompt appears with the purpose key's text.
    case prompt
    /// No prompt; the completion gets the error "prompt declined".
    case declined
    /// No prompt; the completion gets the error of an unknown purpose key.
    case unknownPurposeKey
}
