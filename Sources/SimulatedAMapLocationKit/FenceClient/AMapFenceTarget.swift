// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

/// What fences are put around.
enum AMapFenceTarget {
    case circle(CLLocationCoordinate2D, radius: Double)
    case polygon(AMapCorners)
    case keyword(AMapFenceSearch)
    case around(CLLocationCoordinate2D?, radius: Double, AMapFenceSearch)
    case district(String)

    /// Whether it can be asked for.
    var isValid: Bool {
        switch self {
        case .circle(let center, let radius): AMapShape.circle(center, radius: radius).isValid
        case .polygon(let corners): AMapShape.polygon(corners.places).isValid
        case .keyword(let search): search.isValid
        case .around(let center, _, let search): search.isValid && center.map(CLLocationCoordinate2DIsValid) == true
        case .district(let name): !name.isEmpty
        }
    }

    /// Whether AMap's servers have to be asked for it.
    var needsServers: Bool {
        switch self {
        case .circle, .polygon: false
        case .keyword, .around, .district: true
        }
    }

    /// What the journal calls it.
    var words: String {
        switch self {
        case .circle(_, let radius): String(format: "a circle of %g m", radius)
        case .polygon(let corners): "a polygon of \(corners.places.count) corners"
        case .keyword(let search): "points of interest “\(search.keyword)\(search.type)”"
        case .around(_, let radius, let search):
            String(format: "points of interest “%@” within %g m", search.keyword + search.type, radius)
        case .district(let name): "the district “\(name)”"
        }
    }
}

/// A search for points of interest.
struct AMapFenceSearch {
    let keyword: String
    let type: String
    let city: String
    let size: Int

    /// Whether there is something to search for.
    var isValid: Bool { !keyword.isEmpty || !type.isEmpty }

    /// The number of results that the SDK makes of the one that it is given.
    static func allowed(_ size: Int) -> Int { (1...25).contains(size) ? size : 10 }
}
