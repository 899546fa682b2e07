// SPDX-License-Identifier: Apache-2.0

package import Geodesy
package import SimulatedCoreLocation

/// Where and how AMap shifts.
package enum AMapDatum {
    /// Where AMap's locations are in GCJ-02.
    package static let region = ChinaRegion.mainlandHongKongAndMacau

    /// A coordinate in GCJ-02; unchanged where it is no place.
    package static func converted(
        _ numbers: CLLocationCoordinate2D,
        from datum: DatumIdentifier
    ) -> CLLocationCoordinate2D {
        guard
            let place = try? AnyCoordinate(latitude: numbers.latitude, longitude: numbers.longitude, datum: datum)
        else { return numbers }
        let shifted = place.converted(to: GCJ02.self, in: region)
        return CLLocationCoordinate2D(latitude: shifted.latitude, longitude: shifted.longitude)
    }

    /// Whether a place in GCJ-02 lies where AMap has data.
    ///
    /// Far from the border the shift does not matter; near it, it is taken back to some metres, which is quick.
    package static func covers(gcj02 numbers: CLLocationCoordinate2D) -> Bool {
        guard let place = try? Coordinate<WGS84>(latitude: numbers.latitude, longitude: numbers.longitude) else {
            return false
        }
        if let covers = region.containsAll(within: longestShift, of: place) { return covers }
        let shifted = place.converted(to: GCJ02.self)
        let origin = try? Coordinate<WGS84>(
            latitude: 2 * place.latitude - shifted.latitude,
            longitude: 2 * place.longitude - shifted.longitude
        )
        return origin.map(region.contains) ?? false
    }

    /// More than the shift's length in degrees, along each axis.
    private static let longestShift = 0.02
}
