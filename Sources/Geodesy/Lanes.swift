// SPDX-License-Identifier: Apache-2.0

/// A number, or several side by side: what a formula is written for once and runs on one place or on eight.
///
/// Internal and specialised by the optimiser, so a formula over it costs what it would cost written out twice.
protocol Lanes {
    init(_ value: Double)
    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (left: Self, right: Self) -> Self
    static func / (left: Self, right: Self) -> Self
    func squareRoot() -> Self
    /// The number without its sign.
    var magnitude: Self { get }
    /// One with the sign of this number.
    var sign: Self { get }
    /// The number, negated where the lowest bit of another one's pattern is set.
    func negated(byLowestBitOf other: Self) -> Self
    /// The number itself where it is at least a bound, the bound where it is less.
    func atLeast(_ bound: Double) -> Self
}

extension Double: Lanes {
    @inline(__always)
    var sign: Double { Double(signOf: self, magnitudeOf: 1) }

    @inline(__always)
    func negated(byLowestBitOf other: Double) -> Double {
        Double(bitPattern: bitPattern ^ other.bitPattern << 63)
    }

    @inline(__always)
    func atLeast(_ bound: Double) -> Double { self < bound ? bound : self }
}

extension SIMD8<Double>: Lanes {
    @inline(__always)
    init(_ value: Double) { self.init(repeating: value) }

    @inline(__always)
    var magnitude: Self {
        let bits = unsafeBitCast(self, to: SIMD8<UInt64>.self) & SIMD8<UInt64>(repeating: UInt64.max >> 1)
        return unsafeBitCast(bits, to: Self.self)
    }

    @inline(__always)
    var sign: Self {
        let signs = unsafeBitCast(self, to: SIMD8<UInt64>.self) & SIMD8<UInt64>(repeating: 1 << 63)
        return unsafeBitCast(signs | SIMD8<UInt64>(repeating: (1.0).bitPattern), to: Self.self)
    }

    @inline(__always)
    func negated(byLowestBitOf other: Self) -> Self {
        let signs = unsafeBitCast(other, to: SIMD8<UInt64>.self) &<< SIMD8<UInt64>(repeating: 63)
        return unsafeBitCast(unsafeBitCast(self, to: SIMD8<UInt64>.self) ^ signs, to: Self.self)
    }

    @inline(__always)
    func atLeast(_ bound: Double) -> Self { replacing(with: bound, where: self .< bound) }
}

extension SIMD8<Double> {
    /// Eight numbers that follow each other in memory.
    @inline(__always)
    init(at address: UnsafePointer<Double>) {
        self = UnsafeRawPointer(address).loadUnaligned(as: Self.self)
    }

    /// Writes the numbers one after the other.
    @inline(__always)
    func store(at address: UnsafeMutablePointer<Double>) {
        UnsafeMutableRawPointer(address).storeBytes(of: self, as: Self.self)
    }
}
