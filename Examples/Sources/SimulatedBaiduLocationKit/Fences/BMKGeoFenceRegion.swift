// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// A fence: a circle or a polygon, in the datum that it was added in.
public final class BMKGeoFenceRegion: NSObject {
    enum Shape {
        case circle(CLLocationCoordinate2D, radius: Double)
        case polygon([CLLocationCoordinate2D])
    }

    /// The SDK's name for the fence.
    public let identifier: String
    /// The app's name for it.
    public let customID: String
    /// Where the phone is with respect to it.
    public internal(set) var fenceStatus = BMKGeoFenceRegionStatus.unknown
    let type: BMKLocationCoordinateType
    private let shape: Shape

    init?(_ shape: Shape, identifier: String, customID: String, type: BMKLocationCoordinateType) {
        switch shape {
        case .circle(let center, let radius):
            guard radius > 0, CLLocationCoordinate2DIsValid(center) else { return nil }
        case .polygon(let corners):
            guard corners.count >= 3, corners.allSatisfy(CLLocationCoordinate2DIsValid) else { return nil }
        }
        self.shape = shape
        self.identifier = identifier
        self.customID = customID
        self.type = type
    }

    /// Whether a location of the fence's datum is inside.
    func contains(_ location: CLLocation) -> Bool {
        switch shape {
        case .circle(let center, let radius):
            CLLocation(latitude: center.latitude, longitude: center.longitude).distance(from: location) <= radius
        case .polygon(let corners): Self.contains(corners, location.coordinate)
        }
    }

    /// Whether a ray to the east crosses the border an odd number of times.
    private static func contains(_ corners: [CLLocationCoordinate2D], _ place: CLLocationCoordinate2D) -> Bool {
        zip(corners, corners.dropFirst() + corners.prefix(1)).filter { from, to in
            guard (from.latitude > place.latitude) != (to.latitude > place.latitude) else { return false }
            let part = (place.latitude - from.latitude) / (to.latitude - from.latitude)
            return place.longitude < from.longitude + part * (to.longitude - from.longitude)
        }.count % 2 == 1
    }
}
