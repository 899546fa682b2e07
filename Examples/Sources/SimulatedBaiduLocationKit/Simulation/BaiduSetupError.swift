// SPDX-License-Identifier: Apache-2.0

/// Why the SDK cannot be set up as asked.
public struct BaiduSetupError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong, and what is possible.
    public let description: String

    init(_ description: String) { self.description = description }
}
