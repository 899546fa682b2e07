// SPDX-License-Identifier: Apache-2.0

/// Where the shift of GCJ-02 applies: a policy that the caller chooses.
///
/// No public document draws the line. Most converters use one rectangle, which also covers Seoul, Manila, Osaka, Hanoi
/// and Singapore, and whether maps of Hong Kong, Macau and Taiwan are shifted differs by vendor. So the region is an
/// argument of every conversion; the default is the rectangle, because that is what others who exchange GCJ-02
/// coordinates use.
///
/// ``mainland`` and ``mainlandHongKongAndMacau`` follow a boundary that is good to about two kilometres: Natural Earth's
/// 1:10m countries, with the sea up to about 30 km off the coast. Towns that a border river or fence parts may fall on the
/// wrong side.
public struct ChinaRegion: Sendable, Hashable {
    private let shape: Shape

    private enum Shape: Hashable {
        case nowhere
        case box(Bounds)
        case mainland(withHongKongAndMacau: Bool)
    }

    /// South, north, west and east in degrees.
    private struct Bounds: Hashable {
        let south, north, west, east: Double

        func contains(_ place: Degrees, margin: Double) -> Bool {
            place.latitude >= south - margin && place.latitude <= north + margin
                && place.longitude >= west - margin && place.longitude <= east + margin
        }

        @inline(__always)
        func contains(
            _ places: BatchConversion.Places,
            margin: Double
        ) -> SIMDMask<BatchConversion.Eight.MaskStorage> {
            let isNorth = places.latitude .>= (south - margin)
            let isSouth = places.latitude .<= (north + margin)
            let isEast = places.longitude .>= (west - margin)
            let isWest = places.longitude .<= (east + margin)
            return isNorth .& isSouth .& isEast .& isWest
        }
    }

    /// The rectangle that most converters use: 0.8293...55.8271 north, 72.004...137.8347 east.
    public static let customaryBox = ChinaRegion(
        shape: .box(Bounds(south: 0.8293, north: 55.8271, west: 72.004, east: 137.8347))
    )

    /// The mainland without Hong Kong, Macau and Taiwan.
    public static let mainland = ChinaRegion(shape: .mainland(withHongKongAndMacau: false))

    /// The mainland, Hong Kong and Macau, without Taiwan: where AMap says that it shifts.
    public static let mainlandHongKongAndMacau = ChinaRegion(shape: .mainland(withHongKongAndMacau: true))

    /// No shift anywhere: GCJ-02 and WGS-84 have the same numbers.
    public static let none = ChinaRegion(shape: .nowhere)

    /// Whether the shift applies at a true position.
    public func contains(_ coordinate: Coordinate<WGS84>) -> Bool {
        contains(coordinate.degrees)
    }

    /// Whether the shift applies everywhere or nowhere within a margin of a place, as far as that is known at a glance.
    ///
    /// - Parameters:
    ///   - margin: Degrees to each side.
    ///   - place: The place, in numbers of any datum.
    /// - Returns: Nil where a closer look is needed.
    package func containsAll<D: Datum>(within margin: Double, of place: Coordinate<D>) -> Bool? {
        guard case .mainland(withHongKongAndMacau: true) = shape else { return nil }
        return ChinaBoundary.whole.containsAll(
            latitudes: (place.latitude - margin, place.latitude + margin),
            longitudes: (place.longitude - margin, place.longitude + margin)
        )
    }

    /// The same for plain numbers.
    func contains(_ place: Degrees) -> Bool {
        let (latitude, longitude) = (place.latitude, place.longitude)
        switch shape {
        case .nowhere: return false
        case .box(let bounds): return bounds.contains(place, margin: 0)
        case .mainland(let isWhole):
            guard ChinaBoundary.whole.contains(latitude: latitude, longitude: longitude) else { return false }
            return isWhole
                || !ChinaBoundary.hongKong.contains(latitude: latitude, longitude: longitude)
                    && !ChinaBoundary.macau.contains(latitude: latitude, longitude: longitude)
        }
    }

    /// Whether the shift applies at a position known to a tenth of a millimetre: on the box's edge, or next to it, it does.
    func containsNearly(_ place: Degrees) -> Bool {
        if case .box(let bounds) = shape { return bounds.contains(place, margin: Self.nearness) }
        return contains(place)
    }

    /// A little more than a tenth of a millimetre, in degrees.
    private static let nearness = 2e-9

    /// Whether a place whose shift leads to or starts at this one may lie in the region; false is certain.
    ///
    /// The margin is several times the longest shift in the neighbourhood of China, which is about 0.014 degrees.
    func mayContainNeighbour(of place: Degrees) -> Bool {
        switch shape {
        case .nowhere: false
        case .box(let bounds): bounds.contains(place, margin: 0.05)
        case .mainland:
            ChinaBoundary.whole.mayContain(latitude: place.latitude, longitude: place.longitude, margin: 0.05)
        }
    }

    /// Whether the shift applies, for eight true positions.
    @inline(__always)
    func contains(_ places: BatchConversion.Places) -> SIMDMask<BatchConversion.Eight.MaskStorage> {
        switch shape {
        case .nowhere: return .init(repeating: false)
        case .box(let bounds): return bounds.contains(places, margin: 0)
        case .mainland:
            var mask = SIMDMask<BatchConversion.Eight.MaskStorage>(repeating: false)
            for lane in 0..<8 { mask[lane] = contains(Degrees(places.latitude[lane], places.longitude[lane])) }
            return mask
        }
    }

    /// The same as ``containsNearly(_:)`` for eight places.
    @inline(__always)
    func containsNearly(_ places: BatchConversion.Places) -> SIMDMask<BatchConversion.Eight.MaskStorage> {
        if case .box(let bounds) = shape { return bounds.contains(places, margin: Self.nearness) }
        return contains(places)
    }

    /// The same as ``mayContainNeighbour(of:)`` for eight places.
    @inline(__always)
    func mayContainNeighbours(of places: BatchConversion.Places) -> SIMDMask<BatchConversion.Eight.MaskStorage> {
        switch shape {
        case .nowhere: return .init(repeating: false)
        case .box(let bounds): return bounds.contains(places, margin: 0.05)
        case .mainland:
            var mask = SIMDMask<BatchConversion.Eight.MaskStorage>(repeating: false)
            for lane in 0..<8 {
                mask[lane] = mayContainNeighbour(of: Degrees(places.latitude[lane], places.longitude[lane]))
            }
            return mask
        }
    }
}
