// SPDX-License-Identifier: Apache-2.0

import Geodesy

/// The approximate location of iOS 14 and later: the centre of a coarse cell, shifted by a seed.
enum ApproximateLocation {
    /// The height of a cell in degrees of latitude, about 5 km.
    private static let cell = 0.045

    /// The point that stands for a place's cell, kilometres from most places in it and never more than 5.5 km; inside the
    /// range of coordinates.
    static func snap(_ place: Coordinate<WGS84>, seed: UInt64) -> Coordinate<WGS84> {
        let row = (place.latitude / cell).rounded(.down)
        let width = cell / max(0.05, cosineOfRow(row))
        let column = (place.longitude / width).rounded(.down)
        let latitude = (row + offset(row, column, seed, salt: 1)) * cell
        let longitude = (column + offset(row, column, seed, salt: 2)) * width
        let inRange = try? Coordinate<WGS84>(
            latitude: min(max(latitude, -90), 90),
            longitude: min(max(longitude, -180), 180)
        )
        return inRange ?? place
    }

    /// A number from 0.25 to 0.75 that depends on nothing but its arguments.
    private static func offset(_ row: Double, _ column: Double, _ seed: UInt64, salt: Int) -> Double {
        var digest = StateDigest()
        digest.combine(row)
        digest.combine(column)
        digest.combine(Int(truncatingIfNeeded: seed))
        digest.combine(salt)
        return 0.25 + Double(digest.value >> 11) / Double(1 << 53) / 2
    }

    /// The cosine of a row's middle latitude by the parabola of Bhaskara I, exact enough for a cell's width and the same
    /// on every processor.
    private static func cosineOfRow(_ row: Double) -> Double {
        let latitude = (row + 0.5) * cell
        return (32_400 - 4 * latitude * latitude) / (32_400 + latitude * latitude)
    }
}
