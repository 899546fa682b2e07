// SPDX-License-Identifier: Apache-2.0

/// The sine and the cosine of an angle, from which those of its multiples follow without another series.
struct Turn<Number: Lanes> {
    let sine, cosine: Number

    @inline(__always)
    init(sine: Number, cosine: Number) {
        self.sine = sine
        self.cosine = cosine
    }

    /// The angle of `t` half turns, to 6e-16, for |t| up to 0.3.
    ///
    /// The polynomials are those of their degree with the smallest greatest error.
    @inline(__always)
    init(halfTurns t: Number) {
        let u = t * t
        var odd = Number(0.00045896138633365384)
        odd = odd * u - Number(0.007369442379981641)
        odd = odd * u + Number(0.0821458187374848)
        odd = odd * u - Number(0.5992645268239303)
        odd = odd * u + Number(2.550164039830184)
        odd = odd * u - Number(5.167712780049577)
        odd = odd * u + Number(3.1415926535897922)
        var even = Number(0.0018968756197881925)
        even = even * u - Number(0.02580285595200247)
        even = even * u + Number(0.2353303830813912)
        even = even * u - Number(1.3352627610724557)
        even = even * u + Number(4.058712126300115)
        even = even * u - Number(4.9348022005440235)
        even = even * u + Number(1)
        sine = odd * t
        cosine = even
    }

    /// Twice the angle.
    @inline(__always)
    var doubled: Turn {
        let twice = sine + sine
        return Turn(sine: twice * cosine, cosine: Number(1) - twice * sine)
    }

    /// The sum of two angles.
    @inline(__always)
    static func + (left: Turn, right: Turn) -> Turn {
        Turn(
            sine: left.sine * right.cosine + left.cosine * right.sine,
            cosine: left.cosine * right.cosine - left.sine * right.sine
        )
    }
}
