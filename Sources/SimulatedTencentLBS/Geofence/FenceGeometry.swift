// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation

/// Inside, outside, and how far from the boundary, for the numbers of any datum.
enum FenceGeometry {
    typealias Polygons = [[CLLocationCoordinate2D]]

    /// Metres along the ground; infinite if one of the places is not valid.
    static func distance(_ one: CLLocationCoordinate2D, _ two: CLLocationCoordinate2D) -> Double {
        guard let one = place(one), let two = place(two) else { return .infinity }
        return one.distance(to: two)
    }

    /// The mean of all corners; nil if a polygon has fewer than three, or one is not valid.
    static func middle(of polygons: Polygons) -> CLLocationCoordinate2D? {
        guard !polygons.isEmpty, polygons.allSatisfy({ $0.count >= 3 }) else { return nil }
        let corners = polygons.flatMap(\.self)
        guard corners.allSatisfy(CLLocationCoordinate2DIsValid) else { return nil }
        let count = Double(corners.count)
        return CLLocationCoordinate2D(
            latitude: corners.map(\.latitude).reduce(0, +) / count,
            longitude: corners.map(\.longitude).reduce(0, +) / count
        )
    }

    /// Whether a place lies in an odd number of polygons.
    static func contains(_ polygons: Polygons, _ place: CLLocationCoordinate2D) -> Bool {
        polygons.filter { contains($0, place) }.count % 2 == 1
    }

    private static func contains(_ polygon: [CLLocationCoordinate2D], _ place: CLLocationCoordinate2D) -> Bool {
        edges(of: polygon).filter { from, to in
            guard (from.latitude > place.latitude) != (to.latitude > place.latitude) else { return false }
            let part = (place.latitude - from.latitude) / (to.latitude - from.latitude)
            return place.longitude < from.longitude + part * (to.longitude - from.longitude)
        }.count % 2 == 1
    }

    /// Metres to the nearest edge, in the plane that touches the earth at the place.
    static func distanceToBoundary(_ polygons: Polygons, _ place: CLLocationCoordinate2D) -> Double {
        let degree = 111_195.0
        let narrowing = cos(place.latitude * .pi / 180)
        func plane(_ corner: CLLocationCoordinate2D) -> (x: Double, y: Double) {
            ((corner.longitude - place.longitude) * degree * narrowing, (corner.latitude - place.latitude) * degree)
        }
        return polygons.flatMap(edges).map { from, to in
            let (from, to) = (plane(from), plane(to))
            let (x, y) = (to.x - from.x, to.y - from.y)
            let square = x * x + y * y
            let part = square == 0 ? 0 : min(1, max(0, -(from.x * x + from.y * y) / square))
            return hypot(from.x + part * x, from.y + part * y)
        }.min() ?? .infinity
    }

    /// A ring of eight corners around a place.
    static func octagon(around place: Coordinate<WGS84>, radius: Double) -> [CLLocationCoordinate2D] {
        let narrowing = cos(place.latitude * .pi / 180)
        return (0..<8).map { corner in
            let angle = Double(corner) * .pi / 4
            return CLLocationCoordinate2D(
                latitude: place.latitude + radius * cos(angle) / 111_195,
                longitude: place.longitude + radius * sin(angle) / 111_195 / narrowing
            )
        }
    }

    /// Polygons as an archive has them.
    static func text(_ polygons: Polygons) -> String {
        polygons.map { $0.map { "\($0.latitude),\($0.longitude)" }.joined(separator: " ") }.joined(separator: ";")
    }

    /// Polygons from an archive.
    static func polygons(_ text: String) -> Polygons {
        text.split(separator: ";").map { ring in
            ring.split(separator: " ").compactMap { corner in
                let numbers = corner.split(separator: ",").compactMap { Double($0) }
                guard numbers.count == 2 else { return nil }
                return CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1])
            }
        }
    }

    private static func edges(
        of ring: [CLLocationCoordinate2D]
    ) -> [(CLLocationCoordinate2D, CLLocationCoordinate2D)] {
        zip(ring, ring.dropFirst() + ring.prefix(1)).map { ($0, $1) }
    }

    private static func place(_ coordinate: CLLocationCoordinate2D) -> Coordinate<WGS84>? {
        try? Coordinate(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}
