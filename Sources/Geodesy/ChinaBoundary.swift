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

        /// Where it meets a parallel between its ends.
        func longitude(_ latitude: Double) -> Double {
            west + (latitude - south) * (east - west) / (north - south)
        }
    }

    /// What is known of a cell of the map as a whole.
    private enum Cell: UInt8 {
        case outside, inside
        /// An edge passes through it.
        case mixed
    }

    /// The height of a band of edges, and the width of a cell in it, in degrees.
    private static let step = 0.25

    private let south, north, west, east: Double
    /// The edges that touch each band, from south to north.
    private let bands: [[Edge]]
    /// The cells, band by band from west to east.
    private var cells: [Cell]
    private let columns: Int

    /// Reads rings of "latitude,longitude" in thousandths of a degree.
    private init(_ table: String) {
        let rings = Self.rings(of: table)
        let points = rings.joined()
        let south = points.map(\.latitude).min() ?? 0
        let north = points.map(\.latitude).max() ?? 0
        var bands = [[Edge]](repeating: [], count: Int((north - south) / Self.step) + 1)
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
                let first = Int((low.latitude - south) / Self.step)
                for band in first...Int((high.latitude - south) / Self.step) { bands[band].append(edge) }
            }
        }
        self.south = south
        self.north = north
        west = points.map(\.longitude).min() ?? 0
        east = points.map(\.longitude).max() ?? 0
        self.bands = bands
        columns = Int((east - west) / Self.step) + 1
        cells = [Cell](repeating: .mixed, count: bands.count * columns)
        for band in bands.indices { fill(band) }
    }

    /// The rings of a table: numbers in pairs, rings parted by semicolons; whatever stands between numbers parts them.
    private static func rings(of table: String) -> [[(latitude: Double, longitude: Double)]] {
        var rings: [[(latitude: Double, longitude: Double)]] = [[]]
        var latitude: Double?
        var number: Int?
        for byte in (table + "\n").utf8 {
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
                continue
            }
            if let value = number.map({ Double($0) / 1_000 }) {
                if let south = latitude { rings[rings.count - 1].append((south, value)) }
                latitude = latitude == nil ? value : nil
                number = nil
            }
            if byte == UInt8(ascii: ";") { rings.append([]) }
        }
        return rings
    }

    /// Finds the cells of a band through which no edge passes, and on which side they lie.
    private mutating func fill(_ band: Int) {
        let bottom = south + Double(band) * Self.step
        let top = bottom + Self.step
        var isCut = [Bool](repeating: false, count: columns)
        for edge in bands[band] {
            let low = edge.longitude(max(bottom, edge.south))
            let high = edge.longitude(min(top, edge.north))
            let first = max(0, Int((min(low, high) - west) / Self.step - 1e-6))
            let last = min(columns - 1, Int((max(low, high) - west) / Self.step + 1e-6))
            for column in first...last { isCut[column] = true }
        }
        for column in 0..<columns where !isCut[column] {
            let middle = west + (Double(column) + 0.5) * Self.step
            let isInside = crossings(band, latitude: bottom + Self.step / 2, longitude: middle)
            cells[band * columns + column] = isInside ? .inside : .outside
        }
    }

    /// Whether a place lies inside.
    ///
    /// Complexity: O(1) away from the boundary; O(n) in the edges at the place's latitude, a few dozen, near it.
    func contains(latitude: Double, longitude: Double) -> Bool {
        guard latitude >= south, latitude < north, longitude >= west, longitude <= east else { return false }
        let band = Int((latitude - south) / Self.step)
        switch cells[band * columns + Int((longitude - west) / Self.step)] {
        case .outside: return false
        case .inside: return true
        case .mixed: return crossings(band, latitude: latitude, longitude: longitude)
        }
    }

    /// Whether a frame no larger than a cell lies inside or outside; nil where that takes a closer look.
    func containsAll(latitudes: (Double, Double), longitudes: (Double, Double)) -> Bool? {
        guard latitudes.0 >= south, latitudes.1 < north, longitudes.0 >= west, longitudes.1 <= east else { return nil }
        let (first, last) = (row(latitudes.0), row(latitudes.1))
        let (left, right) = (column(longitudes.0), column(longitudes.1))
        let cell = cells[first + left]
        guard cell != .mixed else { return nil }
        if first == last, left == right { return cell == .inside }
        if first != last, cells[last + left] != cell || cells[last + right] != cell { return nil }
        return cells[first + right] == cell ? cell == .inside : nil
    }

    /// Where the cells of a latitude's band begin.
    private func row(_ latitude: Double) -> Int { Int((latitude - south) / Self.step) * columns }

    private func column(_ longitude: Double) -> Int { Int((longitude - west) / Self.step) }

    /// Whether a way from a place to the east crosses an odd number of edges.
    private func crossings(_ band: Int, latitude: Double, longitude: Double) -> Bool {
        var isInside = false
        for edge in bands[band] where edge.south <= latitude && latitude < edge.north {
            if longitude < edge.longitude(latitude) { isInside.toggle() }
        }
        return isInside
    }

    /// Whether a place lies inside the frame around the boundary, widened by a margin in degrees.
    func mayContain(latitude: Double, longitude: Double, margin: Double) -> Bool {
        latitude >= south - margin && latitude <= north + margin
            && longitude >= west - margin && longitude <= east + margin
    }
}
