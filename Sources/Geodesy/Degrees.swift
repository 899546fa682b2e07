// SPDX-License-Identifier: Apache-2.0

/// Latitude and longitude on the way between coordinates, perhaps just out of range.
@usableFromInline
struct Degrees {
    @usableFromInline var latitude: Double
    @usableFromInline var longitude: Double

    @inlinable
    init(_ latitude: Double, _ longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The same place with numbers in range.
    ///
    /// A latitude beyond a pole comes down the other side, on the opposite meridian; the longitude is wrapped.
    @inlinable var normalized: Degrees {
        if abs(latitude) <= 90, abs(longitude) <= 180 { return self }
        var result = self
        if abs(latitude) > 90 {
            result.latitude = (latitude > 0 ? 180 : -180) - latitude
            result.longitude += 180
        }
        if abs(result.longitude) > 180 {
            result.longitude -= 360 * (result.longitude / 360).rounded()
        }
        return result
    }

    static func + (left: Degrees, right: Degrees) -> Degrees {
        Degrees(left.latitude + right.latitude, left.longitude + right.longitude)
    }

    static func - (left: Degrees, right: Degrees) -> Degrees {
        Degrees(left.latitude - right.latitude, left.longitude - right.longitude)
    }

    /// Finds the place that, together with what a function adds to it, makes this one.
    ///
    /// Each step adds at the last estimate instead of at the answer. The steps end when the last changed less than 1e-12
    /// degrees, which is 1e-7 m, or after a fixed number, whatever the function does.
    func without(_ added: (Degrees) -> Degrees) -> Degrees {
        var estimate = self
        for _ in 0..<16 {
            let next = self - added(estimate)
            let change = abs(next.latitude - estimate.latitude) + abs(next.longitude - estimate.longitude)
            estimate = next
            if change < 1e-12 { break }
        }
        return estimate
    }
}
