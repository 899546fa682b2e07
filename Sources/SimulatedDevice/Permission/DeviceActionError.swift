// SPDX-License-Identifier: Apache-2.0

/// Something was asked of the device or its user that iOS does not offer.
public struct DeviceActionError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is impossible, and what is possible instead.
    public let message: String

    /// The message.
    public var description: String { message }

    init(_ message: String) { self.message = message }
}
