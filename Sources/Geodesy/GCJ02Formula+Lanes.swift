// SPDX-License-Identifier: Apache-2.0

/// The formula of GCJ-02 on many places at once, with its slopes.
///
/// All its waves are multiples of two angles, a 60th of a half turn for each degree of longitude and a 180th for each of
/// latitude, so two pairs of sine and cosine are enough. Valid within 36 degrees of 105 east and 35 north, which holds
/// the customary box and its neighbourhood; elsewhere the numbers mean nothing and are to be thrown away.
struct GCJ02Waves<Number: Lanes> {
    /// The shift to the north and to the east, in degrees.
    let latitude, longitude: Number
    /// Degrees from 105 east and 35 north, and the root of the first without its sign.
    private let x, y, root: Number
    /// The waves along both axes, and those that both shifts share, with periods of a third of a degree and of one.
    private let alongX, alongY: Axis
    private let fine, coarse: Turn<Number>
    /// The degrees of a metre, and the tangent of the latitude.
    private let degreesNorth, degreesEast, tangent: Number

    /// The sines and cosines of the waves along one axis: periods of 60, 24, 6 and 2 degrees.
    private struct Axis {
        let longest, long, middle, short: Turn<Number>

        /// The waves in metres.
        @inline(__always)
        func height(_ longWave: Double, _ longestWave: Double) -> Number {
            let near = short.sine * Number(40.0 / 3) + middle.sine * Number(80.0 / 3)
            return near + (long.sine * Number(longWave * 2 / 3) + longest.sine * Number(longestWave * 2 / 3))
        }

        /// What the waves grow by for a degree.
        @inline(__always)
        func slope(_ longWave: Double, _ longestWave: Double) -> Number {
            let near = short.cosine * Number(.pi * 40 / 3) + middle.cosine * Number(.pi * 80 / 9)
            return near
                + (long.cosine * Number(.pi * longWave / 18) + longest.cosine * Number(.pi * longestWave / 45))
        }
    }

    /// Evaluates the formula.
    @inline(__always)
    init(latitude place: Number, longitude east: Number) {
        let x = east - Number(105)
        let y = place - Number(35)
        self.x = x
        self.y = y
        // A 120th of a half turn for each degree.
        let halved = Turn(halfTurns: x * Number(1.0 / 120))
        let x1 = halved.doubled
        let x2 = x1.doubled
        let x4 = x2.doubled
        let x5 = x4 + x1
        let x20 = x5.doubled.doubled
        let x60 = x20.doubled + x20
        let x120 = x60.doubled
        let x360 = x120.doubled + x120
        coarse = x120
        fine = x360
        alongX = Axis(longest: x2, long: x5, middle: x20, short: x60)
        let y1 = Turn(halfTurns: y * Number(1.0 / 180))
        let y3 = y1.doubled + y1
        let y6 = y3.doubled
        let y15 = y6.doubled + y3
        let y60 = y15.doubled.doubled
        let y180 = y60.doubled + y60
        alongY = Axis(longest: y6, long: y15, middle: y60, short: y180)

        root = x.magnitude.squareRoot()
        let product = x * y * Number(0.1)
        let common = product + (x360.sine + x120.sine) * Number(40.0 / 3)
        let northPlane = Number(-100) + (x + x) + y * Number(3) + y * y * Number(0.2) + root * Number(0.2)
        let eastPlane = Number(300) + x + (y + y) + x * x * Number(0.1) + root * Number(0.1)
        let north = northPlane + common + alongY.height(160, 320)
        let easting = eastPlane + common + alongX.height(150, 300)

        // The latitude itself is y and 35 degrees.
        let own = y1 + Turn(sine: Number(0.573576436351046), cosine: Number(0.8191520442889918))
        let flatness = Number(1) - own.sine * own.sine * Number(GCJ02Formula.eccentricitySquared)
        let flat = flatness.squareRoot()
        let upright = Number(1) / own.cosine
        degreesNorth = flatness * flat * Number(GCJ02Formula.degreesNorth)
        degreesEast = flat * upright * Number(GCJ02Formula.degreesEast)
        tangent = own.sine * upright
        latitude = north * degreesNorth
        longitude = easting * degreesEast
    }

    /// The step of Newton's method that leads from the place closer to one whose shifted place misses its aim by this much.
    @inline(__always)
    func step(missing north: Number, _ east: Number) -> (latitude: Number, longitude: Number) {
        // Next to 105 degrees east the root's slope is infinite; there it is held back.
        let steep = x.sign / root.atLeast(0.0316)
        let ripple = fine.cosine * Number(.pi * 80) + coarse.cosine * Number(.pi * 80 / 3)
        let shared = y * Number(0.1) + ripple
        let northSlopeEast = Number(2) + steep * Number(0.1) + shared
        let northSlopeNorth = Number(3) + y * Number(0.4) + x * Number(0.1) + alongY.slope(160, 320)
        let eastSlopeEast =
            Number(1) + x * Number(0.2) + steep * Number(0.05) + shared + alongX.slope(150, 300)
        let eastSlopeNorth = Number(2) + x * Number(0.1)
        let a = Number(1) + northSlopeNorth * degreesNorth
        let b = northSlopeEast * degreesNorth
        let c = eastSlopeNorth * degreesEast + longitude * tangent * Number(.pi / 180)
        let d = Number(1) + eastSlopeEast * degreesEast
        let scale = Number(1) / (a * d - b * c)
        return ((north * d - east * b) * scale, (east * a - north * c) * scale)
    }
}
