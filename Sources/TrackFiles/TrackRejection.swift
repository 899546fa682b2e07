// SPDX-License-Identifier: Apache-2.0

/// A point of a file that is not usable, and why.
public struct TrackRejection: Sendable, Hashable {
    /// The line on which the point begins, from 1.
    public let line: Int
    /// What is wrong with it, such as `latitude "undefined" is not a number`.
    public let reason: String

    /// Makes a rejection.
    public init(line: Int, reason: String) {
        self.line = line
        self.reason = reason
    }
}

extension TrackRejection: CustomStringConvertible {
    /// The line and the reason.
    public var description: String { "line \(line): \(reason)" }
}
