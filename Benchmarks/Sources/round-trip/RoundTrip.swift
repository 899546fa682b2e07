// SPDX-License-Identifier: Apache-2.0

import Geodesy

/// How far places come back from where they set out, in metres.
enum RoundTrip {
    /// Ten million seeded places of the customary box.
    static func everywhere(_ precision: ConversionPrecision) -> Double {
        var state: UInt64 = 20_261_130
        func random(_ low: Double, _ high: Double) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return low + (high - low) * Double(state >> 11) / 0x1p53
        }
        return (0..<1_000).map { _ in
            worst((0..<10_000).map { _ in (random(0.8293, 55.8271), random(72.004, 137.8347)) }, precision)
        }.max() ?? .infinity
    }

    /// 300 latitudes, each at 200 longitudes within a hundredth of a degree of 105 east, ever closer to it.
    static func nextToTheSteepMeridian(_ precision: ConversionPrecision) -> Double {
        worst(
            (0..<300).flatMap { row in
                (0..<200).map { step in
                    var offset = 0.01
                    for _ in 0..<step / 2 { offset *= 0.75 }
                    return (1 + 54 * Double(row) / 300, 105 + (step % 2 == 0 ? offset : -offset))
                }
            },
            precision
        )
    }

    private static func worst(_ places: [(Double, Double)], _ precision: ConversionPrecision) -> Double {
        var latitudes = places.map(\.0)
        var longitudes = places.map(\.1)
        do {
            try DatumConverter(from: .wgs84, to: .gcj02).convert(latitudes: &latitudes, longitudes: &longitudes)
            try DatumConverter(from: .gcj02, to: .wgs84, precision: precision)
                .convert(latitudes: &latitudes, longitudes: &longitudes)
        } catch {
            return .infinity
        }
        // A degree of latitude is at most 111,700 m long, one of longitude 111,320 m.
        return places.indices.map {
            let north = (latitudes[$0] - places[$0].0) * 111_700
            let east = (longitudes[$0] - places[$0].1) * 111_320
            return (north * north + east * east).squareRoot()
        }.max() ?? 0
    }
}
