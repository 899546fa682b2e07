// SPDX-License-Identifier: Apache-2.0

/// Where the shift of GCJ-02 applies: a policy that the caller chooses.
///
/// No public document draws the line. Most converters use one rectangle, which also covers Seoul, Manila, Osaka, Hanoi
/// and Singapore, and whether maps of Hong Kong, Macau and Taiwan are shifted differs by vendor. So the region is an
/// argument of every conversion; the default is the rectangle, because that is what others who exchange GCJ-02
/// coordinates use.
public struct ChinaRegion: Sendable, Hashable {
    /// South, north, west and east in degrees; nil where nothing is shifted.
    private let bounds: Bounds?

    private struct Bounds: Hashable {
        let south, north, west, east: Double

        func contains(_ latitude: Double, _ longitude: Double, margin: Double) -> Bool {
            latitude >= south - margin && latitude <= north + margin
                && longitude >= west - margin && longitude <= east + margin
        }
    }

    /// The rectangle that most converters use: 0.8293...55.8271 north, 72.004...137.8347 east.
    public static let customaryBox = ChinaRegion(
        bounds: Bounds(south: 0.8293, north: 55.8271, west: 72.004, east: 137.8347)
    )

    /// No shift anywhere: GCJ-02 and WGS-84 have the same numbers.
    public static let none = ChinaRegion(bounds: nil)

    /// Whether the shift applies at a true position.
    public func contains(_ coordinate: Coordinate<WGS84>) -> Bool {
        bounds?.contains(coordinate.latitude, coordinate.longitude, margin: 0) ?? false
    }

    /// Whether a place whose shift leads to or starts at this one may lie in the region; false is certain.
    ///
    /// The margin is several times the longest shift in the neighbourhood of China, which is about 0.014 degrees.
    func mayContainNeighbour(latitude: Double, longitude: Double) -> Bool {
        bounds?.contains(latitude, longitude, margin: 0.05) ?? false
    }
}
