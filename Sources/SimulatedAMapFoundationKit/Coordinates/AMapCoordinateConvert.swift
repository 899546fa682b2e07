// SPDX-License-Identifier: Apache-2.0

import Geodesy
public import SimulatedCoreLocation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Turns the numbers of another map into AMap's, GCJ-02, without the network.
///
/// Numbers that are no place, and those of maps that use GCJ-02 themselves, are returned as they are.
public func AMapCoordinateConvert(
    _ coordinate: CLLocationCoordinate2D,
    _ type: AMapCoordinateType
) -> CLLocationCoordinate2D {
    switch type {
    case .GPS: AMapDatum.converted(coordinate, from: .wgs84)
    case .baidu: AMapDatum.converted(coordinate, from: .bd09)
    case .aMap, .mapBar, .mapABC, .soSoMap, .aliYun, .google: coordinate
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether AMap has data for a place: on the mainland, in Hong Kong and in Macau.
///
/// The place is given in GCJ-02. Near the border the answer is rough.
public func AMapDataAvailableForCoordinate(_ coordinate: CLLocationCoordinate2D) -> Bool {
    AMapDatum.covers(gcj02: coordinate)
}
