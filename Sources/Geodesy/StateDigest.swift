// SPDX-License-Identifier: Apache-2.0

/// A digest of state that does not depend on addresses, hashing seeds or processor.
///
/// It lives here because this is the one module that every layer shares. Two states with equal digests are taken for
/// equal by the explorer, so a digest must cover everything that future behaviour depends on.
public struct StateDigest: Sendable, Hashable {
    /// The digest so far: 64 bits, FNV-1a.
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// An empty digest.
    public init() {}

    /// Adds a number.
    public mutating func combine(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        for _ in 0..<8 {
            value = (value ^ (rest & 0xff)) &* 0x100_0000_01b3
            rest >>= 8
        }
    }

    /// Adds a truth value.
    public mutating func combine(_ flag: Bool) { combine(flag ? 1 : 0) }

    /// Adds a floating-point number, bit by bit.
    public mutating func combine(_ number: Double) { combine(Int(bitPattern: UInt(number.bitPattern))) }

    /// Adds a text, with its length, so that neighbours cannot run into each other.
    public mutating func combine(_ text: String) {
        combine(text.utf8.count)
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    /// Adds the state of a part.
    public mutating func combine(_ part: any StateDigesting) { part.digest(into: &self) }
}
