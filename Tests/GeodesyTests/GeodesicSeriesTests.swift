// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Geodesy

@Suite("Series along a geodesic against numerical integration")
struct GeodesicSeriesTests {
    static let azimuthCosines = [0.2, 0.7, 1]

    @Test("Distance.", arguments: azimuthCosines)
    func distance(cosine: Double) {
        let square = cosine * cosine * Ellipsoid.secondEccentricitySquared
        let expansion = Ellipsoid.expansion(equatorialAzimuthCosine: cosine)
        expectIntegral(GeodesicSeries.distanceScale(expansion), GeodesicSeries.distance(expansion)) { sine in
            (1 + square * sine * sine).squareRoot()
        }
    }

    @Test("Reduced length.", arguments: azimuthCosines)
    func reduced(cosine: Double) {
        let square = cosine * cosine * Ellipsoid.secondEccentricitySquared
        let expansion = Ellipsoid.expansion(equatorialAzimuthCosine: cosine)
        expectIntegral(GeodesicSeries.reducedScale(expansion), GeodesicSeries.reduced(expansion)) { sine in
            1 / (1 + square * sine * sine).squareRoot()
        }
    }

    @Test("Longitude.", arguments: azimuthCosines)
    func longitude(cosine: Double) {
        let square = cosine * cosine * Ellipsoid.secondEccentricitySquared
        let expansion = Ellipsoid.expansion(equatorialAzimuthCosine: cosine)
        expectIntegral(GeodesicSeries.longitudeScale(expansion), GeodesicSeries.longitude(expansion)) { sine in
            (2 - Ellipsoid.flattening) / (1 + Ellipsoid.axisRatio * (1 + square * sine * sine).squareRoot())
        }
    }

    @Test("Arc from distance undoes distance from arc.", arguments: azimuthCosines)
    func arc(cosine: Double) {
        let expansion = Ellipsoid.expansion(equatorialAzimuthCosine: cosine)
        for arc in stride(from: 0.0, through: 3, by: 0.25) {
            let scaled = arc + GeodesicSeries.distance(expansion)(Angle(radians: arc))
            let back = scaled + GeodesicSeries.arc(expansion)(Angle(radians: scaled))
            #expect(abs(back - arc) < 2e-15)
        }
    }

    @Test("The sine and cosine of half turns agree with the series of the sine.")
    func halfTurns() {
        for step in -400...400 {
            let angle = Double(step) / 100
            let rest = (angle - angle.rounded()) * Double.pi
            var term = rest
            var sum = rest
            for k in 1...12 {
                term *= -rest * rest / Double(2 * k * (2 * k + 1))
                sum += term
            }
            let isOdd = Int(angle.rounded()) % 2 != 0
            #expect(abs(HalfTurns.sine(angle) - (isOdd ? -sum : sum)) < 4e-16)
            #expect(abs(HalfTurns.cosine(angle - 0.5) - HalfTurns.sine(angle)) < 2e-15)
        }
    }

    /// Compares a series with Simpson's rule at several ends.
    private func expectIntegral(
        _ scale: Double,
        _ series: SineSeries,
        sourceLocation: SourceLocation = #_sourceLocation,
        of function: (_ sine: Double) -> Double
    ) {
        for end in [0.3, 1, 2, 3] {
            let width = end / 2000
            let sum = (0...2000).reduce(0.0) { sum, step in
                let weight: Double = step == 0 || step == 2000 ? 1 : step.isMultiple(of: 2) ? 2 : 4
                return sum + weight * function(Angle(radians: width * Double(step)).sine)
            }
            let expected = sum * width / 3
            #expect(abs(scale * (end + series(Angle(radians: end))) - expected) < 1e-13, sourceLocation: sourceLocation)
        }
    }
}
