// SPDX-License-Identifier: Apache-2.0

/// A digest of state that does not depend on addresses, hashing seeds or processor.
///
/// It lives here because this is the one module that every layer shares. Two states with equal digests are taken for
/// equal by the explorer, so a digest must cover everything that future behaviour depends on.
public struct StateDigest: Sendable, Hashable {
    /// The digest so far: 64 bits, FNV-1a.
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// How far times are told apart, in seconds: whatever is further away from now counts as equally far.
    ///
    /// Infinite unless told otherwise. An explorer that would not come to an end bounds it, and says so.
    public let horizon: Double

    /// An empty digest that tells all times apart.
    public init() { self.init(horizon: .infinity, memory: .infinity) }

    /// How far ages are told apart, in seconds: of whatever is older, only that it is there counts.
    public let memory: Double

    /// An empty digest.
    ///
    /// - Parameters:
    ///   - horizon: How far times are told apart, in seconds.
    ///   - memory: How far ages are told apart, in seconds.
    public init(horizon: Double, memory: Double) {
        self.horizon = horizon
        self.memory = memory
    }

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

    /// Adds how many seconds something is away from now, to the microsecond, and no further than the horizon.
    ///
    /// - Parameter seconds: The distance; two that differ by less than rounding does count as equal.
    public mutating func combine(distance seconds: Double) {
        let bounded = min(max(seconds, -horizon), horizon)
        combine(bounded.isFinite ? Int((bounded * 1e6).rounded()) : bounded < 0 ? Int.min : Int.max)
    }

    /// Adds how old something is that is only remembered, and no older than the memory; nil where there is nothing.
    ///
    /// - Parameter seconds: Its age.
    public mutating func combine(age seconds: Double?) {
        combine(seconds != nil)
        if let seconds { combine(distance: min(seconds, memory)) }
    }

    /// Adds a text, with its length, so that neighbours cannot run into each other.
    public mutating func combine(_ text: String) {
        combine(text.utf8.count)
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    /// Adds the state of a part.
    public mutating func combine(_ part: any StateDigesting) { part.digest(into: &self) }
}
