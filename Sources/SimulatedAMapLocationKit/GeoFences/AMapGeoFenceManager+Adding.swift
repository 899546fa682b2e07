// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

extension AMapGeoFenceManager {
    /// Adds a circle; its radius in metres must be positive.
    ///
    /// The delegate hears what became of it on a later turn.
    public func addCircleRegionForMonitoring(
        withCenter center: CLLocationCoordinate2D,
        radius: CLLocationDistance,
        customID: String!
    ) {
        client?.add(.circle(center, radius: radius), customID)
    }

    /// Adds a polygon of the first corners of a list, of which there must be three or more.
    public func addPolygonRegionForMonitoring(
        withCoordinates coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>!,
        count: Int,
        customID: String!
    ) {
        client?.add(.polygon(AMapCorners(coordinates, count: count)), customID)
    }

    /// Adds a fence around each point of interest that a search for a word or a kind finds in a city.
    ///
    /// - Parameters:
    ///   - keyword: The word; it or the kind must be there.
    ///   - type: The kind.
    ///   - city: The city; nil: all of them.
    ///   - size: How many fences at most, from 1 to 25; anything else counts as 10.
    ///   - customID: The app's name for the fences.
    public func addKeywordPOIRegionForMonitoring(
        withKeyword keyword: String!,
        poiType type: String!,
        city: String!,
        size: Int,
        customID: String!
    ) {
        let search = AMapFenceSearch(
            keyword: keyword ?? "",
            type: type ?? "",
            city: city ?? "",
            size: AMapFenceSearch.allowed(size)
        )
        client?.add(.keyword(search), customID)
    }

    /// Adds a fence around each point of interest that a search finds around a place.
    ///
    /// - Parameters:
    ///   - locationPoint: The place, in GCJ-02.
    ///   - aroundRadius: Metres around the place, from 1 to 50000; anything else counts as 3000.
    ///   - keyword: The word; it or the kind must be there.
    ///   - type: The kind.
    ///   - size: How many fences at most, from 1 to 25; anything else counts as 10.
    ///   - customID: The app's name for the fences.
    public func addAroundPOIRegionForMonitoring(
        withLocationPoint locationPoint: AMapLocationPoint!,
        aroundRadius: Int,
        keyword: String!,
        poiType type: String!,
        size: Int,
        customID: String!
    ) {
        let search = AMapFenceSearch(
            keyword: keyword ?? "",
            type: type ?? "",
            city: "",
            size: AMapFenceSearch.allowed(size)
        )
        let radius = (1...50_000).contains(aroundRadius) ? aroundRadius : 3_000
        client?.add(.around(locationPoint?.coordinate, radius: Double(radius), search), customID)
    }

    /// Adds a fence around a district, by its name.
    public func addDistrictRegionForMonitoring(withDistrictName districtName: String!, customID: String!) {
        client?.add(.district(districtName ?? ""), customID)
    }
}
