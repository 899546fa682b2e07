// SPDX-License-Identifier: Apache-2.0

/// Trigonometry on angles counted in half turns, the same on every machine.
///
/// A C library chooses its sine by processor, so its last digit differs between machines; this one does not, and needs
/// a third of the time because the argument is reduced without a multiplication by pi.
enum HalfTurns {
    /// The sine of `t` half turns, to 2e-16, for |t| below 2^50.
    @inline(__always)
    static func sine<Number: Lanes>(_ t: Number) -> Number {
        // Adding 1.5 * 2^52 rounds to an integer whose parity is the lowest bit of the sum.
        let big = Number(6_755_399_441_055_744)
        let shifted = t + big
        let rest = t - (shifted - big)
        return polynomial(rest).negated(byLowestBitOf: shifted)
    }

    /// The cosine of `t` half turns, to 2e-16, for |t| below 2^50.
    @inline(__always)
    static func cosine<Number: Lanes>(_ t: Number) -> Number {
        sine(t + Number(0.5))
    }

    /// The sine of `t` half turns, to 1.4e-11: for what is multiplied by so little that no more of it is left.
    @inline(__always)
    static func roughSine<Number: Lanes>(_ t: Number) -> Number {
        let big = Number(6_755_399_441_055_744)
        let shifted = t + big
        let rest = t - (shifted - big)
        let u = rest * rest
        var sum = Number(-0.00700050033116865)
        sum = sum * u + Number(0.08203123014257127)
        sum = sum * u - Number(0.5992474049110863)
        sum = sum * u + Number(2.5501627947227363)
        sum = sum * u - Number(5.167712741221696)
        sum = sum * u + Number(3.141592653243755)
        return (sum * rest).negated(byLowestBitOf: shifted)
    }

    /// sin(pi r) for r in -1/2...1/2: the odd polynomial of degree 15 with the smallest greatest error (9e-17).
    @inline(__always)
    private static func polynomial<Number: Lanes>(_ r: Number) -> Number {
        let u = r * r
        var sum = Number(-2.1085689930054435e-05)
        sum = sum * u + Number(0.0004659420690389595)
        sum = sum * u - Number(0.007370347469115944)
        sum = sum * u + Number(0.08214587559647574)
        sum = sum * u - Number(0.5992645284958569)
        sum = sum * u + Number(2.5501640398445717)
        sum = sum * u - Number(5.167712780049385)
        sum = sum * u + Number(3.14159265358979)
        return sum * r
    }
}
