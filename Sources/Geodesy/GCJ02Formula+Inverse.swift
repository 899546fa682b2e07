// SPDX-License-Identifier: Apache-2.0

extension GCJ02Formula {
    /// Where the formula's slope next to 105 degrees east keeps Newton's method from the exact precision, in degrees.
    static let steepBand = 0.02

    /// Finds the place whose shifted place is this one; the place lies within 36 degrees of 105 east and 35 north.
    ///
    /// Newton's method leaves 6e-5 m after two steps and 1e-6 m after three, except within ``steepBand``, where the exact
    /// precision goes on with steps of the shift itself. The number of steps is bounded whatever the place.
    static func unshifted(_ place: Degrees, _ precision: ConversionPrecision) -> Degrees {
        if precision == .exact, abs(place.longitude - 105) < steepBand { return place.without(shift) }
        let origin = unshifted(latitude: place.latitude, longitude: place.longitude, precision)
        return Degrees(origin.latitude, origin.longitude)
    }

    /// The same for many places at once, without the special treatment of the band.
    @inline(__always)
    static func unshifted<Number: Lanes>(
        latitude: Number,
        longitude: Number,
        _ precision: ConversionPrecision
    ) -> (latitude: Number, longitude: Number) {
        var estimate = (latitude: latitude, longitude: longitude)
        for _ in 0..<(precision == .exact ? 3 : 2) {
            let waves = GCJ02Waves(latitude: estimate.latitude, longitude: estimate.longitude)
            let step = waves.step(
                missing: latitude - estimate.latitude - waves.latitude,
                longitude - estimate.longitude - waves.longitude
            )
            estimate = (estimate.latitude + step.latitude, estimate.longitude + step.longitude)
        }
        return estimate
    }
}
