// SPDX-License-Identifier: Apache-2.0

/// One way to read two numbers whose datum nobody wrote down, and how far that puts them from where they should be.
///
/// A type cannot protect numbers that come from a file. What can tell is a place that is known: a surveyed point, the start
/// of a track, a shop's address. Two readings of one pair lie 100 to 1,500 m apart in China, so a place known to a few dozen
/// metres settles it, and shows numbers that were converted twice.
public struct DatumReading: Sendable, Hashable {
    /// What the numbers may be.
    public enum Meaning: Sendable, Hashable, CaseIterable {
        /// Numbers in WGS-84.
        case wgs84
        /// Numbers in GCJ-02.
        case gcj02
        /// Numbers in BD-09.
        case bd09
        /// GCJ-02 numbers that were taken for WGS-84 and shifted once more.
        case gcj02Twice
        /// WGS-84 numbers that were taken for GCJ-02 and shifted back.
        case wgs84ShiftedBack
    }

    /// What the numbers are taken for.
    public let meaning: Meaning
    /// The true position, if they are.
    public let position: Coordinate<WGS84>
    /// How far that is from the known place, in metres.
    public let distance: Double

    /// Every way to read two numbers, the one closest to a known place first.
    ///
    /// Outside `region` the readings of GCJ-02 and WGS-84 are the same place, and stand in the order of ``Meaning``.
    ///
    /// - Parameters:
    ///   - latitude: Degrees north.
    ///   - longitude: Degrees east.
    ///   - place: Where the numbers should be.
    ///   - region: Where the shift applies.
    /// - Throws: ``CoordinateError`` when a number is not finite or out of range.
    public static func all(
        ofLatitude latitude: Double,
        longitude: Double,
        near place: Coordinate<WGS84>,
        in region: ChinaRegion = .customaryBox
    ) throws(CoordinateError) -> [DatumReading] {
        let plain = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
        let shifted = try Coordinate<GCJ02>(latitude: latitude, longitude: longitude)
        let baidu = try Coordinate<BD09>(latitude: latitude, longitude: longitude)
        let once = shifted.converted(to: WGS84.self, in: region)
        let twice = try Coordinate<GCJ02>(latitude: once.latitude, longitude: once.longitude)
        let forward = plain.converted(to: GCJ02.self, in: region)
        let positions: [(Meaning, Coordinate<WGS84>)] = [
            (.wgs84, plain),
            (.gcj02, once),
            (.bd09, baidu.converted(in: region)),
            (.gcj02Twice, twice.converted(in: region)),
            (.wgs84ShiftedBack, try Coordinate(latitude: forward.latitude, longitude: forward.longitude)),
        ]
        let readings = positions.map {
            DatumReading(meaning: $0.0, position: $0.1, distance: $0.1.distance(to: place))
        }
        return readings.enumerated()
            .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
            .map(\.element)
    }
}
