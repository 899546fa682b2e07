// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// Why the simulated Tencent SDK cannot be set up as asked.
public struct SimulatedTencentError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong, and what is possible.
    public let message: String

    /// The message.
    public var description: String { message }

    init(_ message: String) { self.message = message }

    /// Nothing of a kind has that name; the message names the one probably meant, and all.
    init(unknown kind: String, _ name: String, in names: [String]) {
        let guess = NearestName.of(name, in: names).map { " did you mean “\($0)”?" } ?? ""
        self.init("Tencent has no \(kind) “\(name)”:\(guess) possible is \(names.joined(separator: ", "))")
    }
}
