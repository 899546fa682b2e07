// SPDX-License-Identifier: Apache-2.0

extension GeodesicProblem {
    /// The path that leaves the first place at some azimuth, followed to the second place's latitude.
    private struct Trial {
        let secondAzimuth, startArc, endArc: Angle
        let expansion: Double
        /// How far east of the second place the path arrives, in radians.
        let miss: Double
        /// How fast that grows with the azimuth.
        let slope: Double
    }

    /// Finds the azimuth whose path meets the second place, by Newton's method inside a shrinking bracket.
    ///
    /// The miss grows with the azimuth, so its sign tells which end of the bracket to move. When a step of Newton's
    /// leaves the bracket or 20 of them do not settle, the bracket is halved; 80 halvings always suffice.
    func search(from guess: Angle) -> Solution {
        var azimuth = guess
        var low = Angle(unitSine: Angle.tiny, unitCosine: 1)
        var high = Angle(unitSine: Angle.tiny, unitCosine: -1)
        var result = trial(azimuth)
        var isSettled = false
        for step in 0..<100 where !isSettled && abs(result.miss) > 2e-16 {
            if result.miss > 0 { high = azimuth } else { low = azimuth }
            if step < 20, let next = newtonStep(from: azimuth, result, within: (low, high)) {
                isSettled = abs(result.miss) < 4e-15
                azimuth = next
            } else {
                isSettled = abs(high.sine - low.sine) + (low.cosine - high.cosine) < 3e-24
                azimuth = Angle(sine: (low.sine + high.sine) / 2, cosine: (low.cosine + high.cosine) / 2)
            }
            result = trial(azimuth)
        }
        return Solution(
            length: length(expansion: result.expansion, from: result.startArc, to: result.endArc),
            firstAzimuth: azimuth,
            secondAzimuth: result.secondAzimuth
        )
    }

    /// The next azimuth by Newton's method; nil when it would leave the bracket.
    private func newtonStep(
        from azimuth: Angle,
        _ result: Trial,
        within bracket: (low: Angle, high: Angle)
    ) -> Angle? {
        guard result.slope > 0 else { return nil }
        let change = -result.miss / result.slope
        guard abs(change) < Double.pi else { return nil }
        let next = azimuth + Angle(radians: change)
        let isInside = (next - bracket.low).sine >= 0 && (bracket.high - next).sine >= 0
        return next.sine > 0 && isInside ? Angle(sine: next.sine, cosine: next.cosine) : nil
    }

    private func trial(_ azimuth: Angle) -> Trial {
        let isLevel = first.sine == 0 && azimuth.cosine == 0
        let azimuthCosine = isLevel ? -Angle.tiny : azimuth.cosine
        let crossing = Angle(
            unitSine: azimuth.sine * first.cosine,
            unitCosine: CMath.hypotenuse(azimuthCosine, azimuth.sine * first.sine)
        )
        let secondAzimuth = secondAzimuth(of: azimuth.sine, azimuthCosine)
        let startArc = Angle(sine: first.sine, cosine: azimuthCosine * first.cosine)
        let endArc = Angle(sine: second.sine, cosine: secondAzimuth.cosine * second.cosine)
        let turn =
            Angle(sine: crossing.sine * second.sine, cosine: secondAzimuth.cosine * second.cosine)
            - Angle(sine: crossing.sine * first.sine, cosine: azimuthCosine * first.cosine)
        let eastward = Angle(unitSine: turn.sine > 0 ? turn.sine : 0, unitCosine: turn.cosine)
        let expansion = Ellipsoid.expansion(equatorialAzimuthCosine: crossing.cosine)
        let growth = GeodesicSeries.longitude(expansion)(from: startArc, to: endArc)
        let scale = Ellipsoid.flattening * GeodesicSeries.longitudeScale(expansion) * crossing.sine
        return Trial(
            secondAzimuth: secondAzimuth,
            startArc: startArc,
            endArc: endArc,
            expansion: expansion,
            miss: (eastward - longitudeAngle).radians - scale * (startArc.arc(to: endArc) + growth),
            slope: slope(expansion: expansion, from: startArc, to: endArc, secondAzimuth: secondAzimuth)
        )
    }

    /// The azimuth at the second place's latitude, by Clairaut's relation, on the way north.
    private func secondAzimuth(of sine: Double, _ cosine: Double) -> Angle {
        let north = cosine * first.cosine
        let secondCosine: Double
        if second.cosine == first.cosine, abs(second.sine) == -first.sine {
            secondCosine = abs(cosine)
        } else {
            let difference =
                first.cosine < -first.sine
                ? (second.cosine - first.cosine) * (first.cosine + second.cosine)
                : (first.sine - second.sine) * (first.sine + second.sine)
            secondCosine = (north * north + difference).squareRoot() / second.cosine
        }
        return Angle(unitSine: sine * first.cosine / second.cosine, unitCosine: secondCosine)
    }

    /// How fast the longitude of arrival grows with the azimuth of departure: the reduced length over the radius.
    private func slope(expansion: Double, from start: Angle, to end: Angle, secondAzimuth: Angle) -> Double {
        guard secondAzimuth.cosine != 0 else {
            return -2 * Ellipsoid.axisRatio * firstStretch / first.sine
        }
        let distanceScale = GeodesicSeries.distanceScale(expansion)
        let reducedScale = GeodesicSeries.reducedScale(expansion)
        let integral =
            (distanceScale - reducedScale) * start.arc(to: end)
            + distanceScale * GeodesicSeries.distance(expansion)(from: start, to: end)
            - reducedScale * GeodesicSeries.reduced(expansion)(from: start, to: end)
        let reducedLength =
            secondStretch * start.cosine * end.sine - firstStretch * start.sine * end.cosine
            - start.cosine * end.cosine * integral
        return reducedLength * Ellipsoid.axisRatio / (secondAzimuth.cosine * second.cosine)
    }
}
