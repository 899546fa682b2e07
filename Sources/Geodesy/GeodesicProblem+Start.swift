// SPDX-License-Identifier: Apache-2.0

extension GeodesicProblem {
    /// What is known before the search for the azimuth starts.
    enum Start {
        /// The places are so close that this is the answer.
        case answer(Solution)
        /// A first guess of the azimuth.
        case guess(Angle)
    }

    /// A direction that is not scaled to the unit circle.
    private typealias Direction = (east: Double, north: Double)

    /// Places below 20 cm apart are answered on a sphere; nearly opposite ones start from the astroid, others from a
    /// great circle.
    func start() -> Start {
        let step = second - first
        let isClose = step.cosine >= 0 && step.sine < 0.5 && second.cosine * longitude < 0.5
        let stretch = isClose ? meanStretch : 1
        let turn = isClose ? Angle(radians: longitude / (Ellipsoid.axisRatio * stretch)) : longitudeAngle
        let departure = departure(turn)
        let sine = CMath.hypotenuse(departure.east, departure.north)
        let cosine = first.sine * second.sine + first.cosine * second.cosine * turn.cosine
        if isClose, sine < 3e-8 {
            let arc = CMath.arcTangent(sine, cosine)
            return .answer(
                Solution(
                    length: arc * Ellipsoid.semiMinorAxis * stretch,
                    firstAzimuth: azimuth(departure),
                    secondAzimuth: azimuth(arrival(turn))
                )
            )
        }
        let span = 6 * Ellipsoid.thirdFlattening * Double.pi * first.cosine * first.cosine
        return .guess(azimuth(cosine < 0 && sine < span ? nearlyOppositeDeparture() : departure))
    }

    /// The stretch half-way between two close places.
    private var meanStretch: Double {
        let sine = (first.sine + second.sine) * (first.sine + second.sine)
        let cosine = (first.cosine + second.cosine) * (first.cosine + second.cosine)
        return (1 + Ellipsoid.secondEccentricitySquared * sine / (sine + cosine)).squareRoot()
    }

    private func azimuth(_ direction: Direction) -> Angle {
        direction.east > 0 ? Angle(sine: direction.east, cosine: direction.north) : Angle(unitSine: 1, unitCosine: 0)
    }

    /// The direction in which a great circle leaves the first place to meet the second after a turn about the axis.
    private func departure(_ turn: Angle) -> Direction {
        let product = second.cosine * first.sine * turn.sine * turn.sine
        let north =
            turn.cosine >= 0
            ? (second - first).sine + product / (1 + turn.cosine)
            : (second + first).sine - product / (1 - turn.cosine)
        return (second.cosine * turn.sine, north)
    }

    /// The direction in which it arrives, for a turn below a quarter.
    private func arrival(_ turn: Angle) -> Direction {
        let product = first.cosine * second.sine * turn.sine * turn.sine
        return (first.cosine * turn.sine, (second - first).sine - product / (1 + turn.cosine))
    }

    /// The direction of departure to a place near the opposite one, where many paths are almost equally long.
    ///
    /// The paths' envelope around the opposite point is an astroid; in units of its size the second place is (x, y).
    private func nearlyOppositeDeparture() -> Direction {
        let expansion = Ellipsoid.expansion(equatorialAzimuthCosine: first.sine)
        let scale = Ellipsoid.flattening * first.cosine * GeodesicSeries.longitudeScale(expansion) * Double.pi
        let x = Angle(unitSine: -longitudeAngle.sine, unitCosine: -longitudeAngle.cosine).radians / scale
        let y = (second + first).sine / (scale * first.cosine)
        if y > -4e-14, x > -1 - 1.5e-5 {
            let east = min(1, -x)
            return (east, -(1 - east * east).squareRoot())
        }
        let k = Self.astroidRoot(x, y)
        let missing = Angle(radians: scale * (-x * k / (1 + k)))
        return departure(Angle(unitSine: missing.sine, unitCosine: -missing.cosine))
    }

    /// The positive root k of k⁴ + 2k³ - (x² + y² - 1)k² - 2y²k - y² = 0.
    private static func astroidRoot(_ x: Double, _ y: Double) -> Double {
        let q = y * y
        let r = (x * x + q - 1) / 6
        guard q > 0 || r > 0 else { return 0 }
        let s = x * x * q / 4
        let sum = s + r * r * r
        let discriminant = s * (s + 2 * r * r * r)
        let u: Double
        if discriminant >= 0 {
            let root = discriminant.squareRoot()
            let t = CMath.cubeRoot(sum < 0 ? sum - root : sum + root)
            u = r + t + (t != 0 ? r * r / t : 0)
        } else {
            let angle = CMath.arcTangent((-discriminant).squareRoot(), -sum)
            u = r + 2 * r * HalfTurns.cosine(angle / (3 * Double.pi))
        }
        let v = (u * u + q).squareRoot()
        let w = u < 0 ? q / (v - u) : u + v
        let half = (w - q) / (2 * v)
        return w / ((w + half * half).squareRoot() + half)
    }
}
