// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a fence encloses.
public enum AMapGeoFenceRegionType: Int, Sendable, CaseIterable {
    /// A circle.
    case circle = 0
    /// A polygon.
    case polygon = 1
    /// The surroundings of a point of interest.
    case POI = 2
    /// A district.
    case district = 3
}
