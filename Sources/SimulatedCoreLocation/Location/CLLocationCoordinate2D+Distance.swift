// SPDX-License-Identifier: Apache-2.0

import Geodesy

extension CLLocationCoordinate2D {
    /// The place by the type that every layer shares; nil if it is not valid.
    var place: Coordinate<WGS84>? {
        try? Coordinate<WGS84>(latitude: latitude, longitude: longitude)
    }

    /// The metres along the ground to another place; not a number if one of them is not valid.
    func distance(to other: CLLocationCoordinate2D) -> Double {
        guard let place, let other = other.place else { return .nan }
        return place.distance(to: other)
    }
}
