// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
public import SimulatedCoreLocation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Turns the numbers of another map into AMap's, GCJ-02, without the network.
///
/// Numbers that are no place, and those of maps that use GCJ-02 themselves, are returned as they are.
public func AMapLocationCoordinateConvert(
    _ coordinate: CLLocationCoordinate2D,
    _ type: AMapLocationCoordinateType
) -> CLLocationCoordinate2D {
    AMapCoordinateConvert(coordinate, AMapCoordinateType(rawValue: type.rawValue) ?? .aMap)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether AMap has data for a place: on the mainland, in Hong Kong and in Macau.
///
/// The place is given in GCJ-02. Near the border the answer is rough.
public func AMapLocationDataAvailableForCoordinate(_ coordinate: CLLocationCoordinate2D) -> Bool {
    AMapDataAvailableForCoordinate(coordinate)
}
