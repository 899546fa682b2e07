// SPDX-License-Identifier: Apache-2.0

/// What the reader takes from the elements inside a point, by the words that warnings use.
enum PointField: String, CaseIterable {
    case elevation, time, speed, course
    case horizontalAccuracy = "horizontal accuracy"
    case verticalAccuracy = "vertical accuracy"
    case horizontalDilution = "hdop"
    case verticalDilution = "vdop"

    /// The field of an element.
    ///
    /// GPX 1.0 and 1.1 define the direct children; speed and course are direct children in 1.0 and stand in extensions
    /// of Garmin, OsmAnd, GPSLogger and others in 1.1. Accuracies in metres exist in extensions only, such as those of
    /// OpenTracks.
    init?(_ element: GPXElement, isDirectChild: Bool) {
        switch element {
        case .ele where isDirectChild: self = .elevation
        case .time where isDirectChild: self = .time
        case .speed: self = .speed
        case .course: self = .course
        case .hdop: self = .horizontalDilution
        case .vdop: self = .verticalDilution
        case .horizontalAccuracy: self = .horizontalAccuracy
        case .verticalAccuracy: self = .verticalAccuracy
        default: return nil
        }
    }

    /// The numbers that make sense.
    var range: ClosedRange<Double> {
        switch self {
        case .elevation: -12_000...1e8
        case .time: -1e300...1e300
        case .speed: 0...299_792_458
        case .course: 0...360
        case .horizontalAccuracy, .verticalAccuracy, .horizontalDilution, .verticalDilution:
            Double.leastNormalMagnitude...1e8
        }
    }
}
