// SPDX-License-Identifier: Apache-2.0

/// Why a text or a pair of numbers is no iOS version.
public struct IOSVersionError: Error, Sendable, Equatable, CustomStringConvertible {
    /// One sentence that says what is wrong and what to write instead.
    public let message: String

    /// The message.
    public var description: String { message }
}
