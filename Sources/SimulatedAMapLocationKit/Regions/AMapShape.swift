// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

/// What a region or a fence covers; all numbers are GCJ-02.
enum AMapShape {
    case circle(CLLocationCoordinate2D, radius: Double)
    case polygon([CLLocationCoordinate2D])

    /// Whether it covers anything.
    var isValid: Bool {
        switch self {
        case .circle(let center, let radius): radius > 0 && CLLocationCoordinate2DIsValid(center)
        case .polygon(let corners): corners.count >= 3 && corners.allSatisfy(CLLocationCoordinate2DIsValid)
        }
    }

    /// Whether a place is in it.
    func contains(_ place: CLLocationCoordinate2D) -> Bool {
        switch self {
        case .circle(let center, let radius):
            CLLocation(latitude: place.latitude, longitude: place.longitude)
                .distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
        case .polygon(let corners): Self.isInside(place, corners)
        }
    }

    /// Counts the edges to the east of a place: in a polygon their number is odd.
    private static func isInside(_ place: CLLocationCoordinate2D, _ corners: [CLLocationCoordinate2D]) -> Bool {
        guard var last = corners.last, corners.count >= 3 else { return false }
        var isInside = false
        for corner in corners {
            if (corner.latitude > place.latitude) != (last.latitude > place.latitude) {
                let share = (place.latitude - corner.latitude) / (last.latitude - corner.latitude)
                if place.longitude < corner.longitude + share * (last.longitude - corner.longitude) {
                    isInside.toggle()
                }
            }
            last = corner
        }
        return isInside
    }
}
