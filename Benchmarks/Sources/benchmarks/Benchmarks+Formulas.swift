// SPDX-License-Identifier: Apache-2.0

import Geodesy
import LibmPeer

/// Seeded places of China, and what the formulas make of them, with the C library's sines and without.
private final class Formulas {
    static let count = 10_000
    private let places: [libm_place]
    private let typed: [Coordinate<WGS84>]
    private let shifted: [Coordinate<GCJ02>]
    private let latitudes: [Double]
    private let longitudes: [Double]
    private var output = [libm_place](repeating: libm_place(), count: Formulas.count)
    private var sum = 0.0

    init() throws {
        var seed: UInt64 = 20_261_130
        func random(_ low: Double, _ high: Double) -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return low + (high - low) * Double(seed >> 11) / 0x1p53
        }
        places = (0..<Self.count).map { _ in libm_place(latitude: random(20, 50), longitude: random(80, 130)) }
        typed = try places.map { try Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
        shifted = try places.map { try Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
        latitudes = places.map(\.latitude)
        longitudes = places.map(\.longitude)
    }

    /// Does something to every place ten times.
    private func tenTimes(_ work: () throws -> Void) rethrows -> Cost {
        try Cost.of { for _ in 0..<10 { try work() } }
    }

    func sines() -> Cost { tenTimes { sum += libm_sines(places, places.count) } }
    func libmGCJ02() -> Cost { tenTimes { libm_gcj02(places, &output, places.count) } }
    func libmBD09() -> Cost { tenTimes { libm_bd09(places, &output, places.count) } }

    func forward() -> Cost {
        tenTimes { for place in typed { sum += place.converted(to: GCJ02.self).latitude } }
    }

    func bd09() -> Cost {
        tenTimes { for place in shifted { sum += place.converted(to: BD09.self).latitude } }
    }

    func inverse(_ precision: ConversionPrecision) -> Cost {
        tenTimes { for place in shifted { sum += place.converted(to: WGS84.self, precision: precision).latitude } }
    }

    func batch(
        _ source: DatumIdentifier,
        _ target: DatumIdentifier,
        _ precision: ConversionPrecision = .exact
    ) throws -> Cost {
        let converter = DatumConverter(from: source, to: target, precision: precision)
        var (north, east) = (latitudes, longitudes)
        return try tenTimes { try converter.convert(latitudes: &north, longitudes: &east) }
    }
}

extension Benchmarks {
    /// The formulas of GCJ-02 and BD-09 beside their form in C.
    mutating func measureFormulas() throws {
        let formulas = try Formulas()
        let contest = try Contest([
            ("sines", formulas.sines), ("C", formulas.libmGCJ02), ("C BD-09", formulas.libmBD09),
            ("forward", formulas.forward), ("forward batch", { try formulas.batch(.wgs84, .gcj02) }),
            ("BD-09", formulas.bd09), ("BD-09 batch", { try formulas.batch(.gcj02, .bd09) }),
            ("1e-4", { formulas.inverse(.fast) }), ("1e-4 batch", { try formulas.batch(.gcj02, .wgs84, .fast) }),
            ("1e-6", { formulas.inverse(.exact) }), ("1e-6 batch", { try formulas.batch(.gcj02, .wgs84) }),
        ])
        let each = { (name: String) in contest.seconds(name).map { $0 * 1e9 / Double(10 * Formulas.count) } }
        rows += [
            Row(name: "twelve sines of libm, for comparison: ns", value: each("sines")),
            Row(name: "C with libm, GCJ-02 forward: ns/place", value: each("C")),
            Row(name: "C with libm, BD-09: ns/place", value: each("C BD-09")),
            Row(name: "GCJ-02 forward, scalar: ns/place", value: each("forward")),
            Row(name: "GCJ-02 forward, batch: ns/place", value: each("forward batch")),
            Row(name: "GCJ-02 inverse to 1e-6 m, scalar: ns/place", value: each("1e-6")),
            Row(name: "GCJ-02 inverse to 1e-6 m, batch: ns/place", value: each("1e-6 batch")),
        ]
        let isFair = (each("C") ?? .infinity) <= 2 * (each("sines") ?? 0)
        if !isFair { notes.append("The C form takes over twice what its sines take: ratios to it are refused.") }
        let compared: [(String, String, String, Double)] = [
            ("GCJ-02 forward, scalar: multiple of C with libm", "forward", "C", 0.40),
            ("GCJ-02 forward, batch: multiple of C with libm", "forward batch", "C", 0.12),
            ("BD-09, scalar: multiple of C with libm", "BD-09", "C BD-09", 0.2),
            ("BD-09, batch: multiple of C with libm", "BD-09 batch", "C BD-09", 0.2),
            ("GCJ-02 inverse to 1e-4 m, scalar: multiple of C forward", "1e-4", "C", 1.1),
            ("GCJ-02 inverse to 1e-4 m, batch: multiple of C forward", "1e-4 batch", "C", 0.5),
            ("GCJ-02 inverse to 1e-6 m, scalar: multiple of C forward", "1e-6", "C", 2.2),
            ("GCJ-02 inverse to 1e-6 m, batch: multiple of C forward", "1e-6 batch", "C", 1.0),
        ]
        for (name, ours, peer, goal) in compared {
            rows.append(
                Row(name: name, value: isFair ? contest.ratio(ours, to: peer) : nil, goal: .atMost(goal))
            )
        }
    }
}
