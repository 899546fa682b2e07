// SPDX-License-Identifier: Apache-2.0

/// A polygon on the Earth, with edges that are straight in degrees of latitude and longitude.
///
/// That is how GeoJSON (RFC 7946) and the vendors' fences mean them. Each edge goes the short way round in longitude, so a
/// ring may cross the antimeridian, and its corners may be given as 179 and -179. A ring that goes once round the Earth
/// contains the pole on the side of its mean latitude. The ring closes itself; repeating the first corner does no harm. Rings
/// that cross themselves are inside where a ray crosses them an odd number of times. Places on an edge may fall on
/// either side.
public struct PolygonArea<D: Datum>: Sendable, Hashable {
    /// The corners, in order.
    public let corners: [Coordinate<D>]
    /// The longitudes of the corners and of the first one again, each at most half a turn from the one before.
    private let longitudes: [Double]
    private let containsNorthPole: Bool

    /// Makes a polygon.
    ///
    /// - Throws: ``CoordinateError`` when there are fewer than three corners that differ.
    public init(corners: [Coordinate<D>]) throws(CoordinateError) {
        guard Set(corners).count >= 3 else {
            throw CoordinateError(
                code: .corners,
                message: "a polygon needs three corners that differ; there are \(Set(corners).count)"
            )
        }
        self.corners = corners
        var longitudes = [corners[0].longitude]
        for corner in corners.dropFirst() + corners.prefix(1) {
            let last = longitudes[longitudes.count - 1]
            longitudes.append(last + (corner.longitude - last).remainder(dividingBy: 360))
        }
        self.longitudes = longitudes
        let isRoundTheEarth = abs(longitudes[longitudes.count - 1] - longitudes[0]) > 180
        containsNorthPole = isRoundTheEarth && corners.reduce(0) { $0 + $1.latitude } > 0
    }

    /// Whether a place lies in the polygon.
    ///
    /// Complexity: O(n) in the number of corners.
    public func contains(_ coordinate: Coordinate<D>) -> Bool {
        var isInside = containsNorthPole
        for index in corners.indices {
            let start = longitudes[index]
            let end = longitudes[index + 1]
            // The place's meridian, on the turn of the Earth in which the edge lies.
            let middle = (start + end) / 2
            let meridian = middle + (coordinate.longitude - middle).remainder(dividingBy: 360)
            guard (start <= meridian) != (end <= meridian) else { continue }
            let south = corners[index].latitude
            let north = corners[index + 1 == corners.count ? 0 : index + 1].latitude
            let crossing = south + (meridian - start) / (end - start) * (north - south)
            if crossing > coordinate.latitude { isInside.toggle() }
        }
        return isInside
    }
}
