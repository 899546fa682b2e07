// SPDX-License-Identifier: Apache-2.0

/// Where the mainland, Hong Kong and Macau end, to about two kilometres.
///
/// Source: Natural Earth 1:10m, admin 0 countries (public domain), which draws lines as they are held. The sea up to 0.3
/// degrees (about 30 km) off the coast belongs to the nearest land. The lines are simplified by 0.01 degree, around the
/// Pearl River's mouth by 0.001, and rounded to a thousandth. Corrected by hand, because the source is coarse or silent
/// there: Heihe and Alashankou inside; Móng Cái and the islands of Matsu and Wuqiu outside.
struct ChinaBoundary: Sendable {
    /// The mainland with Hong Kong and Macau.
    static let whole = ChinaBoundary(ChinaBoundaryTable.whole)
    /// Hong Kong.
    static let hongKong = ChinaBoundary(ChinaBoundaryTable.hongKong)
    /// Macau.
    static let macau = ChinaBoundary(ChinaBoundaryTable.macau)

    private struct Edge {
        /// Degrees; the south end is the first.
        let south, west, north, east: Double
    }

    /// The height of a band of edges in degrees.
    private static let bandHeight = 0.25

    private let south, north, west, east: Double
    /// The edges that touch each band, from south to north.
    private let bands: [[Edge]]

    /// Reads rings of "latitude,longitude" in thousandths of a degree.
    private init(_ table: String) {
        let rings = table.split(separator: ";").map { ring in
            ring.split(whereSeparator: \.isWhitespace).map { point in
                let numbers = point.split(separator: ",").map { Double($0) ?? 0 }
                return (latitude: numbers[0] / 1_000, longitude: numbers[1] / 1_000)
            }
        }
        let points = rings.joined()
        let south = points.map(\.latitude).min() ?? 0
        let north = points.map(\.latitude).max() ?? 0
        var bands = [[Edge]](repeating: [], count: Int((north - south) / Self.bandHeight) + 1)
        for ring in rings {
            var last = ring[ring.count - 1]
            for point in ring {
                let (low, high) = last.latitude <= point.latitude ? (last, point) : (point, last)
                last = point
                guard low.latitude < high.latitude else { continue }
                let edge = Edge(
                    south: low.latitude,
                    west: low.longitude,
                    north: high.latitude,
                    east: high.longitude
                )
                let first = Int((low.latitude - south) / Self.bandHeight)
                for band in first...Int((high.latitude - south) / Self.bandHeight) { bands[band].append(edge) }
            }
        }
        self.south = south
        self.north = north
        west = points.map(\.longitude).min() ?? 0
        east = points.map(\.longitude).max() ?? 0
        self.bands = bands
    }

    /// Whether a place lies inside.
    ///
    /// Complexity: O(n) in the edges at the place's latitude, a few dozen.
    func contains(latitude: Double, longitude: Double) -> Bool {
        guard latitude >= south, latitude < north, longitude >= west, longitude <= east else { return false }
        var isInside = false
        for edge in bands[Int((latitude - south) / Self.bandHeight)]
        where edge.south <= latitude && latitude < edge.north {
            let crossing =
                edge.west + (latitude - edge.south) * (edge.east - edge.west) / (edge.north - edge.south)
            if longitude < crossing { isInside.toggle() }
        }
        return isInside
    }

    /// Whether a place lies inside the frame around the boundary, widened by a margin in degrees.
    func mayContain(latitude: Double, longitude: Double, margin: Double) -> Bool {
        latitude >= south - margin && latitude <= north + margin
            && longitude >= west - margin && longitude <= east + margin
    }
}
